// SPDX-License-Identifier: MIT
#include "app/views/lessons/widgets/lesson_browser.h"

#include "app/window/parts/plain_text.h"
#include "app/window/parts/style.h"

#include <QAbstractTextDocumentLayout>
#include <QEvent>
#include <QFontDatabase>
#include <QImage>
#include <QResizeEvent>
#include <QScrollArea>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocumentFragment>
#include <QTextObjectInterface>
#include <QTextTable>

#include <algorithm>
#include <cmath>
#include <iterator>

#ifdef Q_MOC_RUN // moc does not read Qt's headers (app/CMakeLists.txt)
Q_DECLARE_INTERFACE(QTextObjectInterface, "org.qt-project.Qt.QTextObjectInterface")
#endif

namespace convoku {
namespace {

constexpr double kTextSize = 16.0 / 13; ///< of the window's font
constexpr int kHalfMore = 2; ///< Qt's step of size for letters of 24 pixels beside text of 16
constexpr int kLineHeight = 135; ///< percent
constexpr double kTableSteps[] = {1, 0.875, 0.75, 0.65, 0.55, 0.45}; ///< of the text

QString targetOf(const QUrl& url)
{
    return url.isEmpty() ? QString() : url.toString();
}

/// In place of Qt's own, which looks for a picture wherever its name leads to: a lesson has none.
class NoPictures final : public QObject, public QTextObjectInterface
{
    Q_OBJECT
    Q_INTERFACES(QTextObjectInterface)

public:
    using QObject::QObject;
    QSizeF intrinsicSize(QTextDocument*, int, const QTextFormat&) override { return {}; }
    void drawObject(QPainter*, const QRectF&, QTextDocument*, int, const QTextFormat&) override { }
};

/// A copy of a lesson's text to measure. As the browser, it reads no file that the text names.
class MeasuredText final : public QTextDocument
{
    Q_OBJECT

public:
    explicit MeasuredText(QTextDocument* text)
    {
        documentLayout()->registerHandler(QTextFormat::ImageObject, new NoPictures(this));
        setDocumentMargin(text->documentMargin());
        setDefaultFont(text->defaultFont());
        QTextCursor(this).insertFragment(QTextDocumentFragment(text));
    }

protected:
    QVariant loadResource(int type, const QUrl& /*name*/) override { return nothingToLoad(type); }
};

} // namespace

LessonBrowser::LessonBrowser(QWidget* parent)
    : QTextBrowser(parent)
{
    document()->documentLayout()->registerHandler(QTextFormat::ImageObject, new NoPictures(this));
    setOpenLinks(false);
    setFrameShape(QFrame::NoFrame);
    setTextInteractionFlags(Qt::TextBrowserInteraction);
    document()->setDocumentMargin(0);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(document()->documentLayout(), &QAbstractTextDocumentLayout::documentSizeChanged, this,
        &LessonBrowser::fitHeight);
    connect(this, &QTextBrowser::anchorClicked, this, [this](const QUrl& url) { Q_EMIT linkChosen(targetOf(url)); });
    connect(this, &QTextBrowser::highlighted, this, [this](const QUrl& url) { Q_EMIT linkPointed(targetOf(url)); });
}

void LessonBrowser::setLesson(const QString& markdown)
{
    m_markdown = markdown;
    m_kept.clear();
    render();
}

void LessonBrowser::setKept(const QString& target)
{
    if (target == m_kept)
        return;
    m_kept = target;
    formatLinksAndCode();
}

QVariant LessonBrowser::loadResource(int type, const QUrl& /*name*/)
{
    return nothingToLoad(type);
}

void LessonBrowser::render()
{
    document()->setDefaultFont(textFont(kTextSize));
    document()->setMarkdown(m_markdown,
        QTextDocument::MarkdownFeatures(QTextDocument::MarkdownDialectGitHub | QTextDocument::MarkdownNoHTML));
    formatBlocks();
    formatLinksAndCode();
    m_tablePart = 0;
    fitTables();
}

void LessonBrowser::formatBlocks()
{
    const double size = document()->defaultFont().pointSizeF();
    m_hasTables = false;
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        QTextCursor cursor(block);
        QTextBlockFormat format = block.blockFormat();
        const bool inTable = cursor.currentTable() != nullptr;
        const bool code
            = format.hasProperty(QTextFormat::BlockCodeFence) || format.hasProperty(QTextFormat::BlockCodeLanguage);
        format.setNonBreakableLines(false);
        format.setLineHeight(inTable || code ? 115 : kLineHeight, QTextBlockFormat::ProportionalHeight);
        if (!inTable && !code)
            format.setBottomMargin(size * (block.textList() != nullptr ? 0.4 : 0.9));
        if (format.headingLevel() > 0) {
            // The importer's steps of size are for pages.
            QTextCharFormat heading;
            heading.setProperty(QTextFormat::FontSizeAdjustment, format.headingLevel() <= 2 ? kHalfMore : 0);
            heading.setFontWeight(QFont::DemiBold);
            cursor.select(QTextCursor::BlockUnderCursor);
            cursor.mergeCharFormat(heading);
            format.setTopMargin(block == document()->begin() ? 0 : size * 0.8);
            format.setLineHeight(110, QTextBlockFormat::ProportionalHeight);
        }
        QTextCursor(block).setBlockFormat(format);
    }
    for (QTextFrame* frame : document()->rootFrame()->childFrames()) {
        auto* table = qobject_cast<QTextTable*>(frame);
        if (table == nullptr)
            continue;
        m_hasTables = true;
        QTextTableFormat format = table->format();
        format.setBorderCollapse(true);
        format.setBorder(1);
        format.setBorderBrush(palette().mid());
        format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
        format.setCellPadding(4);
        format.setTopMargin(size * 0.3);
        format.setBottomMargin(size);
        table->setFormat(format);
    }
}

