// SPDX-License-Identifier: MIT
#include "app/views/workshop/widgets/rule_editor.h"

#include "app/document/workshop.h"
#include "app/views/workshop/network_words.h"
#include "app/views/workshop/widgets/rule_completion.h"
#include "app/views/workshop/widgets/rule_highlighter.h"
#include "app/window/parts/plain_text.h"
#include "app/window/parts/style.h"
#include "app/window/parts/widget_theme.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QCompleter>
#include <QFontDatabase>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMimeData>
#include <QPainter>
#include <QPlainTextDocumentLayout>
#include <QRegularExpression>
#include <QScrollBar>
#include <QStandardItemModel>
#include <QTextBlock>
#include <QTextLayout>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace convoku {
namespace {

constexpr int kIndentation = 4;
constexpr int kEditorPicture = 22;
constexpr int kEditorNarrow = 430; ///< below this width the text needs the room

class NoteData : public QTextBlockUserData
{
public:
    explicit NoteData(LineNote lineNote)
        : note(std::move(lineNote))
    {
    }
    LineNote note;
};

const LineNote* noteOfBlock(const QTextBlock& block)
{
    const auto* data = static_cast<const NoteData*>(block.userData());
    return data == nullptr ? nullptr : &data->note;
}

/// Returns whether a line is so long that looking for the end of a word in each of its rows would take seconds.
bool hasLongLine(const QString& text)
{
    constexpr qsizetype kLong = 4096;
    return std::ranges::any_of(
        QStringView(text).split(QLatin1Char('\n')), [](QStringView line) { return line.size() > kLong; });
}

} // namespace

/// All rows of text have the same height, so that a picture fits beside each of them. The continuation of a long line
/// is indented further than its beginning.
class RuleEditor::Rows final : public QPlainTextDocumentLayout
{
public:
    explicit Rows(QTextDocument* document)
        : QPlainTextDocumentLayout(document)
    {
    }
    QRectF blockBoundingRect(const QTextBlock& block) const override
    {
        QRectF rect = QPlainTextDocumentLayout::blockBoundingRect(block);
        if (!block.isValid() || !block.isVisible())
            return rect;
        QTextLayout* layout = block.layout();
        const qreal margin = document()->documentMargin();
        if (const qreal in = margin + continuation(block); layout->lineCount() > 1 && layout->lineAt(1).x() != in)
            wrap(block, margin, in);
        const int rows = layout->lineCount();
        for (int i = 0; i < rows; ++i) {
            QTextLine line = layout->lineAt(i);
            line.setPosition({line.x(), i * height + std::floor((height - line.height()) / 2)});
        }
        rect.setHeight(rows * height + (block.next().isValid() ? 0 : margin));
        return rect;
    }
    void tellSize() { Q_EMIT documentSizeChanged(documentSize()); }

    qreal height = 0; ///< of a row
    qreal letter = 0; ///< the width of a letter

private:
    qreal continuation(const QTextBlock& block) const
    {
        const QString text = block.text();
        const auto first = std::find_if(text.begin(), text.end(), [](QChar c) { return !c.isSpace(); });
        const qreal most = block.layout()->lineAt(0).width() / 2; // a narrow editor has room for the text
        return std::min(static_cast<qreal>(first - text.begin() + kIndentation) * letter, most);
    }
    static void wrap(QTextBlock block, qreal margin, qreal in)
    {
        QTextLayout* layout = block.layout();
        const qreal width = layout->lineAt(0).width();
        static const QRegularExpression codeBefore(QStringLiteral("^ *[^ #].*? (?=#)"));
        const int comment = static_cast<int>(codeBefore.match(block.text()).capturedEnd());
        layout->beginLayout();
        for (qreal x = margin;; x = in) {
            QTextLine line = layout->createLine();
            if (!line.isValid())
                break;
            line.setLeadingIncluded(true);
            line.setLineWidth(width - (x - margin));
            // A comment that does not fit behind its line stands below it as a whole.
            if (line.textStart() < comment && line.textStart() + line.textLength() > comment)
                line.setNumColumns(comment - line.textStart(), width);
            line.setPosition({x, 0});
        }
        layout->endLayout();
        block.setLineCount(layout->lineCount());
    }
};

