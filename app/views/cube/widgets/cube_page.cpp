// SPDX-License-Identifier: MIT
#include "app/views/cube/widgets/cube_page.h"

#include "app/document/workspace.h"
#include "app/views/cube/cube_wording.h"
#include "app/views/cube/rotated_rule.h"
#include "app/views/cube/widgets/cube_view.h"
#include "app/views/cube/widgets/slice_view.h"
#include "app/window/parts/form.h"
#include "app/window/parts/segment_bar.h"
#include "app/window/parts/text_scale.h"
#include "app/window/parts/view_bar.h"
#include "app/window/parts/view_row.h"
#include "app/wording/finding_wording.h"
#include "app/wording/wording.h"

#include <QAction>
#include <QActionGroup>
#include <QEvent>
#include <QMenu>
#include <QStackedWidget>
#include <QToolButton>

#include <algorithm>

namespace convoku {
namespace {

QToolButton* findingButton(const char* id, Qt::ArrowType arrow, const QString& tip)
{
    QToolButton* button = form::tool(id, QString(), tip);
    button->setArrowType(arrow);
    return button;
}

} // namespace

CubePage::CubePage(Workspace* workspace, QWidget* parent)
    : QWidget(parent)
    , m_session(workspace->session())
    , m_rule(new RotatedRule(workspace->session(), workspace->inquiry(), workspace->backend(), this))
    , m_sides(new QActionGroup(this))
    , m_segments(nullptr)
    , m_free(nullptr)
    , m_turn(form::named(new QToolButton, "cube_turn",
          {.tip = tr("Exchange two axes of the kernel, and see what it finds on the same board from that side")}))
    , m_turns(new QMenu(this))
    , m_side(nullptr)
    , m_follow(nullptr)
    , m_export(form::tool("cube_export", Sign::Export, tr("Export"),
          tr("Export the view as a picture, or the rotation as an animation")))
    , m_exportTurn(nullptr)
    , m_views(nullptr)
    , m_cube(new CubeView)
    , m_beside(new QStackedWidget)
    , m_slice(new SliceView)
    , m_noSlice(form::label("cube_no_slice", form::kParagraph))
    , m_previous(findingButton("cube_previous", Qt::LeftArrow, tr("Finding before")))
    , m_next(findingButton("cube_next", Qt::RightArrow, tr("Next finding")))
    , m_count(form::label("cube_count"))
    , m_sentence(form::label("cube_sentence", {.size = TextSize::Headline, .wraps = true, .selectable = true}))
    , m_note(form::label("cube_note", form::kNote))
    , m_toSide(form::named(new QToolButton, "cube_to_side",
          {.tip = tr("Turn the cube to the rule with the same removals from the other side")}))
    , m_bar(buildBar())
    , m_foot(buildFoot())
{
    m_noSlice->setAlignment(Qt::AlignCenter);
    m_noSlice->setMargin(space::kWide);
    m_beside->addWidget(m_slice);
    m_beside->addWidget(m_noSlice);
    for (QToolButton* button : {m_turn, m_export, m_previous, m_next, m_toSide})
        button->setFocusPolicy(Qt::StrongFocus);
    m_views = form::row({.spacing = space::kSmall}, form::grow(m_cube), form::grow(m_beside));
    auto* page = form::column({.margins = form::margins(space::kUsual, space::kTight), .spacing = space::kSmall},
        form::grow(m_views), m_foot);
    form::fill(this, form::column({}, m_bar, form::grow(page)));

    connect(m_rule, &RotatedRule::changed, this, &CubePage::showRule);
    connect(m_rule, &RotatedRule::failed, this, &CubePage::failed);
    connect(m_session, &Session::pickedChanged, this, [this] { showRule(false); });
    connect(m_cube, &CubeView::turnedByHand, this, [this] { m_free->setChecked(true); });
    connect(m_cube, &CubeView::resetRequested, this, [this] {
        m_sides->actions().at(Aside)->setChecked(true);
        lookFrom(Aside);
    });
    const auto connectView = [this](auto* view) {
        using View = std::remove_pointer_t<decltype(view)>;
        connect(view, &View::candidateHovered, this, &CubePage::hover);
        connect(view, &View::candidateChosen, m_session, [this](const Candidate& candidate) {
            m_session->pick(m_session->picked() == candidate ? std::nullopt : std::optional(candidate));
        });
        connect(view, &View::sliceRequested, this, [this](int by) {
            const int last = m_rule->candidates().board().side() - 1;
            m_rule->setGroup(std::clamp(m_rule->group() + by, 0, last));
        });
    };
    connectView(m_cube);
    connectView(m_slice);
    setFocusProxy(m_cube);
    showWords();
    showTurns();
}

CubePage::~CubePage() = default;

ViewRow CubePage::row(Workspace* workspace)
{
    auto* page = new CubePage(workspace);
    return {.id = "cube",
        .name = "cube",
        .title = tr("Cube"),
        .text = tr("Cube", "menu"),
        .help = tr("Show the candidates as a cube, with the rule’s kernel turned in it"),
        .keys = {QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_U)},
        .sign = SignDrawing()
                    .closed({{10, 2.5}, {16.75, 6.25}, {16.75, 13.75}, {10, 17.5}, {3.25, 13.75}, {3.25, 6.25}})
                    .line({{3.25, 6.25}, {10, 10}, {16.75, 6.25}})
                    .line({{10, 10}, {10, 17.5}}),
        .helpPage = "layers.md#cube",
        .card = ViewRow::Card::Goes,
        .widget = page,
        .picture = [page] { return page->picture(); }};
}