void LessonBrowser::formatLinksAndCode()
{
    const QFont fixed = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    QColor tint = palette().color(QPalette::Text);
    tint.setAlphaF(0.08F);
    QColor kept = palette().color(QPalette::Link);
    kept.setAlphaF(0.2F);
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        // Formats split and join fragments: the places are gathered first.
        std::vector<std::pair<std::pair<int, int>, QTextCharFormat>> changes;
        for (auto it = block.begin(); !it.atEnd(); ++it) {
            const QTextFragment fragment = it.fragment();
            QTextCharFormat format;
            if (fragment.charFormat().isAnchor()) {
                format.setForeground(palette().link());
                format.setFontUnderline(true);
                const bool isKept = !m_kept.isEmpty() && fragment.charFormat().anchorHref() == m_kept;
                format.setBackground(isKept ? QBrush(kept) : QBrush(Qt::NoBrush));
            }
            if (fragment.charFormat().fontFixedPitch()) {
                format.setFontFamilies({fixed.family()});
                if (!fragment.charFormat().isAnchor())
                    format.setBackground(tint);
            }
            if (!format.properties().isEmpty())
                changes.push_back({{fragment.position(), fragment.length()}, format});
        }
        for (const auto& [place, format] : changes) {
            QTextCursor cursor(document());
            cursor.setPosition(place.first);
            cursor.setPosition(place.first + place.second, QTextCursor::KeepAnchor);
            cursor.mergeCharFormat(format);
        }
    }
}

/// Returns the width that the text has beside the scroll bar of the area around it, whether the bar is there now or
/// not. Tables are fitted to this width, since letters that depend on the bar would change the height, and so the bar.
int LessonBrowser::widthBesideBar() const
{
    const int width = viewport()->width();
    for (const QWidget* around = parentWidget(); around != nullptr; around = around->parentWidget()) {
        const auto* area = qobject_cast<const QScrollArea*>(around);
        if (area == nullptr)
            continue;
        const QScrollBar* bar = area->verticalScrollBar();
        const bool takesRoom = style()->styleHint(QStyle::SH_ScrollBar_Transient, nullptr, bar) == 0;
        return takesRoom && !bar->isVisible() ? width - bar->sizeHint().width() : width;
    }
    return width;
}

/// Gives the letters of all tables a size, as a part of the text's.
void LessonBrowser::setTableLetters(QTextDocument& text, double part)
{
    QTextCharFormat letters;
    letters.setFontPointSize(text.defaultFont().pointSizeF() * part);
    QTextCursor edit(&text);
    edit.beginEditBlock(); // laid out once
    for (const QTextFrame* frame : text.rootFrame()->childFrames()) {
        const auto* table = qobject_cast<const QTextTable*>(frame);
        for (int cell = 0; table != nullptr && cell < table->rows() * table->columns(); ++cell) {
            const QTextTableCell at = table->cellAt(cell / table->columns(), cell % table->columns());
            QTextCursor cursor = at.firstCursorPosition();
            cursor.setPosition(at.lastCursorPosition().position(), QTextCursor::KeepAnchor);
            cursor.mergeCharFormat(letters);
        }
    }
    edit.endEditBlock();
}

/// Shrinks the letters of the tables until all columns are in sight. Tries the sizes on a copy: each change of the
/// document itself is laid out with everything around it.
void LessonBrowser::fitTables()
{
    if (!m_hasTables) {
        setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
        return;
    }
    MeasuredText copy(document());
    QTextOption wrapping = document()->defaultTextOption();
    wrapping.setWrapMode(QTextOption::WordWrap); // words in narrow columns stay whole
    copy.setDefaultTextOption(wrapping);
    const int width = widthBesideBar();
    const auto fits = [&](double part) {
        setTableLetters(copy, part);
        copy.setTextWidth(width);
        // The document itself can be wider, by rounded letters of its lines.
        return std::ranges::all_of(copy.rootFrame()->childFrames(),
            [&](QTextFrame* frame) { return copy.documentLayout()->frameBoundingRect(frame).width() <= width; });
    };
    const auto* part = std::ranges::find_if(kTableSteps, fits);
    const bool all = part != std::end(kTableSteps);
    const double chosen = all ? *part : std::end(kTableSteps)[-1];
    if (chosen == m_tablePart)
        return;
    m_tablePart = chosen;
    setWordWrapMode(all ? QTextOption::WordWrap : QTextOption::WrapAtWordBoundaryOrAnywhere);
    setTableLetters(*document(), chosen);
}

void LessonBrowser::fitHeight()
{
    setFixedHeight(std::max(1, static_cast<int>(std::ceil(document()->size().height()))));
}

bool LessonBrowser::focusNextPrevChild(bool next)
{
    const bool inside = QTextBrowser::focusNextPrevChild(next);
    if (inside)
        Q_EMIT linkReached();
    // Qt tells of the mouse only.
    const QTextCursor cursor = textCursor();
    Q_EMIT linkPointed(inside && hasFocus() && cursor.hasSelection() ? cursor.charFormat().anchorHref() : QString());
    return inside;
}

void LessonBrowser::focusOutEvent(QFocusEvent* event)
{
    QTextBrowser::focusOutEvent(event);
    Q_EMIT linkPointed({});
}

void LessonBrowser::resizeEvent(QResizeEvent* event)
{
    QTextBrowser::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        fitTables();
}

void LessonBrowser::changeEvent(QEvent* event)
{
    QTextBrowser::changeEvent(event);
    // The document keeps the colours and sizes that it was made with.
    if ((event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) && !m_markdown.isEmpty())
        render();
}

} // namespace convoku

#include "lesson_browser.moc"
