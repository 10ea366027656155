// SPDX-License-Identifier: MIT
#include "app/views/layers/widgets/layers_page.h"

#include "app/document/inquiry.h"
#include "app/document/step_marks.h"
#include "app/document/workspace.h"
#include "app/views/layers/tensors_picture.h"
#include "app/views/layers/widgets/layer_bar.h"
#include "app/views/layers/widgets/layer_trail_view.h"
#include "app/views/layers/widgets/tensor_view.h"
#include "app/window/parts/form.h"
#include "app/window/parts/plain_text.h"
#include "app/window/parts/tab_guard.h"
#include "app/window/parts/view_row.h"
#include "app/window/parts/widget_theme.h"
#include "app/wording/layer_wording.h"
#include "app/wording/layer_words.h"
#include "app/wording/wording.h"
#include "solver/run/contradiction.h"

#include <QAction>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QResizeEvent>
#include <QScopedValueRollback>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabBar>
#include <QTabWidget>
#include <QToolButton>

#include <algorithm>

namespace convoku {
namespace {

/// Minimum width of the page: that of the tensors alone.
constexpr int kLeastWidth = 385;
/// More of the name of a pinned layer is in its tip.
constexpr qsizetype kLongestName = 28;
/// With less room the board goes, because neither could be read; it has a tab of its own.
constexpr int kWidthForBoth = 560;
/// The minimum page width for both in a lesson.
constexpr int kLessonWidthForBoth = 1000;
/// Height of the page, as times of the trail's: with less the pictures need the room.
constexpr double kTrailPart = 3.5;
/// The same of its small squares.
constexpr double kCompactTrailPart = 5;
/// Room for the tensors in pictures for documents.
constexpr QSizeF kPictureRoom{960, 540};

} // namespace

LayersPage::LayersPage(Workspace* workspace, QWidget* board, QWidget* parent)
    : QWidget(parent)
    , m_workspace(workspace)
    , m_trail(new LayerTrailView(workspace->session(), workspace->layerValues()))
    , m_bars(new QStackedWidget)
    , m_splitter(new QSplitter(Qt::Horizontal))
    , m_board(board)
    , m_tensors(new TensorView(workspace->session(), workspace->layerValues()))
    , m_tabs(new QTabWidget)
{
    setObjectName(QStringLiteral("layers_page"));
    m_board->setMinimumSize(180, 180);
    setMinimumWidth(kLeastWidth);
    m_tabs->setObjectName(QStringLiteral("pins"));
    m_tabs->setDocumentMode(true);
    m_tabs->setMovable(true);
    m_tabs->setTabsClosable(true);
    m_tabs->setTabBarAutoHide(true);
    m_tabs->setElideMode(Qt::ElideNone);
    m_tabs->setUsesScrollButtons(true);
    m_tabs->addTab(m_tensors, tr("At the position"));
    m_tabs->setTabToolTip(0, tr("Always the layer at the current position"));
    for (const QTabBar::ButtonPosition side : {QTabBar::LeftSide, QTabBar::RightSide})
        m_tabs->tabBar()->setTabButton(0, side, nullptr);
    m_tabs->tabBar()->installEventFilter(this);
    new TabGuard(m_tabs->tabBar()); // pins go by key and with their run
    m_splitter->addWidget(m_tabs);
    m_splitter->addWidget(m_board);
    m_splitter->setStretchFactor(0, 4);
    m_splitter->setStretchFactor(1, 3);
    m_splitter->setChildrenCollapsible(false);
    form::fill(this, form::column({.spacing = 0}, m_bars, m_trail, form::grow(m_splitter)));
    m_bars->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    follow(m_tensors);
    connect(m_trail, &LayerTrailView::trailChanged, this, &LayersPage::fit);
    connect(m_tensors, &TensorView::shownDigitChanged, m_trail, &LayerTrailView::setDigit);
    connect(workspace->inquiry(), &Inquiry::findingsChanged, this, &LayersPage::suggest);
    connect(workspace->inquiry(), &Inquiry::findingChosen, this, &LayersPage::suggest);
    connect(workspace->session(), &Session::positionChanged, this, &LayersPage::suggest);
    connect(m_tabs, &QTabWidget::currentChanged, this, &LayersPage::showCurrent);
    connect(m_tabs, &QTabWidget::tabCloseRequested, this, [this](int tab) {
        if (tab > 0)
            m_workspace->pins()->remove(tab - 1);
    });
    connect(m_tabs->tabBar(), &QTabBar::tabMoved, this, &LayersPage::takeMoved);
    connect(workspace->pins(), &Pins::changed, this, &LayersPage::showPins);
    showPins();
    showCurrent();
    fit();
}

ViewRow LayersPage::row(Workspace* workspace, QWidget* board)
{
    auto* page = new LayersPage(workspace, board);
    return {.id = "tensors",
        .name = "layers_page",
        .title = tr("Layers"),
        .text = tr("&Layers"),
        .help = tr("Show what the layer at this position reads and computes"),
        .keys = {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_T)},
        .sign = SignDrawing()
                    .closed({{10, 3}, {17, 6.5}, {10, 10}, {3, 6.5}})
                    .line({{3, 10}, {10, 13.5}, {17, 10}})
                    .line({{3, 13.5}, {10, 17}, {17, 13.5}}),
        .helpPage = "layers.md#tensors",
        .card = ViewRow::Card::NeedsWidth,
        .widget = page,
        .picture = [page] { return page->picture(); }};
}