RuleEditor::RuleEditor(QWidget* parent)
    : QPlainTextEdit(parent)
    , m_highlighter(nullptr)
    , m_rows(new Rows(document()))
    , m_numbers(new QWidget(this))
    , m_notes(new QWidget(this))
    , m_enlarged(new PlainLabel(this))
    , m_completer(new QCompleter(this))
    , m_words(new QStandardItemModel(this))
{
    document()->setDocumentLayout(m_rows);
    m_highlighter = new RuleHighlighter(document());
    setObjectName(QStringLiteral("rule_editor"));
    setAccessibleName(tr("Text of the network"));
    setTabChangesFocus(true);
    setFrameShape(QFrame::NoFrame);
    m_numbers->setObjectName(QStringLiteral("line_numbers"));
    m_notes->setObjectName(QStringLiteral("line_notes"));
    m_notes->setMouseTracking(true);
    m_enlarged->setObjectName(QStringLiteral("enlarged_picture"));
    m_enlarged->setWindowFlags(Qt::ToolTip); // a child would have the font of the editor
    m_enlarged->setFrameShape(QFrame::Box);
    m_enlarged->setMargin(space::kSmall);
    for (QWidget* margin : {m_numbers, m_notes})
        margin->installEventFilter(this);
    m_completer->setModel(m_words);
    m_completer->setCompletionRole(Qt::UserRole);
    m_completer->setWidget(this);
    m_completer->setCompletionMode(QCompleter::PopupCompletion);
    m_completer->setModelSorting(QCompleter::UnsortedModel);
    connect(m_completer, qOverload<const QString&>(&QCompleter::activated), this, &RuleEditor::complete);
    connect(this, &QPlainTextEdit::blockCountChanged, this, &RuleEditor::arrange);
    connect(this, &QPlainTextEdit::updateRequest, this, [this](const QRect&, int) {
        m_numbers->update();
        m_notes->update();
    });
    connect(this, &QPlainTextEdit::cursorPositionChanged, this, [this] {
        const int now = line();
        if (now == m_line)
            return;
        m_line = now;
        viewport()->update();
        Q_EMIT lineChanged(now);
    });
    useFont();
    followTheme(this, [this] {
        m_highlighter->setTheme(themeOf(this));
        setMistakes(m_mistakes);
    });
}

void RuleEditor::useFont()
{
    QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    const QFont body = textFont(TextSize::Body);
    if (body.pixelSize() > 0)
        font.setPixelSize(body.pixelSize());
    else
        font.setPointSizeF(body.pointSizeF());
    font.setStyleHint(QFont::Monospace);
    if (font != this->font())
        setFont(font);
    setTabStopDistance(QFontMetricsF(font).horizontalAdvance(QLatin1Char(' ')) * kIndentation);
    arrange();
}

void RuleEditor::replaceText(const QString& text)
{
    QTextCursor cursor(document());
    cursor.beginEditBlock();
    cursor.select(QTextCursor::Document);
    setWordWrapMode(hasLongLine(text) ? QTextOption::WrapAnywhere : QTextOption::WrapAtWordBoundaryOrAnywhere);
    cursor.insertText(text);
    cursor.endEditBlock();
    cursor.movePosition(QTextCursor::Start);
    setTextCursor(cursor);
    verticalScrollBar()->setValue(0);
}

void RuleEditor::setMistakes(const std::vector<DraftMistake>& mistakes)
{
    m_mistakes = mistakes;
    decltype(extraSelections()) selections;
    const int end = std::max(document()->characterCount() - 1, 0);
    for (const DraftMistake& mistake : mistakes) {
        decltype(selections)::value_type selection;
        selection.format.setUnderlineStyle(QTextCharFormat::WaveUnderline);
        selection.format.setUnderlineColor(windowTokens().contradiction);
        selection.cursor = QTextCursor(document());
        selection.cursor.setPosition(static_cast<int>(std::min<qsizetype>(mistake.from, end)));
        selection.cursor.setPosition(static_cast<int>(std::min<qsizetype>(mistake.to, end)), QTextCursor::KeepAnchor);
        selections << selection;
    }
    setExtraSelections(selections);
}

void RuleEditor::setNotes(const std::map<int, LineNote>& notes)
{
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        const auto note = notes.find(block.blockNumber() + 1);
        if (note != notes.end() && note->second.text == block.text())
            block.setUserData(new NoteData(note->second));
        else
            block.setUserData(nullptr);
    }
    enlarge(0);
    m_rows->tellSize();
    viewport()->update();
    m_numbers->update();
    m_notes->update();
}

void RuleEditor::enlarge(int line)
{
    if (line == m_enlargedLine)
        return;
    const LineNote* note = noteOf(line);
    const bool has = line > 0 && note != nullptr && note->draw;
    m_enlargedLine = has ? line : 0;
    m_enlarged->setVisible(has);
    if (!has)
        return;
    constexpr int kEnlarged = 200;
    m_enlarged->setPixmap(QPixmap::fromImage(note->draw(kEnlarged)));
    m_enlarged->adjustSize();
    const int lowest = m_notes->height() - m_enlarged->height();
    m_enlarged->move(
        m_notes->mapToGlobal(QPoint(-m_enlarged->width(), std::max(0, std::min(pictureRect(line).top(), lowest)))));
}

