// SPDX-License-Identifier: MIT
#include "app/views/compare/widgets/rules_pane.h"

#include "app/window/parts/form.h"
#include "app/wording/wording.h"

#include <QCheckBox>
#include <QListWidget>
#include <QPushButton>
#include <QScopedValueRollback>

#include <algorithm>

namespace convoku {

RulesPane::RulesPane(QWidget* parent)
    : QWidget(parent)
    , m_rules(form::named(new QListWidget, "column_rules",
          {tr("Rules of this run"),
              tr("Untick a rule to run without it; drag it, or use the buttons, to run it earlier or later")}))
    , m_search(form::check("column_search", tr("Search by guessing")))
{
    m_rules->setDragDropMode(QAbstractItemView::InternalMove);
    m_rules->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    // The rules of the networks that come with the program without scrolling.
    m_rules->setSizeAdjustPolicy(QAbstractScrollArea::AdjustToContents);
    m_rules->setMaximumHeight(fontMetrics().lineSpacing() * 20);
    m_rules->setMinimumWidth(fontMetrics().averageCharWidth() * 36);
    QPushButton* earlier = form::button("rule_earlier", tr("Earlier"));
    QPushButton* later = form::button("rule_later", tr("Later"));
    QPushButton* all = form::button("all_rules", tr("All rules"), tr("Run all rules of the network in their order"));
    form::fill(this,
        form::column({.margins = form::margins(space::kSmall, space::kSmall), .spacing = space::kSmall}, m_rules,
            form::row({.spacing = space::kSmall}, earlier, later, all), m_search));
    connect(m_rules, &QListWidget::itemChanged, this, &RulesPane::take);
    connect(m_rules->model(), &QAbstractItemModel::rowsMoved, this, &RulesPane::take);
    connect(m_search, &QCheckBox::toggled, this, &RulesPane::take);
    connect(earlier, &QPushButton::clicked, this, [this] { move(-1); });
    connect(later, &QPushButton::clicked, this, [this] { move(1); });
    connect(all, &QPushButton::clicked, this, [this] {
        PassOptions every = m_options;
        every.rules = every.model->everyRule();
        every.search = every.model->search.has_value();
        setOptions(every);
        Q_EMIT chosen(m_options);
    });
    fill();
}

void RulesPane::setOptions(const PassOptions& options)
{
    // Not after a change of its own: switched-off rules keep their rows.
    if (options == m_options)
        return;
    m_options = options;
    fill();
}

void RulesPane::fill()
{
    const QScopedValueRollback filling(m_filling, true);
    m_rules->clear();
    const Model& network = *m_options.model;
    RuleSet shown = m_options.rules;
    const std::size_t on = shown.size();
    std::ranges::copy_if(network.everyRule(), std::back_inserter(shown),
        [&](RuleId rule) { return std::ranges::count(m_options.rules, rule) == 0; });
    for (std::size_t i = 0; i < shown.size(); ++i) {
        auto* item = new QListWidgetItem(Wording::rule(network.rule(shown[i])), m_rules);
        item->setData(Qt::UserRole, static_cast<int>(shown[i]));
        item->setToolTip(Wording::ruleHelp(network.rule(shown[i])));
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable | Qt::ItemIsDragEnabled);
        item->setCheckState(i < on ? Qt::Checked : Qt::Unchecked);
    }
    m_rules->setCurrentRow(0);
    m_search->setChecked(m_options.search);
    m_search->setEnabled(network.search.has_value());
}

void RulesPane::take()
{
    if (m_filling)
        return;
    m_options.rules.clear();
    for (int row = 0; row < m_rules->count(); ++row) {
        if (m_rules->item(row)->checkState() == Qt::Checked)
            m_options.rules.push_back(static_cast<RuleId>(m_rules->item(row)->data(Qt::UserRole).toInt()));
    }
    m_options.search = m_search->isChecked();
    Q_EMIT chosen(m_options);
}

void RulesPane::move(int by)
{
    const int row = m_rules->currentRow();
    if (row < 0 || row + by < 0 || row + by >= m_rules->count())
        return;
    {
        const QScopedValueRollback filling(m_filling, true);
        m_rules->insertItem(row + by, m_rules->takeItem(row));
        m_rules->setCurrentRow(row + by);
    }
    take();
}

} // namespace convoku