ViewBar* CubePage::buildBar()
{
    const std::pair<QString, QString> sides[] = {
        {tr("Aside"), tr("The cube from an angle, with the slice in front")},
        {tr("Digits’ side"), tr("Rows and columns as on the board, the digits one behind the other")},
        {tr("Rows’ side"), tr("The rows stacked front to back; digits and columns are visible")},
        {tr("Columns’ side"), tr("The columns stacked front to back; digits and rows are visible")},
    };
    for (const auto& [text, tip] : sides) {
        QAction* action = m_sides->addAction(text);
        action->setToolTip(tip);
        action->setCheckable(true);
    }
    m_sides->actions().front()->setChecked(true);
    m_segments = form::named(new SegmentBar(m_sides), "cube_sides", {.name = tr("Viewing side of the cube")});
    m_free = m_sides->addAction(QString()); // in no segment
    m_free->setCheckable(true);
    connect(m_sides, &QActionGroup::triggered, this, [this](QAction* action) {
        if (action != m_free)
            lookFrom(static_cast<Side>(m_sides->actions().indexOf(action)));
    });

    buildTurnMenu();
    auto* exports = new QMenu(this);
    form::named(exports->addAction(tr("Export &picture…"), this, [this] { Q_EMIT exportRequested(false); }),
        "cube_export_picture");
    m_exportTurn
        = exports->addAction(tr("Export &animation of the turn…"), this, [this] { Q_EMIT exportRequested(true); });
    form::named(m_exportTurn, "cube_export_turn");
    m_export->setMenu(exports);
    m_export->setPopupMode(QToolButton::InstantPopup);
    return new ViewBar({}, "cube_roles", {m_segments, m_turn, m_export});
}