const LineNote* RuleEditor::noteOf(int line) const
{
    const QTextBlock block = document()->findBlockByNumber(line - 1);
    const LineNote* note = noteOfBlock(block);
    return note != nullptr && note->text == block.text() ? note : nullptr;
}

int RuleEditor::line() const
{
    return textCursor().blockNumber() + 1;
}

void RuleEditor::goToLine(int line)
{
    QTextCursor cursor(document()->findBlockByNumber(std::clamp(line - 1, 0, blockCount() - 1)));
    setTextCursor(cursor);
    ensureCursorVisible();
}

QSize RuleEditor::minimumSizeHint() const
{
    return {fontMetrics().averageCharWidth() * 24, fontMetrics().lineSpacing() * 4};
}

int RuleEditor::numbersWidth() const
{
    const auto digits = QString::number(std::max(blockCount(), 99)).size();
    return fontMetrics().horizontalAdvance(QLatin1Char('0')) * static_cast<int>(digits) + 2 * space::kSmall;
}

int RuleEditor::pictureSide() const
{
    return std::max(kEditorPicture, fontMetrics().lineSpacing());
}

int RuleEditor::notesWidth() const
{
    if (m_narrow)
        return 0;
    return pictureSide() + QFontMetrics(textFont(TextSize::Label)).horizontalAdvance(QStringLiteral("[36, 9, 9]"))
        + 3 * space::kSmall;
}

void RuleEditor::arrange()
{
    m_narrow = width() < kEditorNarrow;
    const qreal height = pictureSide() + 3;
    const qreal letter = QFontMetricsF(font()).horizontalAdvance(QLatin1Char(' '));
    if (height != m_rows->height || letter != m_rows->letter) {
        m_rows->height = height;
        m_rows->letter = letter;
        m_rows->tellSize();
    }
    setViewportMargins(numbersWidth(), 0, notesWidth(), 0);
    const QRect inside = contentsRect();
    const QRect port = viewport()->geometry();
    m_numbers->setGeometry(inside.left(), port.top(), numbersWidth(), port.height());
    m_notes->setGeometry(port.right() + 1, port.top(), notesWidth(), port.height());
}

void RuleEditor::resizeEvent(QResizeEvent* event)
{
    QPlainTextEdit::resizeEvent(event);
    arrange();
}

void RuleEditor::changeEvent(QEvent* event)
{
    QPlainTextEdit::changeEvent(event);
    if (event->type() == QEvent::ApplicationFontChange)
        useFont();
    if (event->type() == QEvent::PaletteChange && m_highlighter != nullptr)
        setMistakes(m_mistakes);
}

void RuleEditor::paintEvent(QPaintEvent* event)
{
    // The line that the cursor is in: all of its row.
    {
        QPainter painter(viewport());
        const QTextBlock block = textCursor().block();
        const QRectF row = blockBoundingGeometry(block).translated(contentOffset());
        const QRect line(0, qRound(row.top()), viewport()->width(), qRound(row.height()));
        if (line.intersects(event->rect()))
            painter.fillRect(line, windowTokens().selected);
    }
    QPlainTextEdit::paintEvent(event);
}

bool RuleEditor::eventFilter(QObject* watched, QEvent* event)
{
    const auto lineAt = [this](QPoint at) { return cursorForPosition(QPoint(0, at.y())).blockNumber() + 1; };
    switch (event->type()) {
    case QEvent::Paint:
        if (watched == m_numbers)
            paintNumbers();
        else if (watched == m_notes)
            paintNotes();
        break;
    case QEvent::MouseButtonPress:
    case QEvent::MouseMove:
        if (watched == m_notes) {
            const auto* mouse = static_cast<QMouseEvent*>(event);
            const int line = lineAt(mouse->pos());
            const bool onPicture = pictureRect(line).contains(mouse->pos());
            if (event->type() == QEvent::MouseMove) {
                enlarge(onPicture ? line : 0);
                m_notes->setCursor(onPicture ? Qt::PointingHandCursor : Qt::ArrowCursor);
            } else if (mouse->button() == Qt::LeftButton) {
                if (onPicture)
                    Q_EMIT pictureClicked(line);
                else
                    goToLine(line);
            }
        }
        break;
    case QEvent::ToolTip:
        if (watched == m_notes) {
            const auto* help = static_cast<QHelpEvent*>(event);
            QToolTip::showText(help->globalPos(), tipAt(lineAt(help->pos())), m_notes);
            return true;
        }
        break;
    case QEvent::Leave:
        enlarge(0);
        break;
    case QEvent::Wheel:
        enlarge(0);
        // The editor watches its scroll bars too, and what the viewport is told of the wheel goes to them.
        if (watched == m_numbers || watched == m_notes)
            return QApplication::sendEvent(viewport(), event);
        break;
    default:
        break;
    }
    return QPlainTextEdit::eventFilter(watched, event);
}

