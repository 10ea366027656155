// SPDX-License-Identifier: MIT
#include "app/views/lessons/widgets/lesson_panel.h"

#include "app/views/lessons/come_back.h"
#include "app/views/lessons/lesson_library.h"
#include "app/views/lessons/lesson_links.h"
#include "app/views/lessons/lesson_progress.h"
#include "app/views/lessons/lesson_walk.h"
#include "app/views/lessons/widgets/lesson_browser.h"
#include "app/views/lessons/widgets/lesson_picture_view.h"
#include "app/views/lessons/widgets/lesson_row_delegate.h"
#include "app/views/lessons/widgets/question_view.h"
#include "app/window/parts/form.h"
#include "app/window/parts/style.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QKeyEvent>
#include <QListWidget>
#include <QPainter>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTimer>
#include <QToolButton>

#include <algorithm>
#include <iterator>

namespace convoku {
namespace {

enum Page { ListPage, ReaderPage, ProblemPage, EndPage };

const QString kNextLink = QStringLiteral("next:");
const QString kComeBackLink = QStringLiteral("again:");

constexpr int kWideSheet = 520; ///< pixels: narrower sheets have narrower margins

/// Layout of the pages that are not sheets.
constexpr form::Space kLessonPage{.margins = QMargins(8, 8, 8, 8), .spacing = 6};
constexpr form::Look kLessonHeading{.weight = QFont::Bold, .wraps = true};

QListWidget* lessonList(const char* id, const QString& name)
{
    auto* list = form::named(new QListWidget, id, {name});
    list->setWordWrap(true);
    list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list->setResizeMode(QListView::Adjust);
    list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    list->setSpacing(3);
    list->setMinimumHeight(list->fontMetrics().height() * 3); // in a low window panels share their side
    return list;
}

/// Draws a segment for each stop; the current one is longer and in ink.
class StopsBar final : public QProgressBar
{
public:
    QSize sizeHint() const override { return {std::min(maximum() * 25 + 6, kMost), kThick}; }
    QSize minimumSizeHint() const override { return {kMost / 2, kThick}; }

protected:
    void paintEvent(QPaintEvent*) override
    {
        const Tokens& t = windowTokens();
        const int count = maximum();
        const double gap = std::min(6.0, width() / (3.0 * count));
        const double unit = (width() - gap * (count - 1)) / (2 * count + 1);
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        if (isRightToLeft()) {
            painter.translate(width(), 0);
            painter.scale(-1, 1);
        }
        double left = 0;
        for (int stop = 1; stop <= count; ++stop) {
            const double length = unit * (stop == value() ? 3 : 2);
            painter.setBrush(stop < value() ? t.text2 : stop == value() ? t.ink : t.controlEdge);
            painter.drawRoundedRect(QRectF(left, 0, length, height()), kThick / 2.0, kThick / 2.0);
            left += length + gap;
        }
    }

private:
    static constexpr int kMost = 216;
    static constexpr int kThick = 5;
};

/// Returns true for the keys that scroll.
bool scrolls(const QKeyEvent& event)
{
    constexpr int kScrollKeys[]
        = {Qt::Key_Up, Qt::Key_Down, Qt::Key_PageUp, Qt::Key_PageDown, Qt::Key_Home, Qt::Key_End};
    return (event.modifiers() & ~Qt::KeypadModifier) == 0
        && std::find(std::begin(kScrollKeys), std::end(kScrollKeys), event.key()) != std::end(kScrollKeys);
}

} // namespace

LessonPanel::LessonPanel(LessonWalk* walk, const LessonProgress* progress, QWidget* parent)
    : QStackedWidget(parent)
    , m_walk(walk)
    , m_progress(progress)
{
    setObjectName(QStringLiteral("lesson_panel"));
    insertWidget(ListPage, makeListPage());
    insertWidget(ReaderPage, makeReaderPage());
    insertWidget(ProblemPage, makeProblemPage());
    insertWidget(EndPage, makeEndPage());
    setMinimumWidth(fontMetrics().averageCharWidth() * 29);
    connect(this, &QStackedWidget::currentChanged, this, [this] { updateGeometry(); });
    connect(walk, &LessonWalk::stopChanged, this, &LessonPanel::showStop);
    connect(walk, &LessonWalk::stateChanged, this, &LessonPanel::showState);
    connect(walk, &LessonWalk::answeringChanged, this, [this] {
        showForward();
        // Once it has been laid out.
        QTimer::singleShot(0, m_scroll, [this] {
            if (m_question->verdict()->isVisible())
                m_scroll->ensureWidgetVisible(m_question->verdict());
        });
    });
    showList();
}

QWidget* LessonPanel::makeListPage()
{
    m_list = lessonList("lesson_list", tr("Lessons"));
    m_list->setItemDelegate(new LessonRowDelegate(m_list));
    m_listHint
        = form::text(tr("Short guided tours of the network. Press Enter or click to open one, Space for the next stop, "
                        "Shift+Space for the previous one. Your puzzle is restored when you close the lesson."),
            {.wraps = true});
    auto* open = form::button("open_lesson_button", tr("&Open a lesson…"));
    QWidget* page
        = form::box(form::column(kLessonPage, m_listHint, form::grow(m_list), form::aligned(open, Qt::AlignLeft)));
    page->setFocusProxy(m_list);
    const auto choose
        = [this](const QListWidgetItem* item) { Q_EMIT lessonChosen(item->data(Qt::UserRole).toString()); };
    connect(m_list, &QListWidget::itemClicked, this, choose);
    // A click of the mouse may also activate: the second time it is open already, and the list is gone.
    connect(m_list, &QListWidget::itemActivated, this, [this, choose](const QListWidgetItem* item) {
        if (currentIndex() == ListPage)
            choose(item);
    });
    connect(open, &QPushButton::clicked, this, &LessonPanel::openAsked);
    return page;
}

QWidget* LessonPanel::makeReaderPage()
{
    m_bar = new StopsBar;
    m_bar->setAccessibleName(tr("Progress of the lesson"));
    m_where
        = form::link("lesson_list_button", tr("&All lessons"), tr("Return to the list; the lesson stays at this stop"));
    m_text = form::named(new LessonBrowser, "lesson_text", {.name = tr("Lesson")});
    m_picture = new LessonPictureView;
    m_question = new QuestionView(m_walk);
    m_scroll = scrollOf(m_text,
        form::column({.spacing = space::kUsual}, m_text, m_picture, m_question, form::stretch(1)), "lesson_scroll");
    m_state = form::label("lesson_state");
    m_return = form::button("lesson_return_button", tr("Back to the &stop"));
    m_back = form::button("lesson_back_button", tr("◂ Bac&k"), tr("The stop before (Shift+Space)"));
    m_forward = form::button("lesson_next_button", tr("Next ▸"));
    m_close = form::tool("lesson_close_button", tr("&Close ✕"), tr("Leave the lesson and restore your puzzle"));
    m_close->setFocusPolicy(Qt::TabFocus);

    // Large letters take two rows.
    constexpr int kStepHeight = 40;
    for (QPushButton* step : {m_back, m_forward})
        step->setMinimumHeight(kStepHeight);
    auto* steps = form::flow(space::kSmall, m_back, m_forward);
    steps->setAlignment(m_forward, Qt::AlignRight);
    auto* way = form::box(form::flow(space::kSmall, m_bar, m_where));
    QWidget* page = makeSheet(
        form::column({.spacing = space::kUsual}, form::row(form::grow(way), form::aligned(m_close, Qt::AlignVCenter)),
            form::grow(m_scroll), form::flow(space::kSmall, m_state, m_return), steps));
    form::setTabOrder({m_text, m_question, m_forward, m_back, m_return, m_where, m_close});
    page->setFocusProxy(m_text);

    connect(m_return, &QPushButton::clicked, this, &LessonPanel::returnAsked);
    connect(m_back, &QPushButton::clicked, this, &LessonPanel::backAsked);
    connect(m_forward, &QPushButton::clicked, this, &LessonPanel::nextAsked);
    connect(m_where, &QPushButton::clicked, this, &LessonPanel::listAsked);
    connect(m_close, &QToolButton::clicked, this, &LessonPanel::closeAsked);
    return page;
}

QWidget* LessonPanel::makeSheet(QBoxLayout* rows) const
{
    QWidget* sheet = form::box(rows);
    sheet->setBackgroundRole(QPalette::Base);
    sheet->setAutoFillBackground(true);
    return sheet;
}

QScrollArea* LessonPanel::scrollOf(LessonBrowser* text, QBoxLayout* content, const char* id)
{
    QScrollArea* area = form::scroll(id, form::box(content));
    for (QWidget* ground : {area->viewport(), area->widget()})
        ground->setBackgroundRole(QPalette::Base);
    text->installEventFilter(this);
    connect(text, &LessonBrowser::linkReached, area, [area, text] { area->ensureWidgetVisible(text); });
    return area;
}

QWidget* LessonPanel::makeEndPage()
{
    m_endTitle = form::label("lesson_end_title", kLessonHeading);
    m_endText = form::named(new LessonBrowser, "lesson_end_text", {.name = tr("End of the lesson")});
    m_endScroll = scrollOf(m_endText, form::column(m_endText, form::stretch(1)), "lesson_end_scroll");
    m_nextLesson = form::button("lesson_end_next_button", tr("Next lesson (Enter) ▸"));
    auto* back = form::button("lesson_end_back_button", tr("◂ Bac&k"), tr("Return to the last stop (Shift+Space)"));
    m_endList = form::button("lesson_end_list_button", tr("&All lessons"));
    auto* close = form::button(
        "lesson_end_close_button", tr("Back to my &puzzle"), tr("Leave the lesson and restore your puzzle"));
    auto* steps = form::row(form::grow(back), form::grow(m_nextLesson, 2));
    auto* ends = form::row(m_endList, form::stretch(1), close);
    QWidget* page
        = makeSheet(form::column({.spacing = space::kUsual}, m_endTitle, form::grow(m_endScroll), steps, ends));
    form::setTabOrder({m_endText, m_nextLesson, back, m_endList, close});
    page->setFocusProxy(m_endText);

    connect(m_nextLesson, &QPushButton::clicked, this, &LessonPanel::openNextOrList);
    connect(m_endText, &LessonBrowser::linkChosen, this, [this](const QString& target) {
        if (target == kComeBackLink)
            Q_EMIT lessonChosen(kComeBackPath);
        else
            openNextOrList();
    });
    connect(back, &QPushButton::clicked, this, &LessonPanel::backAsked);
    connect(m_endList, &QPushButton::clicked, this, &LessonPanel::listAsked);
    connect(close, &QPushButton::clicked, this, &LessonPanel::closeAsked);
    return page;
}

/// Enter goes on from the text, whether its link has been reached with Tab or not.
bool LessonPanel::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_endText && event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if ((key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) && !key->isAutoRepeat()) {
            openNextOrList();
            return true;
        }
    }
    if (event->type() == QEvent::KeyPress && scrolls(*static_cast<QKeyEvent*>(event))) {
        QScrollArea* area = watched == m_text ? m_scroll : m_endScroll;
        QCoreApplication::sendEvent(area->verticalScrollBar(), event);
        return true;
    }
    if (watched == m_text && event->type() == QEvent::KeyPress)
        return m_question->takeKey(*static_cast<QKeyEvent*>(event));
    return QStackedWidget::eventFilter(watched, event);
}