void CubePage::buildTurnMenu()
{
    for (const Exchange which : kExchanges)
        m_exchanges << m_turns->addAction(QString(), this, [this, which] { m_rule->turn(which); });
    m_turns->addSeparator();
    for (const RuleFamily family : {RuleFamily::NakedPair, RuleFamily::HiddenPair}) {
        m_boxes << m_turns->addAction(QString(), this, [this, family] {
            const CubeLaying laying = layingOf({.family = family, .house = HouseKind::Box}).value();
            if (const auto rule = ruleLaid(laying, std::clamp(m_rule->rule().size, 1, m_rule->mostK())))
                m_rule->setRule(*rule);
        });
    }
    m_turns->addSeparator();
    auto* sizes = new QActionGroup(this);
    for (int k = 1; k <= RotatedRule::kMostK; ++k) {
        QAction* size = m_turns->addAction(QString(), this, [this, k] { m_rule->setSize(k); });
        size->setCheckable(true);
        sizes->addAction(size);
        m_sizes << size;
    }
    m_turns->addSeparator();
    m_side = m_turns->addAction(QString(), m_rule, &RotatedRule::turnToTheSide);
    m_follow = m_turns->addAction(tr("Align with the step’s rule"), m_rule, &RotatedRule::followStep);
    m_turns->setToolTipsVisible(true);
    m_turn->setMenu(m_turns);
    m_turn->setPopupMode(QToolButton::MenuButtonPopup);
    m_turn->setToolButtonStyle(Qt::ToolButtonTextOnly);
    connect(m_turn, &QToolButton::clicked, this, [this] { m_rule->turn(Exchange::ValuePlace); });
}

QWidget* CubePage::buildFoot()
{
    m_toSide->setText(tr("From the side"));
    connect(m_toSide, &QToolButton::clicked, m_rule, &RotatedRule::turnToTheSide);
    connect(m_previous, &QToolButton::clicked, this, [this] { m_rule->lookAt(m_rule->findingIndex() - 1); });
    connect(m_next, &QToolButton::clicked, this, [this] { m_rule->lookAt(m_rule->findingIndex() + 1); });
    auto* finding = form::row({.spacing = space::kTight}, form::aligned(m_previous, Qt::AlignTop),
        form::aligned(m_count, Qt::AlignTop), form::aligned(m_next, Qt::AlignTop), form::gap(space::kTight),
        form::grow(m_sentence));
    auto* note = form::row({.spacing = space::kSmall}, form::grow(m_note), form::aligned(m_toSide, Qt::AlignVCenter));
    return form::box(form::column({.spacing = space::kTight}, finding, note));
}

QString CubePage::sentence() const
{
    if (!m_rule->laying())
        return m_rule->removedByStep().empty() ? QString()
                                               : Wording::stepSentence(*m_session->recording(), m_session->position());
    if (m_rule->isWorking())
        return {};
    const Finding* finding = m_rule->finding();
    if (finding != nullptr)
        return FindingWording::sentence(m_rule->rule().family, *finding);
    if (m_rule->findings().empty())
        return CubeWording::nothing(m_rule->rule());
    return CubeWording::nothingIn(*m_rule->laying(), m_rule->group(), m_rule->candidates().board());
}

CubeContent CubePage::content() const
{
    CubeContent content;
    if (!m_session->hasPuzzle()) {
        content.scene.givens = Grid(m_rule->candidates().board());
        content.scene.candidates = m_rule->candidates();
        content.title = tr("No puzzle is open.");
    } else if (m_rule->laying()) {
        content = cubeContentOf(
            m_session->recording()->givens(), m_rule->candidates(), m_rule->rule(), m_rule->group(), m_rule->finding());
        content.sentence = sentence();
    } else {
        content.scene.givens = m_session->recording()->givens();
        content.scene.candidates = m_rule->candidates();
        content.scene.rule = m_rule->rule();
        content.scene.removed = m_rule->removedByStep();
        if (const Position position = m_session->position(); position.pass > 0 && position.step > 0)
            content.title = Wording::step(*m_session->recording(), position.step);
        content.sentence = sentence();
    }
    content.scene.picked = m_session->picked();
    content.turn = m_cube->turn();
    return content;
}

