// SPDX-License-Identifier: MIT
#include "app/views/why/widgets/legend_panel.h"

#include "app/document/session.h"
#include "app/drawing/board_signs.h"
#include "app/drawing/marks.h"
#include "app/window/parts/form.h"
#include "app/window/parts/widget_theme.h"
#include "app/wording/network_wording.h"
#include "app/wording/wording.h"
#include "solver/network/text/part_text.h"
#include "solver/run/navigation.h"

#include <QAction>
#include <QMenu>
#include <QSignalBlocker>

#include <algorithm>
#include <utility>

namespace convoku {
namespace {

/// Rules of a network that have a row each.
constexpr std::size_t kMostSingly = 16;

QLabel* legendTitle(const QString& text)
{
    QLabel* label = form::text(text, form::kTitle);
    label->setContentsMargins(8, 0, 8, 2);
    return label;
}

} // namespace

LegendPanel::LegendPanel(Session* session, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_stepsTitle(legendTitle(tr("This pass")))
    , m_steps(form::named(new MarkList, "this_pass", {.name = tr("Steps of this pass")}))
    , m_signsTitle(legendTitle(tr("On the board")))
    , m_signs(form::named(new MarkList, "board_signs", {.name = tr("Signs on the board")}))
    , m_searchSwitch(new QAction(tr("Search by guessing"), this))
{
    m_steps->setAccessibleDescription(
        tr("Press Up or Down to go to a step. Use its menu to switch a rule or the search off and on."));
    m_steps->reserveValue(QStringLiteral("−000")); // a step clears at most three figures
    m_signs->setFocusPolicy(Qt::TabFocus);
    std::vector<std::pair<QString, QString>> usual;
    for (const BoardSign& sign : BoardSigns::usual())
        usual.emplace_back(sign.name, sign.value);
    m_signs->reserveRows(usual);
    m_signs->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum); // cut where there is no room
    auto* content = form::column({.margins = form::margins(0, 8), .spacing = 4}, m_stepsTitle, m_steps, form::gap(12),
        m_signsTitle, m_signs, form::stretch(1));
    form::fill(this, content);

    makeSwitches();
    connect(m_steps, &MarkList::chosen, this, &LegendPanel::goTo);
    connect(m_steps, &MarkList::menuRequested, this, &LegendPanel::openMenu);
    connect(session, &Session::optionsChanged, this, &LegendPanel::showOptions);
    connect(session, &Session::recordingReset, this, &LegendPanel::showOptions);
    connect(session, &Session::positionChanged, this, &LegendPanel::showSteps);
    connect(session, &Session::recordingGrew, this, &LegendPanel::showSteps);
    showOptions();
    followTheme(this, [this] { takeTheme(); });
}

void LegendPanel::makeRuleSwitches()
{
    m_network = m_session->options().pass.model;
    // Deleting them is safe: no switch is being triggered now, because switching a rule does not change the network.
    qDeleteAll(std::exchange(m_switches, {}));
    for (const RuleId rule : m_network->everyRule()) {
        const Model::Rule& info = m_network->rule(rule);
        auto* action = new QAction(Wording::rule(info), this);
        action->setObjectName(QString::fromStdString(info.id));
        action->setCheckable(true);
        action->setToolTip(Wording::ruleHelp(info));
        m_switches.push_back(action);
        connect(action, &QAction::toggled, this, [this, rule, name = Wording::rule(info)](bool on) {
            Q_EMIT aboutToSwitch((on ? tr("Rule switched on: %1") : tr("Rule switched off: %1")).arg(name));
            m_session->setRuleEnabled(rule, on);
        });
    }
    m_searchSwitch->setEnabled(m_network->search.has_value());
    Q_EMIT switchesChanged();
}

void LegendPanel::makeSwitches()
{
    makeRuleSwitches();
    m_searchSwitch->setObjectName(QStringLiteral("search"));
    m_searchSwitch->setCheckable(true);
    m_searchSwitch->setToolTip(tr("Off: the run stalls when the rules find nothing more."));
    connect(m_searchSwitch, &QAction::toggled, this, [this](bool on) {
        Q_EMIT aboutToSwitch(on ? tr("Search switched on") : tr("Search switched off"));
        RunOptions options = m_session->options();
        options.pass.search = on;
        m_session->setOptions(options);
    });
}

void LegendPanel::takeTheme()
{
    m_steps->setAlarm(themeOf(this).contradictionCell, themeOf(this).contradictionMark);
    showSteps();
    showSigns();
}

void LegendPanel::showScene(const BoardScene& scene)
{
    m_scene = scene;
    showSigns();
}

QSize LegendPanel::sizeHint() const
{
    return QWidget::sizeHint().expandedTo({m_signs->sizeHint().width(), 0});
}

void LegendPanel::setCompact(bool compact)
{
    m_steps->setCompact(compact);
    m_signs->setCompact(compact);
    m_stepsTitle->setVisible(!compact);
    m_signsTitle->setVisible(!compact && m_signs->count() > 0);
    updateGeometry();
}

/// The rules in the order of the run; those that are off stand where the classic order has them.
void LegendPanel::readRows()
{
    const RuleSet& on = m_session->options().pass.rules;
    m_rows.clear();
    std::size_t next = 0;
    for (const RuleId rule : m_network->everyRule()) {
        const bool enabled = m_session->isRuleEnabled(rule) && next < on.size();
        m_rows.push_back({Row::Kind::Rule, enabled ? on[next++] : rule, 0});
    }
    m_rows.push_back({Row::Kind::Verdict, {}, 0});
    if (m_network->search)
        m_rows.push_back({Row::Kind::Search, {}, 0});
    if (!m_session->hasPuzzle())
        return;
    const Recording& recording = *m_session->recording();
    const RuleSet& ran = recording.options().rules;
    for (Row& row : m_rows) {
        if (row.kind == Row::Kind::Verdict) {
            row.step = recording.verdictStep();
        } else if (row.kind == Row::Kind::Search) {
            row.step = recording.verdictStep() + 1;
        } else if (const auto at = std::find(ran.begin(), ran.end(), row.rule); at != ran.end()) {
            row.step = static_cast<int>(at - ran.begin()) + 1;
        }
    }
    groupRows();
}

/// More rules than fit: those of one sort that stand side by side share a row, but for where the run is.
void LegendPanel::groupRows()
{
    m_low = isLow();
    if (m_network->rules.size() <= kMostSingly && !m_low)
        return;
    const Position position = m_session->position();
    const auto partOf = [this](const Row& row) {
        return row.kind == Row::Kind::Rule ? std::string_view(m_network->rule(row.rule).part->id) : std::string_view();
    };
    std::vector<Row> rows;
    for (auto first = m_rows.begin(); first != m_rows.end();) {
        const auto last = std::find_if(
            first, m_rows.end(), [&](const Row& row) { return partOf(row).empty() || partOf(row) != partOf(*first); });
        const auto end = last == first ? first + 1 : last;
        if (end - first > 1) {
            Row group{Row::Kind::Group, first->rule, 0, {first, end}};
            // A click goes to the first rule of the group that removes something in this pass.
            for (const Row& row : group.members) {
                if (row.step > 0 && (group.step == 0 || (removedBy(row) > 0 && removedBy(group) == 0)))
                    group.step = row.step;
            }
            rows.push_back(group);
        }
        const bool isHere = position.pass > 0
            && std::any_of(first, end, [&](const Row& row) { return row.step == position.step && row.step > 0; });
        if (end - first == 1 || isHere)
            rows.insert(rows.end(), first, end);
        first = end;
    }
    m_rows = std::move(rows);
}

int LegendPanel::removedBy(const Row& row) const
{
    const Position position = m_session->position();
    if (!m_session->hasPuzzle() || position.pass == 0 || row.step == 0)
        return 0;
    const Event* event = eventAt(*m_session->recording(), {position.pass, row.step}, EventKind::Rule);
    return event == nullptr ? 0 : event->changedCount;
}

MarkRow LegendPanel::groupRow(const Row& group) const
{
    const Model::Rule& first = m_network->rule(group.rule);
    RuleKind kind = first;
    kind.noHouse = true; // the stroke alone
    MarkRow mark;
    mark.mark = ruleMark(kind, themeOf(this));
    mark.name = Wording::sortOf(first);
    QStringList houses;
    int removed = 0;
    for (const Row& row : group.members) {
        removed += removedBy(row);
        if (removedBy(row) > 0)
            //: a house of a rule, and how many candidates it cleared there: row −12
            houses << tr("%1 −%2").arg(Wording::ruleHouse(m_network->rule(row.rule))).arg(removedBy(row));
    }
    mark.off
        = std::ranges::none_of(group.members, [this](const Row& row) { return m_session->isRuleEnabled(row.rule); });
    mark.faint = removed == 0;
    const bool inPass = m_session->hasPuzzle() && m_session->position().pass > 0;
    if (mark.off)
        mark.value = tr("off");
    else if (inPass)
        mark.value = removed > 0 ? tr("−%1").arg(removed) : QStringLiteral("·");
    const QString did = mark.off ? tr("off")
        : removed > 0            ? tr("removes %n candidate(s)", nullptr, removed)
        : inPass                 ? tr("finds nothing in this pass")
                                 : tr("%n rule(s)", nullptr, static_cast<int>(group.members.size()));
    mark.spoken = mark.name + QStringLiteral(", ") + did;
    mark.tip = mark.name + QStringLiteral(": ") + did;
    if (!houses.isEmpty())
        mark.tip += QLatin1Char('\n') + houses.join(QStringLiteral(", "));
    mark.tip += QLatin1Char('\n')
        + (inPass && group.step > 0 ? tr("Click to go to the first of them that has an effect.")
                                    : tr("The start has no steps."));
    return mark;
}

void LegendPanel::showOptions()
{
    if (m_network != m_session->options().pass.model)
        makeRuleSwitches();
    for (const RuleId rule : m_network->everyRule()) {
        QAction* action = ruleSwitch(rule);
        const QSignalBlocker blocker(action);
        action->setChecked(m_session->isRuleEnabled(rule));
    }
    const QSignalBlocker blocker(m_searchSwitch);
    m_searchSwitch->setChecked(m_session->options().pass.search);
    showSteps();
    showSigns();
}

MarkRow LegendPanel::markRow(const Row& row) const
{
    MarkRow mark;
    mark.mark = row.kind == Row::Kind::Rule ? ruleMark(m_network->rule(row.rule), themeOf(this))
        : row.kind == Row::Kind::Verdict    ? verdictMark(themeOf(this))
                                            : searchMark(themeOf(this));
    mark.name = row.kind == Row::Kind::Rule ? Wording::rule(m_network->rule(row.rule))
        : row.kind == Row::Kind::Verdict    ? tr("Verdict")
                                            : tr("Search");
    mark.off = row.kind == Row::Kind::Rule ? !m_session->isRuleEnabled(row.rule)
        : row.kind == Row::Kind::Search    ? !m_session->options().pass.search
                                           : false;
    mark.tip = row.kind == Row::Kind::Rule ? Wording::ruleHelp(m_network->rule(row.rule))
        : row.kind == Row::Kind::Verdict   ? tr("Checks whether the puzzle is solved or contradicts itself.")
                                           : tr("Guesses when the rules find nothing more, and undoes guesses.");
    QString did; // in words
    const Position position = m_session->position();
    const bool inPass = m_session->hasPuzzle() && position.pass > 0;
    if (mark.off) {
        //: a rule, or the search: it is switched off
        mark.value = did = tr("off");
    } else if (inPass && row.step > 0) {
        const Recording& recording = *m_session->recording();
        const auto found = [&](EventKind kind) { return eventAt(recording, {position.pass, row.step}, kind); };
        if (const Event* rule = found(EventKind::Rule)) {
            mark.value = tr("−%1").arg(rule->changedCount);
            did = tr("removes %n candidate(s)", nullptr, rule->changedCount);
        } else if (found(EventKind::Contradiction) != nullptr) {
            mark.value = QStringLiteral("×");
            did = tr("sees a contradiction");
            mark.alarm = true;
        } else if (found(EventKind::Solution) != nullptr) {
            did = tr("sees a solution");
        } else if (const Event* push = found(EventKind::Push)) {
            mark.value = tr("−%1").arg(push->changedCount);
            did = tr("guesses, and sets %n candidate(s) aside", nullptr, push->changedCount);
        } else if (const Event* pop = found(EventKind::Pop)) {
            mark.value = tr("+%1").arg(pop->changedCount);
            did = tr("undoes a guess: %n candidate(s) restored", nullptr, pop->changedCount);
        } else if (found(EventKind::End) != nullptr && recording.result()) {
            did = Wording::result(recording);
        } else {
            mark.value = row.kind == Row::Kind::Rule ? QStringLiteral("·") : QString();
            did = tr("finds nothing in this pass");
            mark.faint = true;
        }
        mark.here = position.step == row.step;
    } else {
        mark.faint = true;
    }
    const bool isStep = inPass && row.step > 0 && !mark.off;
    mark.tip = mark.name + (did.isEmpty() ? QString() : QStringLiteral(": ") + did) + QLatin1Char('\n') + mark.tip
        + QLatin1Char('\n')
        + (isStep          ? tr("Click to go to this step.")
                : mark.off ? tr("There is no such step in this run.")
                           : tr("The start has no steps."));
    QStringList spoken{mark.name};
    if (!did.isEmpty())
        spoken << did;
    if (mark.here)
        spoken << tr("here");
    mark.spoken = spoken.join(QStringLiteral(", "));
    return mark;
}

void LegendPanel::showSteps()
{
    // The article's network, which runs by default, is not named.
    m_stepsTitle->setText(m_network == articleModel()
            ? tr("This pass")
            //: over the steps of a pass, with the name of the network that runs
            : tr("This pass of %1").arg(NetworkWording::name(*m_network)));
    readRows();
    std::vector<MarkRow> rows;
    rows.reserve(m_rows.size());
    for (const Row& row : m_rows)
        rows.push_back(row.kind == Row::Kind::Group ? groupRow(row) : markRow(row));
    m_steps->setRows(rows);
}

void LegendPanel::showSigns()
{
    std::vector<MarkRow> rows;
    for (const BoardSign& sign :
        m_session->hasPuzzle() ? BoardSigns::of(m_scene, themeOf(this)) : std::vector<BoardSign>()) {
        MarkRow row;
        row.mark = sign.mark;
        row.name = sign.name;
        row.value = sign.value;
        row.spoken = sign.value.isEmpty() ? sign.name : tr("%1: %2").arg(sign.name, sign.value);
        row.tip = row.spoken;
        rows.push_back(row);
    }
    m_signs->setRows(rows);
    m_signs->setVisible(!rows.empty());
    m_signsTitle->setVisible(!rows.empty() && !m_signs->isCompact());
}

QList<QAction*> LegendPanel::switches() const
{
    QList<QAction*> all(m_switches.begin(), m_switches.end());
    all << m_searchSwitch;
    for (QAction* action : all)
        action->setStatusTip(action->toolTip());
    return all;
}

int LegendPanel::heightOfSteps() const
{
    return m_stepsTitle->sizeHint().height() + m_steps->sizeHint().height() + 2 * layout()->contentsMargins().top();
}

int LegendPanel::usualHeightOfSigns() const
{
    constexpr int kUsualSigns = 8;
    return m_stepsTitle->sizeHint().height() + kUsualSigns * heightOfRow() + 2 * layout()->spacing();
}

int LegendPanel::heightOfRow() const
{
    return std::max(1, m_steps->sizeHint().height() / std::max(1, m_steps->count()));
}

bool LegendPanel::isLow() const
{
    constexpr int kOtherRows = 6; // verdict, search, and four signs
    const int rows = static_cast<int>(m_network->rules.size()) + kOtherRows;
    return m_room < 2 * m_stepsTitle->sizeHint().height() + rows * heightOfRow() + layout()->spacing();
}

void LegendPanel::setRoom(int height)
{
    m_room = height;
    if (isLow() != m_low)
        showSteps();
}

bool LegendPanel::isCompact() const
{
    return m_steps->isCompact();
}

void LegendPanel::goTo(int row)
{
    const Position position = m_session->position();
    const int step = m_rows.at(static_cast<std::size_t>(row)).step;
    if (!m_session->hasPuzzle() || position.pass == 0 || step == 0)
        return;
    m_session->jumpTo({position.pass, step, 0});
}

void LegendPanel::openMenu(int row, QPoint globalPos)
{
    const Row& chosenRow = m_rows.at(static_cast<std::size_t>(row));
    if (chosenRow.kind == Row::Kind::Verdict)
        return;
    auto* menu = form::named(new QMenu(this), "step_menu");
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setToolTipsVisible(true);
    for (const Row& member : chosenRow.members)
        menu->addAction(ruleSwitch(member.rule));
    if (chosenRow.kind != Row::Kind::Group)
        menu->addAction(chosenRow.kind == Row::Kind::Rule ? ruleSwitch(chosenRow.rule) : m_searchSwitch);
    menu->popup(globalPos);
}

} // namespace convoku