std::shared_ptr<const Picture> LayersPage::picture() const
{
    const TensorView& tensors = *current();
    if (tensors.layer() == nullptr)
        return {};
    std::vector<TensorPicture> pictures = tensors.canvas()->titledPictures();
    // A document has no tool tips: write the full subtitle.
    for (std::size_t i = 0; i < pictures.size(); ++i) {
        if (const TensorCut& cut = tensors.canvas()->cuts()[i]; cut.table)
            pictures[i].subtitle = subtitleOf(tensors.canvas()->pictures()[i], cut);
    }
    const auto inputs = pictures.begin() + tensors.canvas()->inputCount();
    TensorsPicture::Content content;
    content.inputs = {pictures.begin(), inputs};
    content.outputs = {inputs, pictures.end()};
    content.cuts = tensors.canvas()->cuts();
    content.kernel = tensors.canvas()->kernel();
    if (!tensors.isPinned() && m_trail->hasTrail() && m_trail->current() > 0) {
        const Network& network = tensors.shownValues()->network();
        const auto layer = static_cast<std::size_t>(tensors.layer() - network.layers.data());
        const auto foundGroup = std::find_if(network.groups.begin(), network.groups.end(), [layer](const Group& group) {
            return layer >= group.firstLayer && layer < group.firstLayer + group.layerCount;
        });
        // Both follow the position, but the values of another pass may still be on their way.
        if (foundGroup != network.groups.end()
            && static_cast<int>(layer - foundGroup->firstLayer) + 1 == m_trail->current())
            content.trail = {tensors.shownValues(), static_cast<std::size_t>(foundGroup - network.groups.begin()),
                m_trail->current(), m_trail->done(), tensors.shownDigit(),
                !content.outputs.empty() && content.outputs.front().hidden, m_trail->name(), m_trail->place()};
    }
    // A mark on the curve would reveal the number that a lesson asks for, so hidden numbers have none.
    const bool hidden = !content.outputs.empty() && content.outputs.front().hidden;
    content.plot = plotOf(*tensors.shownValues(), *tensors.layer(),
        tensors.picked() && tensors.picked()->output == 0 && !hidden ? std::optional(tensors.picked()->element)
                                                                     : std::nullopt);
    content.marks = tensors.canvas()->marks();
    for (TensorMarks& marks : content.marks)
        marks.hovered.reset();
    if (tensors.picked())
        content.sentences << tensors.arithmeticText();
    content.sentences << LayerWording::sentence(tensors.shownValues()->network(), *tensors.layer());
    content.title = layerWords(tensors.layer()->words);
    return std::make_shared<TensorsPicture>(std::move(content), kPictureRoom);
}

