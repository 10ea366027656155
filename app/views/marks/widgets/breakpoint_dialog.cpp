// SPDX-License-Identifier: MIT
#include "app/views/marks/widgets/breakpoint_dialog.h"

#include "app/document/cell_address.h"
#include "app/views/marks/breakpoint_wording.h"
#include "app/window/parts/form.h"
#include "app/wording/wording.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>

#include <algorithm>

namespace convoku {
namespace {

QSpinBox* breakpointSpin(const char* id, int least, int most, int value)
{
    QSpinBox* spin = form::spin(id, least, most);
    spin->setValue(value);
    return spin;
}

} // namespace

BreakpointDialog::BreakpointDialog(const Breakpoint& breakpoint, ModelPtr network, QWidget* parent)
    : QDialog(parent)
    , m_breakpoint(breakpoint)
    , m_network(std::move(network))
    , m_form(new QFormLayout)
    , m_kind(form::combo("kind"))
    , m_rule(form::combo("rule"))
    , m_candidate(form::line("candidate", candidateText(breakpoint.candidate)))
    , m_cell(form::line("cell", Wording::cell(breakpoint.cell)))
    , m_houseKind(form::combo("house_kind"))
    , m_houseNumber(breakpointSpin("house_number", 1, m_network->board.side(), breakpoint.house.index + 1))
    , m_house(form::box(form::row(m_houseKind, m_houseNumber, form::stretch(1))))
    , m_depth(breakpointSpin("depth", 0, kMaxBreakpointDepth, breakpoint.number))
    , m_pass(breakpointSpin("pass", 1, kMaxBreakpointNumber, breakpoint.number))
    , m_condition(form::line("condition", QString::fromStdString(breakpoint.condition.text())))
    , m_fromHit(breakpointSpin("from_hit", 1, kMaxBreakpointNumber, breakpoint.fromHit))
    , m_sentence(form::label("sentence", {.wraps = true}))
    , m_problem(form::label("problem", form::kTopParagraph))
{
    setWindowTitle(tr("Breakpoint"));
    buildFields(m_form);

    auto* help = form::text(BreakpointWording::conditionHelp(), {.wraps = true});
    help->setTextFormat(Qt::RichText);
    m_form->addRow(QString(), help);
    m_form->addRow(tr("Stop from &hit:"), m_fromHit);
    m_fromHit->setToolTip(tr("The first hit to stop at; earlier hits are only counted."));

    QFont bold = m_sentence->font();
    bold.setBold(true);
    m_sentence->setFont(bold);
    // Room for two lines, so that the dialog does not jump while somebody types.
    m_problem->setMinimumHeight(2 * m_problem->fontMetrics().lineSpacing());
    auto* buttons = form::buttons(this, QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    m_accept = buttons->button(QDialogButtonBox::Ok);

    form::layOut(this, form::column(m_sentence, m_form, form::stretch(1), m_problem, buttons));
    setMinimumWidth(fontMetrics().averageCharWidth() * 72);

    connect(m_kind, &QComboBox::currentIndexChanged, this, &BreakpointDialog::showKind);
    for (QComboBox* box : {m_rule, m_houseKind})
        connect(box, &QComboBox::currentIndexChanged, this, &BreakpointDialog::read);
    for (QLineEdit* field : {m_candidate, m_cell, m_condition})
        connect(field, &QLineEdit::textChanged, this, &BreakpointDialog::read);
    for (QSpinBox* spin : {m_houseNumber, m_depth, m_pass, m_fromHit})
        connect(spin, &QSpinBox::valueChanged, this, &BreakpointDialog::read);
    showKind();
}

void BreakpointDialog::buildFields(QFormLayout* form)
{
    for (int i = 0; i < kBreakpointKindCount; ++i)
        m_kind->addItem(BreakpointWording::kind(static_cast<BreakpointKind>(i)));
    m_kind->setMaxVisibleItems(kBreakpointKindCount);
    m_kind->setCurrentIndex(static_cast<int>(m_breakpoint.kind));
    m_rule->addItem(tr("Any rule"), QString());
    for (const Model::Rule& rule : m_network->rules)
        m_rule->addItem(Wording::rule(rule), QString::fromStdString(rule.id));
    const QString id = QString::fromStdString(m_breakpoint.rule);
    if (m_rule->findData(id) < 0)
        m_rule->addItem(id, id);
    m_rule->setMaxVisibleItems(std::min(m_rule->count(), 12));
    m_rule->setCurrentIndex(m_rule->findData(id));
    for (const HouseKind kind : {HouseKind::Row, HouseKind::Column, HouseKind::Box})
        m_houseKind->addItem(Wording::houseKind(kind));
    m_houseKind->setCurrentIndex(static_cast<int>(m_breakpoint.house.kind));
    m_houseNumber->setAccessibleName(tr("Number of the row, column or box"));
    m_condition->setPlaceholderText(tr("always"));
    m_condition->setClearButtonEnabled(true);

    m_house->setFocusProxy(m_houseKind);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->addRow(tr("&Stop when:"), m_kind);
    form->addRow(tr("&Rule:"), m_rule);
    form->addRow(tr("C&andidate:"), m_candidate);
    form->addRow(tr("C&ell:"), m_cell);
    form->addRow(tr("H&ouse:"), m_house);
    form->addRow(tr("&Depth above:"), m_depth);
    form->addRow(tr("&Pass:"), m_pass);
    form->addRow(tr("&Condition:"), m_condition);
}

void BreakpointDialog::showKind()
{
    m_breakpoint.kind = static_cast<BreakpointKind>(m_kind->currentIndex());
    const std::pair<QWidget*, BreakpointKind> fields[]
        = {{m_rule, BreakpointKind::RuleFires}, {m_candidate, BreakpointKind::CandidateChanges},
            {m_cell, BreakpointKind::CellChanges}, {m_house, BreakpointKind::HouseChanges},
            {m_depth, BreakpointKind::DepthOver}, {m_pass, BreakpointKind::PassNumber}};
    for (const auto& [field, kind] : fields)
        m_form->setRowVisible(field, kind == m_breakpoint.kind);
    read();
    giveRoom();
}

void BreakpointDialog::giveRoom()
{
    // Qt asks what wraps for its height at the width that it would like best, which is not what it has.
    layout()->activate();
    if (const int needed = layout()->totalHeightForWidth(width()); height() < needed)
        resize(width(), needed);
}

void BreakpointDialog::showEvent(QShowEvent* event)
{
    giveRoom();
    QDialog::showEvent(event);
}

QString BreakpointDialog::readTarget()
{
    switch (m_breakpoint.kind) {
    case BreakpointKind::RuleFires:
        m_breakpoint.rule = m_rule->currentData().toString().toStdString();
        break;
    case BreakpointKind::CandidateChanges:
        if (const auto candidate = readCandidate(m_candidate->text(), m_network->board))
            m_breakpoint.candidate = *candidate;
        else
            return tr("Expected a candidate: row, column and digit, such as r4c5=7.");
        break;
    case BreakpointKind::CellChanges:
        if (const auto cell = readCell(m_cell->text(), m_network->board))
            m_breakpoint.cell = *cell;
        else
            return tr("Expected a cell: row and column, such as r4c5.");
        break;
    case BreakpointKind::HouseChanges:
        m_breakpoint.house
            = {static_cast<HouseKind>(m_houseKind->currentIndex()), m_houseNumber->value() - 1, m_network->board};
        break;
    case BreakpointKind::DepthOver:
        m_breakpoint.number = m_depth->value();
        break;
    case BreakpointKind::PassNumber:
        m_breakpoint.number = m_pass->value();
        break;
    case BreakpointKind::Push:
    case BreakpointKind::Pop:
    case BreakpointKind::Contradiction:
    case BreakpointKind::NothingChanged:
    case BreakpointKind::Solved:
        break;
    }
    return {};
}

void BreakpointDialog::read()
{
    QString problem = readTarget();
    m_sentence->setText(
        problem.isEmpty() ? BreakpointWording::sentence(m_breakpoint, *m_network) : QStringLiteral("…"));
    const auto parsed = Condition::parse(m_condition->text().toStdString());
    if (const auto* condition = std::get_if<Condition>(&parsed))
        m_breakpoint.condition = *condition;
    else if (problem.isEmpty())
        problem = tr("Condition: %1").arg(BreakpointWording::conditionProblem(std::get<ConditionError>(parsed)));
    m_breakpoint.fromHit = m_fromHit->value();
    m_problem->setText(problem);
    m_accept->setEnabled(problem.isEmpty());
}

} // namespace convoku