void CubePage::showRule(bool turned)
{
    if (!m_rule->isWatched())
        return;
    // Another step is no turn, and until a rule is told the words are still those of the one before.
    if (turned && !m_rule->followsStep() && m_cube->scene().laying && m_rule->laying())
        m_before = CubeContent{m_cube->scene(), m_cube->turn(), m_title, m_roles,
            m_isUpToDate ? m_sentence->text() : QString(), m_isUpToDate ? m_note->text() : QString()};
    else if (turned)
        m_before.reset();
    m_isUpToDate = false;
    const CubeContent now = content();
    std::optional<QQuaternion> turn;
    if (turned && now.scene.laying) {
        const bool face
            = m_sides->checkedAction() != m_free && m_sides->checkedAction() != m_sides->actions().at(Aside);
        const Side side = face ? sideOfGroup() : Aside;
        m_sides->actions().at(side)->setChecked(true);
        turn = turnOf(side);
    }
    m_cube->setScene(now.scene, turn, !m_session->isPlaying());
    m_slice->setScene(now.scene);
    m_beside->setCurrentIndex(now.scene.laying || !m_session->hasPuzzle() ? 0 : 1);
    if (!now.scene.laying && m_session->hasPuzzle())
        m_noSlice->setText(CubeWording::noSlice(now.scene.rule));
    m_title = now.title;
    m_roles = now.roles;
    m_bar->setName(now.title);
    m_bar->setLine(now.roles);
    showTurns();
    // The findings arrive soon: until then no widget moves to make room for words that do not exist yet.
    if (m_rule->isWorking())
        return;
    m_sentence->setText(now.sentence);
    m_note->setText(now.note);
    m_isUpToDate = true;
    showWords();
}

void CubePage::showWords()
{
    const int count = static_cast<int>(m_rule->findings().size());
    // The line below the view says what the step found.
    const bool said = m_rule->followsStep() && (m_rule->isOfStep() || !m_rule->laying());
    const bool several = count > 1 && m_rule->laying() && !said;
    m_sentence->setVisible(!said && !m_sentence->text().isEmpty());
    for (QWidget* part : std::initializer_list<QWidget*>{m_previous, m_count, m_next})
        part->setVisible(several);
    //: which of several: 2 of 3
    m_count->setText(tr("%1 of %2").arg(m_rule->findingIndex() + 1).arg(count));
    m_previous->setEnabled(m_rule->findingIndex() > 0);
    m_next->setEnabled(m_rule->findingIndex() + 1 < count);
    m_note->setVisible(!m_note->text().isEmpty());
    m_toSide->setVisible(m_rule->fromTheSide().has_value());
}

void CubePage::showTurns()
{
    const bool has = m_session->hasPuzzle();
    for (const Exchange which : kExchanges) {
        QAction* action = m_exchanges.at(static_cast<qsizetype>(which));
        const auto to = m_rule->turnedTo(which);
        action->setEnabled(has && to);
        action->setText(to ? CubeWording::turned(which, *to) : CubeWording::exchange(which));
        action->setToolTip(to      ? QString()
                : m_rule->laying() ? CubeWording::doesNotTurn(which)
                                   : CubeWording::noSlice(m_rule->rule()));
    }
    const int k = std::clamp(m_rule->rule().size, 1, m_rule->mostK());
    const RuleFamily families[] = {RuleFamily::NakedPair, RuleFamily::HiddenPair};
    for (qsizetype i = 0; i < m_boxes.size(); ++i) {
        const CubeLaying laying = layingOf({.family = families[i], .house = HouseKind::Box}).value();
        m_boxes[i]->setText(CubeWording::rule(ruleLaid(laying, k).value()));
        m_boxes[i]->setEnabled(has);
    }
    for (qsizetype i = 0; i < m_sizes.size(); ++i) {
        const int size = static_cast<int>(i) + 1;
        const auto currentLaying = m_rule->laying();
        m_sizes[i]->setEnabled(has && currentLaying && size <= m_rule->mostK());
        m_sizes[i]->setChecked(currentLaying && m_rule->rule().size == size);
        const auto rule = currentLaying ? ruleLaid(*currentLaying, size) : std::nullopt;
        //: how many values a kernel looks for, and what rule that is: k = 2: Naked pair in row
        m_sizes[i]->setText(rule ? tr("k = %1: %2").arg(size).arg(CubeWording::rule(*rule)) : tr("k = %1").arg(size));
    }
    const auto side = m_rule->fromTheSide();
    m_side->setEnabled(has && side);
    //: the same finding from the side; %1: Hidden quad in row
    m_side->setText(side ? tr("From the side: %1").arg(CubeWording::rule(*side)) : tr("From the side"));
    m_follow->setEnabled(has && !m_rule->followsStep());
    const auto to = m_rule->turnedTo(Exchange::ValuePlace);
    //: exchanges the axes of a kernel; %1 is the rule that it becomes: Turn: Hidden pair in row
    m_turn->setText(to ? tr("Turn: %1").arg(CubeWording::rule(*to)) : tr("Turn"));
    m_turn->setEnabled(has);
    m_export->setEnabled(has);
    m_exportTurn->setEnabled(has && to);
}

