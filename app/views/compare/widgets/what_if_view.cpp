// SPDX-License-Identifier: MIT
#include "app/views/compare/widgets/what_if_view.h"

#include "app/views/board/widgets/board_view.h"
#include "app/window/parts/flow_layout.h"
#include "app/window/parts/form.h"
#include "app/window/parts/plain_text.h"
#include "app/window/parts/sign_tool.h"
#include "app/window/parts/style.h"
#include "app/wording/comparison_wording.h"
#include "app/wording/wording.h"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QScrollArea>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

namespace convoku {
namespace {

constexpr int kSmallBoard = 100;

} // namespace

WhatIfView::WhatIfView(Session* session, WhatIf* whatIf, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_whatIf(whatIf)
    , m_rules(new QListWidget)
    , m_search(new QCheckBox(tr("Search by guessing")))
    , m_up(new QPushButton(tr("Earlier")))
    , m_down(new QPushButton(tr("Later")))
    , m_stop(makeSignTool(
          "stop_other_run", Sign::Stop, tr("Stop the other run"), tr("Stop computing and keep the passes so far")))
    , m_firstDifference(makeSignTool("first_difference", Sign::NextPass, tr("To the first difference"),
          tr("Both runs to the end of the first pass that differs")))
    , m_copy(makeSignTool(
          "copy_what_if", Sign::List, tr("Copy as text"), tr("Copy what the comparison says, rule by rule")))
    , m_export(makeSignTool("export_what_if", Sign::Export, tr("Export animation…"),
          tr("Both runs side by side, pass by pass, as an animated GIF or WebP")))
    , m_right(new QStackedWidget)
    , m_board(new BoardView(session, nullptr))
    , m_other(new BoardView(whatIf->other(), nullptr))
    , m_place(form::label("this_place", form::kParagraph))
    , m_otherPlace(form::label("other_place", form::kParagraph))
    , m_cost(form::label("this_cost", form::kParagraph))
    , m_otherTitle(form::label("other_title", form::kParagraph))
    , m_otherCost(form::label("other_cost", form::kParagraph))
    , m_summary(form::label("what_if_summary", form::kParagraph))
{
    m_other->setObjectName(QStringLiteral("other_board"));
    m_other->setAccessibleName(tr("Board of the other run"));
    // It goes where this run goes: there is nothing to do on it.
    m_other->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_other->setFocusPolicy(Qt::NoFocus);
    // Two of them must not make the window wider than a small screen.
    for (BoardView* board : {m_board, m_other})
        board->setMinimumSize(kSmallBoard, kSmallBoard);
    m_right->addWidget(buildInvitation());
    m_right->addWidget(m_other);
    setTextSize(m_summary, TextSize::Headline);
    auto* title = new PlainLabel(ComparisonWording::thisRun());
    for (QLabel* heading : {static_cast<QLabel*>(title), m_otherTitle})
        setTextSize(heading, TextSize::Body, QFont::DemiBold);

    auto* boards = new QGridLayout;
    boards->setHorizontalSpacing(space::kUsual);
    boards->addWidget(title, 0, 0, Qt::AlignBottom);
    boards->addWidget(m_otherTitle, 0, 1, Qt::AlignBottom);
    boards->addWidget(m_board, 1, 0);
    boards->addWidget(m_right, 1, 1);
    boards->addWidget(m_place, 2, 0);
    boards->addWidget(m_otherPlace, 2, 1);
    boards->addWidget(m_cost, 3, 0);
    boards->addWidget(m_otherCost, 3, 1);
    boards->setRowStretch(1, 1);
    boards->setColumnStretch(0, 1);
    boards->setColumnStretch(1, 1);
    auto* tools = new FlowLayout(space::kTight);
    for (QToolButton* tool : {m_stop, m_firstDifference, m_copy, m_export})
        tools->addWidget(tool);
    auto* right = new QVBoxLayout;
    right->addWidget(m_summary);
    right->addLayout(tools);
    right->addLayout(boards, 1);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(space::kUsual, space::kSmall, space::kUsual, space::kSmall);
    row->setSpacing(space::kUsual);
    row->addWidget(buildChoices());
    row->addLayout(right, 1);

    connect(m_stop, &QToolButton::clicked, whatIf->other(), &Session::stopRun);
    connect(whatIf->other(), &Session::runningChanged, this, &WhatIfView::showComparison);
    connect(m_firstDifference, &QToolButton::clicked, m_whatIf, &WhatIf::goToFirstDifference);
    connect(m_export, &QToolButton::clicked, this, &WhatIfView::exportRequested);
    connect(m_copy, &QToolButton::clicked, this, [this] { QApplication::clipboard()->setText(text()); });
    connect(whatIf, &WhatIf::comparisonChanged, this, &WhatIfView::showComparison);
    connect(session, &Session::optionsChanged, this, &WhatIfView::showComparison);
    connect(whatIf, &WhatIf::networkChanged, this, [this] {
        fillRules();
        showComparison();
    });
    connect(session, &Session::recordingReset, this, &WhatIfView::showComparison);
    connect(session, &Session::positionChanged, this, &WhatIfView::showPlace);
    connect(whatIf->other(), &Session::positionChanged, this, &WhatIfView::showPlace);
    fillRules();
    showComparison();
}

QWidget* WhatIfView::buildChoices()
{
    m_rules->setObjectName(QStringLiteral("other_rules"));
    m_rules->setAccessibleName(tr("Rules of the other run"));
    m_rules->setToolTip(tr("Untick a rule to run without it; drag it, or use the buttons, to run it earlier or later"));
    m_rules->setDragDropMode(QAbstractItemView::InternalMove);
    m_rules->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_rules->setMinimumHeight(fontMetrics().lineSpacing() * 3); // the lowest screens: it scrolls
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_up);
    buttons->addWidget(m_down);
    auto* choices = new QWidget;
    auto* layout = new QVBoxLayout(choices);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(new PlainLabel(tr("What if the rules were")));
    layout->addWidget(m_rules, 1);
    layout->addLayout(buttons);
    layout->addWidget(m_search);
    choices->setMaximumWidth(fontMetrics().averageCharWidth() * 36);

    connect(m_rules, &QListWidget::itemChanged, this, &WhatIfView::takeRules);
    connect(m_rules->model(), &QAbstractItemModel::rowsMoved, this, &WhatIfView::takeRules);
    connect(m_search, &QCheckBox::toggled, this, &WhatIfView::takeRules);
    connect(m_up, &QPushButton::clicked, this, [this] { moveRule(-1); });
    connect(m_down, &QPushButton::clicked, this, [this] { moveRule(1); });
    return choices;
}

QWidget* WhatIfView::buildInvitation()
{
    m_invitation = new QWidget;
    m_invitation->setObjectName(QStringLiteral("what_if_invitation"));
    auto* headline = new PlainLabel(tr("Switch a rule off and see"));
    setTextSize(headline, TextSize::Headline, QFont::DemiBold);
    auto* text = form::label("what_if_invitation_text", form::kParagraph);
    text->setText(
        tr("The same puzzle runs once more without it, beside this run: where the two part, and what the rule "
           "was worth. Choose one here, or untick and move several in the list."));
    m_inviting = new FlowLayout(space::kTight);
    auto* layout = new QVBoxLayout(m_invitation);
    layout->setSpacing(space::kSmall);
    layout->addStretch(1);
    for (QLabel* label : {static_cast<QLabel*>(headline), static_cast<QLabel*>(text)})
        layout->addWidget(label);
    layout->addLayout(m_inviting);
    layout->addStretch(2);
    // A few rows more than there is room for: a small window scrolls.
    auto* area = new QScrollArea;
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setFocusPolicy(Qt::NoFocus);
    area->setWidget(m_invitation);
    return area;
}

void WhatIfView::fillInvitation()
{
    if (m_network == m_session->options().pass.model)
        return;
    m_network = m_session->options().pass.model;
    qDeleteAll(std::exchange(m_invited, {}));
    const auto add = [this](const QString& rule, const QString& tip, auto does) {
        auto* button = new QPushButton(rule);
        button->setToolTip(tip);
        button->setAutoDefault(false);
        connect(button, &QPushButton::clicked, this, does);
        m_inviting->addWidget(button);
        m_invited << button;
    };
    for (const RuleId rule : m_network->everyRule())
        add(tr("Without %1").arg(Wording::rule(m_network->rule(rule))), Wording::ruleHelp(m_network->rule(rule)),
            [this, rule] { switchOff(rule); });
    add(tr("Without search"), tr("Only what the rules find, without a guess"), [this] { m_search->setChecked(false); });
}

void WhatIfView::switchOff(RuleId rule)
{
    for (int row = 0; row < m_rules->count(); ++row) {
        QListWidgetItem* item = m_rules->item(row);
        if (item->data(Qt::UserRole).toInt() != static_cast<int>(rule))
            continue;
        item->setCheckState(Qt::Unchecked);
        // The invitation goes with its button: the keyboard goes on in the list.
        m_rules->setCurrentRow(row);
        m_rules->setFocus(Qt::OtherFocusReason);
    }
}

void WhatIfView::fillRules()
{
    m_filling = true;
    m_rules->clear();
    // Those that are off come last: they have no place in the order.
    RuleSet shown = m_whatIf->options().rules;
    const std::size_t on = shown.size();
    const Model& network = *m_whatIf->options().model;
    for (const RuleId rule : network.everyRule()) {
        if (std::find(shown.begin(), shown.end(), rule) == shown.end())
            shown.push_back(rule);
    }
    for (std::size_t i = 0; i < shown.size(); ++i) {
        auto* item = new QListWidgetItem(Wording::rule(network.rule(shown[i])));
        item->setData(Qt::UserRole, static_cast<int>(shown[i]));
        item->setToolTip(Wording::ruleHelp(network.rule(shown[i])));
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable | Qt::ItemIsDragEnabled);
        item->setCheckState(i < on ? Qt::Checked : Qt::Unchecked);
        m_rules->addItem(item);
    }
    m_rules->setCurrentRow(0);
    m_search->setChecked(m_whatIf->options().search);
    m_search->setEnabled(network.search.has_value());
    m_filling = false;
}

