// SPDX-License-Identifier: MIT
#include "app/views/compare/widgets/compared_column.h"

#include "app/views/compare/widgets/compared_board.h"
#include "app/views/compare/widgets/network_picker.h"
#include "app/window/parts/chip.h"
#include "app/window/parts/plain_text.h"
#include "app/window/parts/sign_tool.h"
#include "app/window/parts/style.h"
#include "app/window/parts/verdict_look.h"

#include <QHBoxLayout>
#include <QToolButton>
#include <QVBoxLayout>

namespace convoku {

ComparedColumn::ComparedColumn(QWidget* parent)
    : QWidget(parent)
    , m_picker(new NetworkPicker)
    , m_remove(makeSignTool("remove_column", Sign::Close, tr("Take this run away")))
    , m_chip(new Chip)
    , m_board(new ComparedBoard)
    , m_place(new PlainLabel)
{
    m_picker->setObjectName(QStringLiteral("compared_network"));
    m_board->setObjectName(QStringLiteral("compared_board"));
    m_place->setObjectName(QStringLiteral("compared_place"));
    m_place->setWordWrap(true);
    m_place->setTextInteractionFlags(Qt::TextSelectableByMouse);
    setTextSize(m_place, TextSize::Label);
    auto* heading = new QHBoxLayout;
    heading->setSpacing(space::kTight);
    heading->addWidget(m_picker, 1);
    heading->addWidget(m_remove);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(space::kTight);
    layout->addLayout(heading);
    layout->addWidget(m_chip, 0, Qt::AlignLeft);
    layout->addWidget(m_board, 1);
    layout->addWidget(m_place);
    connect(m_remove, &QToolButton::clicked, this, &ComparedColumn::removeAsked);
}

void ComparedColumn::showChip(const ComparedRun& run, const ComparedMarks& atEnd)
{
    const VerdictChip verdict = run.verdict();
    // Who searches for the least cost says himself how far that is from a solution.
    const QString fault
        = run.isRunning() || !run.removes() ? QString() : ComparedWording::fault(run, run.count() - 1, atEnd);
    if (fault.isEmpty()) {
        m_chip->say(verdict.text, toneOf(verdict.state), signOf(verdict.state));
        m_chip->setToolTip(verdict.detail);
        return;
    }
    // What its network says of such a board is no matter.
    m_chip->say(!run.isLegalAt(run.count() - 1) ? tr("Illegal") : tr("Wrong"), Chip::Tone::Contradiction, Sign::No);
    m_chip->setToolTip(fault);
}

void ComparedColumn::show(const SideBySide& runs, int column, bool puzzle)
{
    const QString name = runs.nameOf(column);
    const auto& blind = runs.blindOf(column);
    if (m_picker->name() != name || m_picker->network() != runs.networkOf(column))
        m_picker->setShown(name, runs.networkOf(column), blind ? std::optional(blind->method) : std::nullopt);
    m_picker->setAccessibleName(tr("Network of run %1").arg(column + 1));
    m_picker->setEnabled(runs.networkOf(column) != nullptr || blind);
    m_remove->setVisible(runs.count() > 1);
    m_board->setAccessibleName(tr("Board of %1").arg(name));
    const auto which = runs.runOf(column);
    m_chip->setVisible(which.has_value());
    if (!which) {
        m_board->setBoard({}, {}, {});
        const QString trouble = runs.troubleOf(column);
        m_place->setText(!trouble.isEmpty() ? trouble : puzzle ? tr("Begins …") : tr("No puzzle is open."));
        return;
    }
    const ComparedRun& run = *runs.runs()[*which];
    const ComparedPlace place = runs.place();
    const ComparedMarks marks = marksOf(runs.runs(), *which, place, runs.solution());
    showChip(run,
        run.shownAt(place.pass) == run.count() - 1 ? marks
                                                   : marksOf(runs.runs(), *which, run.count() - 1, runs.solution()));
    const QString fault = ComparedWording::fault(run, place, marks);
    QString said = run.sentenceAt(place);
    if (!fault.isEmpty())
        //: a place in a run, and what is wrong there
        said = tr("%1: %2").arg(said, fault);
    if (const QString trouble = runs.troubleOf(column); !trouble.isEmpty())
        said = tr("%1. %2").arg(said, trouble);
    m_place->setText(said);
    m_board->setBoard(run.sceneAt(place), marks, ComparedWording::board(run, place, marks));
}

} // namespace convoku