QSize LessonPanel::minimumSizeHint() const
{
    return currentWidget() == nullptr ? QSize() : currentWidget()->minimumSizeHint();
}

void LessonPanel::resizeEvent(QResizeEvent* event)
{
    QStackedWidget::resizeEvent(event);
    const int side = width() < kWideSheet ? space::kWide : 2 * space::kWide;
    for (const Page page : {ReaderPage, EndPage})
        widget(page)->layout()->setContentsMargins(side, space::kUsual, side, space::kUsual);
    showWhere();
    // A dock does not ask what lines need that a narrow panel breaks.
    const QMargins margins = widget(ListPage)->layout()->contentsMargins();
    m_listHint->setMinimumHeight(m_listHint->heightForWidth(width() - margins.left() - margins.right()));
}

void LessonPanel::openNextOrList()
{
    if (!m_next.isEmpty()) {
        Q_EMIT nextLessonAsked();
        return;
    }
    Q_EMIT listAsked();
    m_list->setFocus(Qt::OtherFocusReason);
}

QWidget* LessonPanel::makeProblemPage()
{
    m_problemTitle = form::label("lesson_problem_title", kLessonHeading);
    m_problems = lessonList("lesson_problems", tr("Problems in the lesson"));
    m_again = form::button("lesson_again_button", tr("&Read it again"));
    auto* list = form::button("lesson_problem_list_button", tr("&All lessons"));
    QWidget* page = form::box(
        form::column(kLessonPage, m_problemTitle, form::grow(m_problems), form::row(m_again, form::stretch(1), list)));
    connect(m_again, &QPushButton::clicked, this, [this] { Q_EMIT againAsked(m_path); });
    connect(list, &QPushButton::clicked, this, &LessonPanel::listAsked);
    return page;
}