void WhatIfView::takeRules()
{
    if (m_filling)
        return;
    PassOptions options = m_whatIf->options();
    options.rules.clear();
    for (int row = 0; row < m_rules->count(); ++row) {
        const QListWidgetItem* item = m_rules->item(row);
        if (item->checkState() == Qt::Checked)
            options.rules.push_back(static_cast<RuleId>(item->data(Qt::UserRole).toInt()));
    }
    options.search = m_search->isChecked();
    m_whatIf->setOptions(options);
    showComparison();
}

void WhatIfView::compareWith(const PassOptions& options)
{
    m_whatIf->setOptions(options);
    fillRules();
    showComparison();
}

void WhatIfView::moveRule(int by)
{
    const int row = m_rules->currentRow();
    if (row < 0 || row + by < 0 || row + by >= m_rules->count())
        return;
    m_filling = true;
    QListWidgetItem* item = m_rules->takeItem(row);
    m_rules->insertItem(row + by, item);
    m_rules->setCurrentRow(row + by);
    m_filling = false;
    takeRules();
}

void WhatIfView::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    m_whatIf->setWatched(this, true);
    showPlace();
}

void WhatIfView::hideEvent(QHideEvent* event)
{
    m_whatIf->setWatched(this, false);
    QWidget::hideEvent(event);
}

