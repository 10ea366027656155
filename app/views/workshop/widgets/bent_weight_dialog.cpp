// SPDX-License-Identifier: MIT
#include "app/views/workshop/widgets/bent_weight_dialog.h"

#include "app/views/workshop/widgets/candidate_row.h"
#include "app/views/workshop/widgets/weight_cells.h"
#include "app/window/parts/dialog_parts.h"
#include "app/window/parts/form.h"
#include "app/window/parts/style.h"
#include "app/window/parts/widget_theme.h"
#include "app/wording/bend_wording.h"
#include "app/wording/layer_wording.h"
#include "app/wording/network_wording.h"

#include <QPushButton>
#include <QScrollArea>

namespace convoku {
namespace {

constexpr QSize kUsual{640, 620};

} // namespace

BentWeightDialog::BentWeightDialog(std::uint64_t seed, QWidget* parent)
    : QDialog(parent)
    , m_game(seed)
    , m_task(form::label("bent_task", {.wraps = true}))
    , m_row(form::named(new CandidateRow(false), "bent_row",
          {.name = tr("The row that you draw"), .tip = tr("Click to add or remove a candidate")}))
    , m_left(form::named(new CandidateRow(true), "bent_left", {.name = tr("Result of the bent rule")}))
    , m_said(form::label("bent_said", {.weight = QFont::DemiBold, .wraps = true}))
    , m_answer(form::label("bent_answer", {.wraps = true}))
    , m_isIt(form::button("bent_is_it", tr("It is this one"), tr("Name the selected number")))
    , m_show(form::button("bent_show", tr("Show a row"), tr("Show a row for which the bent rule is wrong")))
    , m_next(form::button("bent_next", tr("Another one"), tr("Bend a different number")))
{
    setObjectName(QStringLiteral("bent_weight_dialog"));
    setWindowTitle(tr("Find the bent weight"));
    auto* all = form::button("bent_all", tr("All candidates"), tr("Every digit in every cell"));
    auto* none = form::button("bent_none", tr("Empty row"), tr("No candidates"));
    QLabel* drawn = form::label("bent_drawn_title", m_row->accessibleName(), {.size = TextSize::Label});
    QLabel* left = form::label("bent_left_title", m_left->accessibleName(), {.size = TextSize::Label});
    QWidget* filling = form::box(form::flow(space::kSmall, all, none, m_show));
    QWidget* naming = form::box(form::flow(space::kSmall, m_isIt, m_next));
    m_numbers = form::column({.spacing = space::kTight});
    auto* content = new QWidget;
    form::layOut(content,
        form::column({.spacing = space::kSmall}, m_task, drawn, m_row, filling, left, m_left, m_said, m_numbers, naming,
            m_answer, form::stretch()));
    form::layOut(this, form::column(form::grow(makeScrollRoom(content)), form::buttons(this, QDialogButtonBox::Close)));
    connect(m_row, &CandidateRow::candidatesChanged, this, &BentWeightDialog::showRow);
    connect(all, &QPushButton::clicked, this, [this] { fill(true); });
    connect(none, &QPushButton::clicked, this, [this] { fill(false); });
    connect(m_show, &QPushButton::clicked, this, [this] {
        m_row->setCandidates(m_game.telling());
        showRow();
    });
    connect(m_isIt, &QPushButton::clicked, this, &BentWeightDialog::name);
    connect(m_next, &QPushButton::clicked, this, [this] {
        m_game.next();
        showRiddle();
        m_row->setFocus(Qt::OtherFocusReason);
    });
    fitToScreen(this, kUsual);
    showRiddle();
    m_row->setFocus(Qt::OtherFocusReason);
}

void BentWeightDialog::start(std::uint64_t seed)
{
    m_game = BentWeightGame(seed);
    showRiddle();
}

void BentWeightDialog::fill(bool all)
{
    constexpr Board kBoard = BentWeightGame::kBoard;
    Candidates row(kBoard);
    for (int column = 0; all && column < kBoard.side(); ++column) {
        for (int digit = 0; digit < kBoard.side(); ++digit)
            row.add(Candidate::of(digit, kBoard.cell(0, column)));
    }
    m_row->setCandidates(row);
    showRow();
}

void BentWeightDialog::showRiddle()
{
    m_differed = false;
    m_chosen.reset();
    // The rule's sentence is what the written one does: what it should leave can be worked out by it.
    m_task->setText(tr("In this rule, for a row, one number is bent: “%1” Draw candidates until the bent rule leaves "
                       "something different from the written rule. Then name the bent number.")
                        .arg(NetworkWording::sentence(m_game.rule().sentence)));
    m_filling = true;
    while (QLayoutItem* item = m_numbers->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    m_cells.clear();
    for (const NumbersOfLayer& of : m_game.numbers()) {
        const std::string& name = m_game.rule().lines.at(of.line).name;
        QLabel* label = form::label("bent_layer",
            QStringLiteral("%1 – %2").arg(QString::fromStdString(name), BendWording::kind(of.kind)),
            {.size = TextSize::Label});
        auto* numbers = new WeightCells;
        numbers->setObjectName(QStringLiteral("bent_numbers_%1").arg(of.layer));
        std::vector<WeightCells::Cell> cells;
        for (std::size_t i = 0; i < of.numbers.size(); ++i) {
            if (BentWeightGame::isOffered(of, i))
                cells.push_back({of.numbers[i], BendWording::number(of, i), false, false});
        }
        numbers->setCells(cells, static_cast<int>(cells.size()));
        numbers->setOnlyChosen();
        m_numbers->addWidget(form::box(form::flow(space::kSmall, numbers, label)));
        connect(numbers, &WeightCells::chosen, this, [this, layer = of.layer](int cell) {
            m_chosen = std::pair(layer, static_cast<std::size_t>(cell));
            // One of all layers.
            for (const auto& [other, cellsOfIt] : m_cells) {
                if (other != layer)
                    cellsOfIt->chooseNone();
            }
            showState();
        });
        m_cells.emplace_back(of.layer, numbers);
    }
    m_filling = false;
    m_answer->clear();
    fill(false);
}

void BentWeightDialog::showRow()
{
    const BentWeightGame::Shown shown = m_game.leftOf(m_row->candidates());
    m_left->setCandidates(shown.bent, m_row->candidates().without(shown.bent));
    m_differed = m_differed || shown.differs();
    const Candidates lost = shown.written.without(shown.bent);
    const Candidates kept = shown.bent.without(shown.written);
    m_said->setText(!shown.differs() ? tr("Here both rules leave the same candidates.")
            : lost.count() > 0
            ? tr("Here the bent rule is wrong: it removes %1, unlike the written rule. Which number is it?")
                  .arg(BendWording::candidates(lost))
            : tr("Here the bent rule is wrong: it leaves %1, unlike the written rule. Which number is it?")
                  .arg(BendWording::candidates(kept)));
    showState();
}

void BentWeightDialog::showState()
{
    m_isIt->setEnabled(m_differed && m_chosen && !m_game.isFound());
    for (const auto& [layer, view] : m_cells)
        view->setEnabled(m_differed && !m_game.isFound());
}

void BentWeightDialog::name()
{
    if (!m_chosen)
        return;
    const auto [layer, number] = *m_chosen;
    const auto of = std::ranges::find(m_game.numbers(), layer, &NumbersOfLayer::layer);
    const QString text = BendWording::number(*of, number);
    if (m_game.isIt(layer, number)) {
        ++m_foundSoFar;
        //: %1 is a number of a kernel (“weight 5”), %2 and %3 are numbers
        m_answer->setText(
            tr("Right: %1 is %2 instead of %3. Tries: %4, found so far: %5.")
                .arg(text, LayerWording::number(m_game.answer().to), LayerWording::number(of->numbers[number]),
                    QString::number(m_game.tries()), QString::number(m_foundSoFar)));
        m_next->setFocus(Qt::OtherFocusReason);
    } else {
        m_answer->setText(tr("No, %1 is as written. Tries: %2.").arg(text, QString::number(m_game.tries())));
    }
    showState();
}

} // namespace convoku