void LayersPage::suggest()
{
    const Inquiry& inquiry = *m_workspace->inquiry();
    if (inquiry.finding() == nullptr) {
        m_tensors->suggest(clashingCandidate());
        return;
    }
    const Recording& recording = *m_workspace->session()->recording();
    const auto focus = focusOf(inquiry, recording);
    const std::vector<std::uint16_t>& removed = inquiry.finding()->removed;
    if (!focus->held.empty())
        m_tensors->suggest(recording.board().candidate(focus->held.front()));
    else if (!removed.empty())
        m_tensors->suggest(recording.board().candidate(removed.front()));
}

/// Returns the candidate at which the layers of a verdict show its contradiction: a digit that is in a house twice, or
/// a cell without candidates.
std::optional<Candidate> LayersPage::clashingCandidate() const
{
    const Session& session = *m_workspace->session();
    const Position position = session.position();
    if (!session.hasPuzzle() || position.pass == 0 || position.step != session.recording()->verdictStep())
        return std::nullopt;
    const Contradictions found = contradictionsAt(*session.recording(), {position.pass, position.step, 0});
    if (const auto* clash = found.clash())
        return Candidate::of(clash->digit - 1, clash->first);
    return found.emptyCells.empty() ? std::nullopt : std::optional(Candidate::of(0, found.emptyCells.front()));
}

void LayersPage::fit()
{
    const bool full = height() >= kTrailPart * m_trail->heightIf(false);
    const bool shows = m_trail->hasTrail() && (full || height() >= kCompactTrailPart * m_trail->heightIf(true));
    m_trail->setCompact(!full);
    // In a lesson nothing scrolls sideways. Its width is that of the page.
    const bool fits = !m_inLesson || !m_trail->scrolls();
    m_trail->setVisible(shows && fits);
    m_tensors->setListsLayers(!shows || !full || !fits);
    m_board->setVisible(width() >= (m_inLesson ? kLessonWidthForBoth : kWidthForBoth));
}

void LayersPage::setInLesson(bool inLesson)
{
    m_inLesson = inLesson;
    m_tensors->setInLesson(inLesson);
    fit();
}

TensorView* LayersPage::current() const
{
    return qobject_cast<TensorView*>(m_tabs->currentWidget());
}

QString LayersPage::meaning() const
{
    return current() == m_tensors ? m_tensors->meaning() : QString();
}

void LayersPage::setPinAction(QAction* pin)
{
    m_tensors->bar()->setPinAction(pin);
}

void LayersPage::follow(TensorView* view)
{
    m_bars->addWidget(view->bar());
    connect(view, &TensorView::cellsLit, this, [this, view](const std::vector<Cell>& cells) {
        if (view != current())
            return;
        m_litByNumber = cells;
        light();
    });
    connect(view, &TensorView::exportRequested, this, &LayersPage::exportRequested);
    connect(view, &TensorView::hovered, this, &LayersPage::hovered);
    connect(view, &TensorView::meaningChanged, this, &LayersPage::meaningChanged);
}

void LayersPage::showCurrent()
{
    setFocusProxy(current());
    m_bars->setCurrentWidget(current()->bar());
    m_litByNumber = current()->litCells();
    light();
    Q_EMIT meaningChanged();
}

void LayersPage::nameTab(int tab, const Pin& pin)
{
    const TensorReference reference = m_pinned[static_cast<std::size_t>(tab) - 1].view->asReference();
    const Recording& recording = *m_workspace->session()->recording();
    const QString address = Wording::address(recording, pin.position);
    const QString name = reference.values
        ? LayerWording::pinName(address, LayerWording::value(reference.values->network(), reference.value))
        : address;
    // An ampersand would be a key of the tab.
    const QString shortName = name.size() > kLongestName ? name.left(kLongestName - 1) + QChar(0x2026) : name;
    m_tabs->setTabText(tab, withoutMnemonic(shortName));
    m_tabs->setTabToolTip(tab, tr("Pinned: %1. Press Delete or middle-click to close it.").arg(name));
}