bool RuleEditor::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const int at = cursorForPosition(help->pos()).position();
        const auto mistake = std::find_if(m_mistakes.begin(), m_mistakes.end(),
            [at](const DraftMistake& each) { return each.from <= at && at <= each.to; });
        if (mistake != m_mistakes.end())
            QToolTip::showText(help->globalPos(), mistake->sentence, viewport());
        else
            QToolTip::hideText();
        return true;
    }
    return QPlainTextEdit::viewportEvent(event);
}

QString RuleEditor::tipAt(int line) const
{
    const LineNote* note = noteOf(line);
    if (note == nullptr)
        return {};
    const QString layers = tr("layers %1, %2").arg(note->layers, note->shape);
    return note->picture.isNull() ? layers : tr("%1 · click to show the layer with all its numbers").arg(layers);
}

QRect RuleEditor::pictureRect(int line) const
{
    const QTextBlock block = document()->findBlockByNumber(line - 1);
    const LineNote* note = noteOf(line);
    if (!block.isValid() || note == nullptr || note->picture.isNull() || m_narrow)
        return {};
    const QRectF row = blockBoundingGeometry(block).translated(contentOffset());
    const QSize size = note->picture.size().boundedTo({pictureSide(), pictureSide()});
    const QRect place(space::kSmall + (pictureSide() - size.width()) / 2,
        qRound(row.top()) + (qRound(m_rows->height) - size.height()) / 2, size.width(), size.height());
    return place.intersects(m_notes->rect()) ? place : QRect();
}

void RuleEditor::paintNumbers()
{
    QPainter painter(m_numbers);
    painter.fillRect(m_numbers->rect(), palette().color(QPalette::Base));
    painter.setFont(font());
    const Tokens& tokens = windowTokens();
    for (QTextBlock block = firstVisibleBlock(); block.isValid(); block = block.next()) {
        const QRectF row = blockBoundingGeometry(block).translated(contentOffset());
        if (row.top() > m_numbers->height())
            break;
        const bool current = block.blockNumber() + 1 == m_line;
        const bool wrong = std::any_of(m_mistakes.begin(), m_mistakes.end(),
            [&](const DraftMistake& mistake) { return mistake.line == block.blockNumber() + 1; });
        if (current)
            painter.fillRect(QRectF(0, row.top(), m_numbers->width(), row.height()), tokens.selected);
        if (current)
            painter.fillRect(QRectF(0, row.top(), 3, row.height()),
                wrong ? tokens.contradiction : themeOf(this).family(RuleFamily::HiddenSingle));
        painter.setPen(wrong ? tokens.contradiction : current ? tokens.text1 : tokens.text3);
        painter.drawText(QRectF(0, row.top(), m_numbers->width() - space::kSmall, m_rows->height),
            Qt::AlignRight | Qt::AlignVCenter, QString::number(block.blockNumber() + 1));
    }
}

void RuleEditor::paintNotes()
{
    QPainter painter(m_notes);
    painter.fillRect(m_notes->rect(), palette().color(QPalette::Base));
    const Tokens& tokens = windowTokens();
    const QFont label = textFont(TextSize::Label);
    painter.setFont(label);
    const int text = pictureSide() + 2 * space::kSmall;
    for (QTextBlock block = firstVisibleBlock(); block.isValid(); block = block.next()) {
        const QRectF row = blockBoundingGeometry(block).translated(contentOffset());
        if (row.top() > m_notes->height())
            break;
        const int line = block.blockNumber() + 1;
        if (line == m_line)
            painter.fillRect(QRectF(0, row.top(), m_notes->width(), row.height()), tokens.selected);
        const LineNote* note = noteOf(line);
        if (note == nullptr)
            continue;
        const QRect picture = pictureRect(line);
        if (!picture.isEmpty()) {
            painter.drawImage(picture, note->picture);
            painter.setPen(tokens.hairline);
            painter.setBrush(Qt::NoBrush);
            painter.drawRect(QRectF(picture).adjusted(-0.5, -0.5, 0.5, 0.5));
        }
        painter.setPen(note->isOfPart ? tokens.text2 : tokens.text3);
        painter.drawText(QRectF(text, row.top(), m_notes->width() - text, m_rows->height),
            Qt::AlignLeft | Qt::AlignVCenter, note->shape);
    }
}