CubePage::Side CubePage::sideOfGroup() const
{
    const auto laying = m_rule->laying();
    if (!laying)
        return Aside;
    switch (laying->group) {
    case Axis::Digit:
        return Digits;
    case Axis::Row:
        return Rows;
    case Axis::Column:
        return Columns;
    default:
        return Aside;
    }
}

QQuaternion CubePage::turnOf(Side side) const
{
    const auto laying = m_rule->laying();
    if (side == Aside)
        return seenFromAside(turnFor(laying.value_or(CubeLaying())));
    if (side == sideOfGroup())
        return turnFor(*laying);
    switch (side) {
    case Rows:
        return turnFor({Axis::Digit, Axis::Row, Axis::Column});
    case Columns:
        return turnFor({Axis::Digit, Axis::Column, Axis::Row});
    default:
        return turnFor({Axis::Column, Axis::Digit, Axis::Row});
    }
}

void CubePage::lookFrom(Side side)
{
    m_cube->turnTo(turnOf(side));
}

void CubePage::hover(const std::optional<Candidate>& candidate)
{
    m_cube->setHovered(candidate);
    m_slice->setHovered(candidate);
    const CubeScene& scene = m_cube->scene();
    Q_EMIT hovered(candidate ? CubeWording::state(*candidate, scene.candidates.has(*candidate), scene.isLit(*candidate),
                       scene.isRemoved(*candidate))
                             : QString());
}

std::shared_ptr<const Picture> CubePage::picture() const
{
    // Hidden it does not follow the run: it would tell of a place where nobody is any more.
    if (!m_session->hasPuzzle() || !m_rule->isWatched())
        return {};
    return std::make_shared<CubePicture>(content());
}

std::optional<CubeTurning> CubePage::turning() const
{
    if (!m_session->hasPuzzle() || !m_rule->isWatched() || !m_rule->laying())
        return std::nullopt;
    CubeTurning turning;
    turning.facts = DocumentFacts::of(*m_session->recording(), m_session->position());
    turning.to = content();
    turning.from = turning.to;
    if (m_before && m_before->scene.candidates == turning.to.scene.candidates
        && m_before->scene.laying != turning.to.scene.laying) {
        turning.from = *m_before;
    } else if (const auto to = m_rule->turnedTo(Exchange::ValuePlace)) {
        // The rule has not been turned yet: its findings are not known, but the slice is the same.
        turning.to
            = cubeContentOf(m_session->recording()->givens(), m_rule->candidates(), *to, m_rule->group(), nullptr);
    }
    return turning;
}

QSize CubePage::minimumSizeHint() const
{
    const QSize least = QWidget::minimumSizeHint();
    return {std::min(least.width(), qRound(460 * textScale(this))), least.height()};
}

void CubePage::place()
{
    // Beside each other or below, whichever leaves more for a square.
    constexpr int kWidthOfSegments = 920; ///< of a page whose bar has room for them
    m_segments->setFolded(width() < kWidthOfSegments * textScale(this));
    const int high = height() - m_bar->height() - m_foot->height();
    const bool beside = std::min(width() / 2, high) >= std::min(width(), high / 2);
    m_views->setDirection(beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

void CubePage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (!event->spontaneous())
        m_rule->setWatched(true);
}

void CubePage::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    if (!event->spontaneous())
        m_rule->setWatched(false);
}

void CubePage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    place();
}

void CubePage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        place();
}

} // namespace convoku