void LayersPage::showPins()
{
    const QScopedValueRollback<bool> arranging(m_arranging, true);
    const std::vector<Pin>& pins = m_workspace->pins()->list();
    for (std::size_t i = m_pinned.size(); i-- > 0;) {
        const auto isIt = [&](const Pin& pin) { return pin.id == m_pinned[i].id; };
        if (std::any_of(pins.begin(), pins.end(), isIt))
            continue;
        m_tabs->removeTab(static_cast<int>(i) + 1);
        m_pinned[i].view->hide();
        m_pinned[i].view->bar()->deleteLater();
        m_pinned[i].view->deleteLater(); // it may be what asked for it
        m_pinned.erase(m_pinned.begin() + static_cast<std::ptrdiff_t>(i));
    }
    for (std::size_t i = 0; i < pins.size(); ++i) {
        const auto at = std::find_if(
            m_pinned.begin(), m_pinned.end(), [&](const PinnedView& pinned) { return pinned.id == pins[i].id; });
        const int tab = static_cast<int>(i) + 1;
        if (at == m_pinned.end()) {
            auto* view = new TensorView(m_workspace->session(), m_workspace->layerValues());
            follow(view);
            view->pinAt(pins[i].position, pins[i].values);
            m_pinned.insert(
                m_pinned.begin() + static_cast<std::ptrdiff_t>(i), {pins[i].id, view, pins[i].values != nullptr});
            m_tabs->insertTab(tab, view, {});
            nameTab(tab, pins[i]);
            continue;
        }
        if (const int from = static_cast<int>(at - m_pinned.begin()) + 1; from != tab) {
            const PinnedView moved = *at;
            m_pinned.erase(at);
            m_pinned.insert(m_pinned.begin() + static_cast<std::ptrdiff_t>(i), moved);
            if (m_tabs->widget(tab) != moved.view)
                m_tabs->tabBar()->moveTab(m_tabs->indexOf(moved.view), tab);
        }
        PinnedView& pinned = m_pinned[i];
        if (!pinned.hasValues && pins[i].values) {
            pinned.hasValues = true;
            pinned.view->pinAt(pins[i].position, pins[i].values);
            nameTab(tab, pins[i]);
        }
    }
    std::vector<TensorReference> all;
    for (const PinnedView& pinned : m_pinned)
        all.push_back(pinned.view->asReference());
    for (int tab = 0; tab < m_tabs->count(); ++tab) {
        std::vector<TensorReference> others;
        for (std::size_t i = 0; i < all.size(); ++i) {
            if (all[i].values && static_cast<int>(i) + 1 != tab)
                others.push_back(all[i]);
        }
        qobject_cast<TensorView*>(m_tabs->widget(tab))->setReferences(std::move(others));
    }
}

void LayersPage::takeMoved(int from, int to)
{
    if (m_arranging)
        return;
    // The first tab stays the first.
    if (from == 0 || to == 0) {
        const QScopedValueRollback<bool> arranging(m_arranging, true);
        m_tabs->tabBar()->moveTab(to, from);
        return;
    }
    m_workspace->pins()->move(from - 1, to - 1);
}

void LayersPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fit();
}

bool LayersPage::eventFilter(QObject* watched, QEvent* event)
{
    int tab = 0;
    if (event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Delete)
        tab = m_tabs->currentIndex();
    else if (event->type() == QEvent::MouseButtonRelease
        && static_cast<QMouseEvent*>(event)->button() == Qt::MiddleButton)
        tab = m_tabs->tabBar()->tabAt(static_cast<QMouseEvent*>(event)->position().toPoint());
    if (tab > 0) {
        m_workspace->pins()->remove(tab - 1);
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void LayersPage::setLit(const std::vector<Cell>& cells, const std::vector<std::uint16_t>& candidates)
{
    m_lit = cells;
    m_litCandidates = candidates;
    m_tensors->setLit(cells, candidates);
    light();
}

void LayersPage::light()
{
    if (m_litByNumber.empty())
        Q_EMIT lit(m_lit, m_litCandidates);
    else
        Q_EMIT lit(m_litByNumber, {});
}

} // namespace convoku