void RuleEditor::insertFromMimeData(const QMimeData* source)
{
    if (!source->hasText())
        return;
    // Without what is replaced, and the end of the last line that each document has.
    const QTextCursor cursor = textCursor();
    const qsizetype stays = document()->characterCount() - 1 - (cursor.selectionEnd() - cursor.selectionStart());
    const qsizetype room = Workshop::kMostLetters - stays;
    const QString text = source->text().left(std::max<qsizetype>(room, 0));
    if (hasLongLine(text))
        setWordWrapMode(QTextOption::WrapAnywhere);
    insertPlainText(text);
}

void RuleEditor::keyPressEvent(QKeyEvent* event)
{
    const bool offered = m_completer->popup()->isVisible();
    switch (event->key()) {
    case Qt::Key_Enter:
    case Qt::Key_Return:
    case Qt::Key_Tab:
    case Qt::Key_Backtab:
    case Qt::Key_Escape:
        if (offered) {
            event->ignore(); // the list takes it
            return;
        }
        break;
    default:
        break;
    }
    if (event->key() == Qt::Key_Space && event->modifiers() == Qt::ControlModifier) {
        offer(true);
        return;
    }
    if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && event->modifiers() == Qt::NoModifier) {
        breakLine();
        return;
    }
    QPlainTextEdit::keyPressEvent(event);
    const QString typed = event->text();
    const bool writes = !typed.isEmpty() && (isOfWord(typed.back()) || event->key() == Qt::Key_Backspace);
    if (writes && (offered || event->key() != Qt::Key_Backspace))
        offer(false);
    else if (!typed.isEmpty())
        m_completer->popup()->hide();
}

void RuleEditor::breakLine()
{
    QTextCursor cursor = textCursor();
    const QString before = cursor.block().text().left(cursor.positionInBlock());
    qsizetype indentation = 0;
    while (indentation < before.size() && before[indentation] == QLatin1Char(' '))
        ++indentation;
    const QString said = before.trimmed();
    const auto opened = said.count(QLatin1Char('(')) + said.count(QLatin1Char('[')) - said.count(QLatin1Char(')'))
        - said.count(QLatin1Char(']'));
    if ((said.endsWith(QLatin1Char(':')) || opened > 0) && endsOutside(before))
        indentation += kIndentation;
    else if (said == QLatin1String("return") || said.startsWith(QLatin1String("return ")))
        indentation = 0; // a part ends with it
    cursor.beginEditBlock();
    cursor.insertText(QLatin1Char('\n') + QString(indentation, QLatin1Char(' ')));
    cursor.endEditBlock();
    setTextCursor(cursor);
    ensureCursorVisible();
}

QStringList RuleEditor::completions() const
{
    return completionsAt(textCursor());
}

void RuleEditor::offer(bool asked)
{
    const QString word = wordBefore(textCursor());
    const QStringList words = completions();
    QAbstractItemView* popup = m_completer->popup();
    constexpr qsizetype kLeast = 2; // letters, before it offers by itself
    if (words.isEmpty() || (!asked && word.size() < kLeast)) {
        popup->hide();
        return;
    }
    m_words->clear();
    const std::vector<NetworkWord> known = networkWords();
    for (const QString& suggestion : words) {
        const auto row
            = std::find_if(known.begin(), known.end(), [&](const NetworkWord& one) { return one.word == suggestion; });
        auto* item = new QStandardItem(
            row == known.end() ? suggestion : QStringLiteral("%1   %2").arg(suggestion.leftJustified(12), row->help));
        item->setData(suggestion, Qt::UserRole);
        item->setEditable(false);
        m_words->appendRow(item);
    }
    m_completer->setCompletionPrefix(word);
    popup->setFont(font());
    popup->setCurrentIndex(m_completer->completionModel()->index(0, 0));
    QRect place = cursorRect();
    place.translate(viewport()->pos());
    place.setWidth(popup->sizeHintForColumn(0) + popup->verticalScrollBar()->sizeHint().width() + 2 * space::kSmall);
    m_completer->complete(place);
}

void RuleEditor::complete(const QString& word)
{
    QTextCursor cursor = textCursor();
    cursor.movePosition(QTextCursor::Left, QTextCursor::KeepAnchor, static_cast<int>(wordBefore(cursor).size()));
    cursor.insertText(word);
    setTextCursor(cursor);
}

} // namespace convoku