void WhatIfView::showComparison()
{
    const auto& comparison = m_whatIf->comparison();
    const bool differs = m_whatIf->isOfOtherRules();
    const bool hadFocus = m_invitation->isAncestorOf(QApplication::focusWidget());
    m_right->setCurrentIndex(differs ? 1 : 0);
    if (differs && hadFocus)
        m_search->setFocus(Qt::OtherFocusReason);
    fillInvitation();
    const RuleSet& rules = m_session->options().pass.rules;
    for (const RuleId rule : m_network->everyRule())
        m_invited[static_cast<qsizetype>(rule)]->setVisible(std::find(rules.begin(), rules.end(), rule) != rules.end());
    m_invited.back()->setVisible(m_session->options().pass.search);
    for (QPushButton* button : m_invited)
        button->setEnabled(m_session->hasPuzzle());
    m_otherTitle->setText(
        differs ? ComparisonWording::otherRun(m_session->options().pass, m_whatIf->options()) : QString());
    m_cost->setText(comparison ? ComparisonWording::cost(comparison->first) : QString());
    m_otherCost->setText(comparison && differs ? ComparisonWording::cost(comparison->second) : QString());
    m_summary->setText(!m_session->hasPuzzle() ? tr("No puzzle is open.")
            : !differs                         ? tr("What if a rule were missing, or came earlier?")
            : comparison                       ? ComparisonWording::summary(*comparison)
                                               : QString());
    m_stop->setVisible(differs && m_whatIf->other()->isRunning());
    m_firstDifference->setEnabled(comparison && comparison->firstDifferentPass);
    m_copy->setEnabled(comparison && differs);
    m_export->setEnabled(comparison && differs);
    showPlace();
}

void WhatIfView::showPlace()
{
    if (!isVisible())
        return;
    const auto caption = [](const Session& run) {
        return run.hasPuzzle() ? Wording::caption(*run.recording(), run.position()) : QString();
    };
    m_place->setText(caption(*m_session));
    m_otherPlace->setText(m_whatIf->isOfOtherRules() ? caption(*m_whatIf->other()) : QString());
    const std::vector<std::uint16_t> differences = m_whatIf->differences();
    m_board->setDots(differences);
    m_other->setDots(differences);
}

QString WhatIfView::text() const
{
    const auto& comparison = m_whatIf->comparison();
    if (!comparison)
        return {};
    return ComparisonWording::text(*comparison, m_session->options().pass, m_whatIf->options());
}

} // namespace convoku