bool LessonPanel::isReading() const
{
    return currentIndex() == ReaderPage;
}

bool LessonPanel::isAtEnd() const
{
    return currentIndex() == EndPage;
}

void LessonPanel::showEnd()
{
    const Lesson& lesson = m_walk->lesson();
    m_endTitle->setText(fullTitle());
    QStringList parts{
        QStringLiteral("## ") + tr("This is the end of the lesson"), lesson.summary, tr("The lesson has shown:")};
    QStringList stops;
    for (const LessonStop& stop : lesson.stops)
        stops << QStringLiteral("- ") + asMarkdown(stop.title);
    parts << stops.join(QLatin1Char('\n'));
    if (!m_next.isEmpty())
        parts << tr("The next lesson: %1").arg(QStringLiteral("[%1](%2)").arg(asMarkdown(m_next), kNextLink));
    if (const auto missed = static_cast<int>(m_progress->missed().size()); missed > 0 && m_path != kComeBackPath)
        parts << QStringLiteral("[%1](%2)")
                     .arg(tr("%n missed question(s), on a different board", nullptr, missed), kComeBackLink);
    parts.removeAll(QString());
    m_endText->setLesson(parts.join(QStringLiteral("\n\n")));
    m_nextLesson->setText(m_next.isEmpty() ? tr("All lessons (Enter)") : tr("Next lesson (Enter) ▸"));
    m_nextLesson->setToolTip(m_next);
    m_endList->setVisible(!m_next.isEmpty());
    setCurrentIndex(EndPage);
    m_endText->setFocus(Qt::OtherFocusReason);
}

