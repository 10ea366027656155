// SPDX-License-Identifier: MIT
#include "app/widgets/what_if/what_if_view.h"

#include "app/widgets/board/board_view.h"
#include "app/widgets/parts/plain_text.h"
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
#include <QVBoxLayout>

namespace convoku {
namespace {

QLabel* makeText(const char* name)
{
    auto* label = new PlainLabel;
    label->setObjectName(QString::fromLatin1(name));
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

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
    , m_firstDifference(new QPushButton(tr("To the first difference")))
    , m_copy(new QPushButton(tr("Copy as text")))
    , m_export(new QPushButton(tr("Export animation…")))
    , m_board(new BoardView(session, nullptr))
    , m_other(new BoardView(whatIf->other(), nullptr))
    , m_cost(makeText("this_cost"))
    , m_otherTitle(makeText("other_title"))
    , m_otherCost(makeText("other_cost"))
    , m_summary(makeText("what_if_summary"))
{
    m_other->setObjectName(QStringLiteral("other_board"));
    m_other->setAccessibleName(tr("Board of the other run"));
    // It goes where this run goes: there is nothing to do on it.
    m_other->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_other->setFocusPolicy(Qt::NoFocus);
    // Two of them must not make the window wider than a small screen.
    for (BoardView* board : {m_board, m_other})
        board->setMinimumSize(kSmallBoard, kSmallBoard);
    auto* boards = new QGridLayout;
    boards->addWidget(new PlainLabel(ComparisonWording::thisRun()), 0, 0);
    boards->addWidget(m_otherTitle, 0, 1);
    boards->addWidget(m_board, 1, 0);
    boards->addWidget(m_other, 1, 1);
    boards->addWidget(m_cost, 2, 0);
    boards->addWidget(m_otherCost, 2, 1);
    boards->setRowStretch(1, 1);
    boards->setColumnStretch(0, 1);
    boards->setColumnStretch(1, 1);
    auto* row = new QHBoxLayout;
    row->addWidget(buildChoices());
    row->addLayout(boards, 1);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(row, 1);
    layout->addWidget(m_summary);

    connect(whatIf, &WhatIf::comparisonChanged, this, &WhatIfView::showComparison);
    connect(session, &Session::positionChanged, this, &WhatIfView::showDifferences);
    connect(whatIf->other(), &Session::positionChanged, this, &WhatIfView::showDifferences);
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
    m_search->setChecked(true);
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
    layout->addWidget(m_firstDifference);
    layout->addWidget(m_copy);
    layout->addWidget(m_export);
    m_export->setObjectName(QStringLiteral("export_what_if"));
    m_export->setToolTip(tr("Both runs side by side, pass by pass, as an animated GIF or WebP"));
    choices->setMaximumWidth(fontMetrics().averageCharWidth() * 36);

    connect(m_rules, &QListWidget::itemChanged, this, &WhatIfView::takeRules);
    connect(m_rules->model(), &QAbstractItemModel::rowsMoved, this, &WhatIfView::takeRules);
    connect(m_search, &QCheckBox::toggled, this, &WhatIfView::takeRules);
    connect(m_up, &QPushButton::clicked, this, [this] { moveRule(-1); });
    connect(m_down, &QPushButton::clicked, this, [this] { moveRule(1); });
    connect(m_firstDifference, &QPushButton::clicked, m_whatIf, &WhatIf::goToFirstDifference);
    connect(m_export, &QPushButton::clicked, this, &WhatIfView::exportRequested);
    connect(m_copy, &QPushButton::clicked, this, [this] { QApplication::clipboard()->setText(text()); });
    return choices;
}

void WhatIfView::fillRules()
{
    m_filling = true;
    m_rules->clear();
    // Those that are off come last: they have no place in the order.
    RuleSet shown = m_whatIf->options().rules;
    const std::size_t on = shown.size();
    for (const RuleInfo& info : allRules()) {
        if (std::find(shown.begin(), shown.end(), info.rule) == shown.end())
            shown.push_back(info.rule);
    }
    for (std::size_t i = 0; i < shown.size(); ++i) {
        auto* item = new QListWidgetItem(Wording::rule(shown[i]));
        item->setData(Qt::UserRole, static_cast<int>(shown[i]));
        item->setToolTip(Wording::ruleHelp(shown[i]));
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable | Qt::ItemIsDragEnabled);
        item->setCheckState(i < on ? Qt::Checked : Qt::Unchecked);
        m_rules->addItem(item);
    }
    m_rules->setCurrentRow(0);
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

void WhatIfView::setTheme(const Theme& theme)
{
    m_board->setTheme(theme);
    m_other->setTheme(theme);
}

void WhatIfView::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    m_whatIf->setWatched(this, true);
}

void WhatIfView::hideEvent(QHideEvent* event)
{
    m_whatIf->setWatched(this, false);
    QWidget::hideEvent(event);
}

void WhatIfView::showComparison()
{
    const auto& comparison = m_whatIf->comparison();
    m_otherTitle->setText(ComparisonWording::otherRun(m_session->options().pass, m_whatIf->options()));
    m_cost->setText(comparison ? ComparisonWording::cost(comparison->first) : QString());
    m_otherCost->setText(comparison ? ComparisonWording::cost(comparison->second) : QString());
    m_summary->setText(comparison ? ComparisonWording::summary(*comparison) : tr("No puzzle is open."));
    m_firstDifference->setEnabled(comparison && comparison->firstDifferentPass);
    m_copy->setEnabled(comparison.has_value());
    m_export->setEnabled(comparison.has_value());
    showDifferences();
}

void WhatIfView::showDifferences()
{
    if (!isVisible())
        return;
    const std::vector<std::uint16_t> differences = m_whatIf->differences();
    m_board->setDots(differences);
    m_other->setDots(differences);
}

QString WhatIfView::text() const
{
    const auto& comparison = m_whatIf->comparison();
    if (!comparison)
        return {};
    return ComparisonWording::text(*comparison, m_session->options().pass.rules, m_whatIf->options().rules);
}

} // namespace convoku
