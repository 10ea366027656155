// SPDX-License-Identifier: MIT
#include "app/views/workshop/widgets/bent_weight_dialog.h"

#include "app/views/workshop/widgets/candidate_row.h"
#include "app/views/workshop/widgets/weight_cells.h"
#include "app/views/workshop/widgets/workshop_parts.h"
#include "app/window/parts/dialog_parts.h"
#include "app/window/parts/flow_layout.h"
#include "app/window/parts/plain_text.h"
#include "app/window/parts/style.h"
#include "app/window/parts/widget_theme.h"
#include "app/wording/bend_wording.h"
#include "app/wording/layer_wording.h"
#include "app/wording/network_wording.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace convoku {
namespace {

constexpr QSize kUsual{640, 620};

QLabel* wrapped(const char* name, TextSize size = TextSize::Body, QFont::Weight weight = QFont::Normal)
{
    QLabel* label = makeWorkshopLabel(name, size, weight);
    label->setWordWrap(true);
    return label;
}

} // namespace

BentWeightDialog::BentWeightDialog(std::uint64_t seed, QWidget* parent)
    : QDialog(parent)
    , m_game(seed)
    , m_task(wrapped("bent_task"))
    , m_row(new CandidateRow(false))
    , m_left(new CandidateRow(true))
    , m_said(wrapped("bent_said", TextSize::Body, QFont::DemiBold))
    , m_answer(wrapped("bent_answer"))
    , m_isIt(makeWorkshopButton("bent_is_it", tr("It is this one"), tr("Name the number that is chosen")))
    , m_show(makeWorkshopButton("bent_show", tr("Show a row"), tr("A row in which the bent rule goes wrong")))
    , m_next(makeWorkshopButton("bent_next", tr("Another one"), tr("Another number is bent")))
{
    setObjectName(QStringLiteral("bent_weight_dialog"));
    setWindowTitle(tr("Find the bent weight"));
    m_row->setObjectName(QStringLiteral("bent_row"));
    m_row->setAccessibleName(tr("The row that you draw"));
    m_row->setToolTip(tr("A click puts a candidate in or takes it out"));
    m_left->setObjectName(QStringLiteral("bent_left"));
    m_left->setAccessibleName(tr("What the bent rule leaves"));
    auto* all = makeWorkshopButton("bent_all", tr("All candidates"), tr("Every digit in every cell"));
    auto* none = makeWorkshopButton("bent_none", tr("Empty row"), tr("No candidates"));
    auto* content = new QWidget;
    auto* layout = new QVBoxLayout(content);
    layout->setSpacing(space::kSmall);
    layout->addWidget(m_task);
    QLabel* drawn = makeWorkshopLabel("bent_drawn_title", TextSize::Label);
    drawn->setText(m_row->accessibleName());
    layout->addWidget(drawn);
    layout->addWidget(m_row);
    auto* buttons = new QWidget;
    auto* flow = new FlowLayout(space::kSmall, buttons);
    flow->setContentsMargins(0, 0, 0, 0);
    for (QPushButton* button : {all, none, m_show})
        flow->addWidget(button);
    layout->addWidget(buttons);
    QLabel* left = makeWorkshopLabel("bent_left_title", TextSize::Label);
    left->setText(m_left->accessibleName());
    layout->addWidget(left);
    layout->addWidget(m_left);
    layout->addWidget(m_said);
    m_numbers = new QVBoxLayout;
    m_numbers->setSpacing(space::kTight);
    layout->addLayout(m_numbers);
    auto* naming = new QWidget;
    auto* namingFlow = new FlowLayout(space::kSmall, naming);
    namingFlow->setContentsMargins(0, 0, 0, 0);
    namingFlow->addWidget(m_isIt);
    namingFlow->addWidget(m_next);
    layout->addWidget(naming);
    layout->addWidget(m_answer);
    layout->addStretch();
    auto* close = new QDialogButtonBox(QDialogButtonBox::Close);
    auto* outer = new QVBoxLayout(this);
    outer->addWidget(makeScrollRoom(content), 1);
    outer->addWidget(close);
    connect(close, &QDialogButtonBox::rejected, this, &QDialog::reject);
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
    Candidates row;
    for (int column = 0; all && column < kSide; ++column) {
        for (int digit = 0; digit < kSide; ++digit)
            row.add(Candidate{digit, 0, column}.index());
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
                       "something else than the rule would as it is written. Then say which number it is.")
                        .arg(NetworkWording::sentence(m_game.rule().sentence)));
    m_filling = true;
    while (QLayoutItem* item = m_numbers->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    m_cells.clear();
    for (const NumbersOfLayer& of : m_game.numbers()) {
        auto* row = new QWidget;
        auto* flow = new FlowLayout(space::kSmall, row);
        flow->setContentsMargins(0, 0, 0, 0);
        QLabel* label = makeWorkshopLabel("bent_layer", TextSize::Label);
        const std::string& name = m_game.rule().lines.at(of.line).name;
        label->setText(QStringLiteral("%1 – %2").arg(QString::fromStdString(name), BendWording::kind(of.kind)));
        auto* numbers = new WeightCells;
        numbers->setObjectName(QStringLiteral("bent_numbers_%1").arg(of.layer));
        std::vector<WeightCells::Cell> its;
        for (std::size_t i = 0; i < of.numbers.size(); ++i) {
            if (BentWeightGame::isOffered(of, i))
                its.push_back({of.numbers[i], BendWording::number(of, i), false, false});
        }
        numbers->setCells(its, static_cast<int>(its.size()));
        numbers->setOnlyChosen();
        flow->addWidget(numbers);
        flow->addWidget(label);
        m_numbers->addWidget(row);
        connect(numbers, &WeightCells::chosen, this, [this, layer = of.layer](int cell) {
            m_chosen = std::pair(layer, static_cast<std::size_t>(cell));
            // One of all layers.
            for (const auto& [other, cellsOfIt] : m_cells) {
                if (other != layer)
                    cellsOfIt->chooseNone();
            }
            say();
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
    m_said->setText(!shown.differs() ? tr("Here it leaves what the written rule leaves.")
            : lost.count() > 0
            ? tr("Here it is wrong: it removes %1, as it is written it does not. Which number is it?")
                  .arg(BendWording::candidates(lost))
            : tr("Here it is wrong: it leaves %1, as it is written it does not. Which number is it?")
                  .arg(BendWording::candidates(kept)));
    say();
}

void BentWeightDialog::say()
{
    m_isIt->setEnabled(m_differed && m_chosen && !m_game.isFound());
    for (const auto& [layer, its] : m_cells)
        its->setEnabled(m_differed && !m_game.isFound());
}

void BentWeightDialog::name()
{
    if (!m_chosen)
        return;
    const auto [layer, number] = *m_chosen;
    const auto of = std::ranges::find(m_game.numbers(), layer, &NumbersOfLayer::layer);
    const QString its = BendWording::number(*of, number);
    if (m_game.isIt(layer, number)) {
        ++m_foundSoFar;
        //: %1 is a number of a kernel (“weight 5”), %2 and %3 are numbers
        m_answer->setText(
            tr("Right: %1 is %2 instead of %3. Tries: %4, found so far: %5.")
                .arg(its, LayerWording::number(m_game.answer().to), LayerWording::number(of->numbers[number]),
                    QString::number(m_game.tries()), QString::number(m_foundSoFar)));
        m_next->setFocus(Qt::OtherFocusReason);
    } else {
        m_answer->setText(tr("No, %1 is as it is written. Tries: %2.").arg(its, QString::number(m_game.tries())));
    }
    say();
}

} // namespace convoku