void LessonPanel::showList()
{
    fillList();
    setCurrentIndex(ListPage);
    if (m_list->currentRow() < 0)
        m_list->setCurrentRow(0);
}

void LessonPanel::fillList()
{
    const int current = m_list->currentRow();
    m_list->clear();
    const auto add = [this](const QString& path, const QString& title, const QString& summary, int stops) {
        QStringList lines{title};
        if (!summary.isEmpty())
            lines << summary;
        const int stop = m_progress->stop(path);
        if (m_progress->isSolved(path))
            lines << tr("✓ solved");
        else if (m_progress->isDone(path))
            lines << tr("✓ read");
        else if (stop > 0 && stops == 0)
            lines << tr("at stop %1").arg(stop + 1);
        else if (stop > 0)
            lines << tr("at stop %1 of %2").arg(stop + 1).arg(stops);
        auto* item = new QListWidgetItem(lines.join(QLatin1Char('\n')), m_list);
        item->setData(Qt::UserRole, path);
        item->setToolTip(path.startsWith(QLatin1Char(':')) ? QString() : path);
    };
    const auto missed = static_cast<int>(m_progress->missed().size());
    if (missed > 0)
        add(kComeBackPath, tr("Missed questions"), tr("%n question(s), on a different board", nullptr, missed), 0);
    int number = 0;
    for (const LibraryEntry& entry : lessonLibrary())
        add(entry.path, tr("%1. %2").arg(++number).arg(entry.title), entry.summary, entry.stops);
    const QStringList files = m_progress->recentFiles().paths();
    for (const QString& path : files)
        add(path, QFileInfo(path).fileName(), {}, 0);
    if (current >= 0 && current < m_list->count())
        m_list->setCurrentRow(current);
}

void LessonPanel::showChecking(const QString& path)
{
    m_path = path;
    m_problemTitle->setText(path == kComeBackPath ? tr("Changing the boards of the questions…")
                                                  : tr("Reading and checking %1…").arg(QFileInfo(path).fileName()));
    m_problems->clear();
    m_problems->setVisible(false);
    m_again->setEnabled(false);
    setCurrentIndex(ProblemPage);
}

void LessonPanel::showProblems(const QString& path, const std::vector<LessonProblem>& problems)
{
    m_path = path;
    //: a file's name, and what is wrong with it
    m_problemTitle->setText(tr(
        "%1 cannot be opened as a lesson: %n thing(s) must be corrected.", nullptr, static_cast<int>(problems.size()))
                                .arg(QFileInfo(path).fileName()));
    m_problems->clear();
    for (const LessonProblem& problem : problems)
        m_problems->addItem(problem.line > 0 ? tr("Line %1: %2").arg(problem.line).arg(problem.what) : problem.what);
    m_problems->setVisible(true);
    m_again->setEnabled(true);
    setCurrentIndex(ProblemPage);
    m_problems->setCurrentRow(0);
}

void LessonPanel::showLesson(const QString& path, const QString& next)
{
    m_path = path;
    m_next = next;
    setCurrentIndex(ReaderPage);
    showStop();
}

void LessonPanel::showStop()
{
    if (m_walk->isOpen() && isAtEnd())
        setCurrentIndex(ReaderPage); // a stop has been gone to
    if (!m_walk->isOpen())
        m_picture->setPicture(std::nullopt);
    if (!m_walk->isOpen() || !isReading())
        return;
    const LessonStop& stop = m_walk->stop();
    m_scroll->verticalScrollBar()->setValue(0);
    showWhere();
    m_bar->setRange(0, m_walk->stopCount());
    m_bar->setValue(m_walk->stopIndex() + 1);
    m_bar->updateGeometry(); // the size hint depends on the range
    const QString summary = m_walk->stopIndex() == 0 ? m_walk->lesson().summary + QStringLiteral("\n\n") : QString();
    m_text->setLesson(summary + QStringLiteral("## %1\n\n%2").arg(asMarkdown(stop.title), stop.text));
    m_back->setEnabled(m_walk->stopIndex() > 0 || libraryIndex(m_path) > 0); // out of the lesson as well
    m_picture->setPicture(stop.picture);
    if (stop.picture && stop.picture->kind == LessonPicture::Kind::Recurrence)
        Q_EMIT drawingAsked();
    m_question->showQuestion();
    showForward();
    showState();
}

void LessonPanel::showWhere()
{
    if (!m_walk->isOpen())
        return;
    const auto ofStops
        = [this](const QString& text) { return text.arg(m_walk->stopIndex() + 1).arg(m_walk->stopCount()); };
    const int lesson = libraryIndex(m_path);
    QString where = ofStops(tr("Stop %1 of %2"));
    if (lesson >= 0) {
        const QString whole = ofStops(tr("Lesson %1 of %2, stop %3 of %4").arg(lesson + 1).arg(lessonLibrary().size()));
        const QMargins sides = widget(ReaderPage)->layout()->contentsMargins();
        const int room = width() - sides.left() - sides.right() - m_close->sizeHint().width() - space::kWide;
        if (m_where->fontMetrics().horizontalAdvance(whole) <= room)
            where = whole;
    }
    m_where->setText(where);
    m_where->setAccessibleName(where);
}

void LessonPanel::showForward()
{
    if (!m_walk->isOpen())
        return;
    m_forward->setDefault(!m_walk->isAsking());
    if (m_walk->isAsking()) {
        m_forward->setText(tr("Skip (Space) ▸"));
        m_forward->setToolTip(
            tr("Continue without answering (Space). The lesson is solved when all its questions are."));
    } else if (!m_walk->isLastStop()) {
        m_forward->setText(tr("Next (Space) ▸"));
        m_forward->setToolTip(tr("The next stop (Space)"));
    } else {
        m_forward->setText(tr("End of the lesson (Space) ▸"));
        m_forward->setToolTip(tr("Summary of the lesson and what comes next (Space)"));
    }
}

QString LessonPanel::fullTitle() const
{
    const int index = libraryIndex(m_path);
    const QString& title = m_walk->lesson().title;
    return index < 0 ? title : tr("Lesson %1 of %2: %3").arg(index + 1).arg(lessonLibrary().size()).arg(title);
}

void LessonPanel::showState()
{
    m_return->setVisible(m_walk->hasStrayed());
    m_state->setText(m_walk->hasStrayed() ? tr("You are elsewhere.")
            : m_walk->isWaiting()         ? tr("The run is being computed…")
                                          : QString());
    m_state->setVisible(!m_state->text().isEmpty());
}

} // namespace convoku
