// SPDX-License-Identifier: MIT
#include "app/views/compare/widgets/compared_column.h"

#include "app/views/compare/widgets/compared_board.h"
#include "app/views/compare/widgets/network_picker.h"
#include "app/views/compare/widgets/rules_pane.h"
#include "app/window/parts/chip.h"
#include "app/window/parts/form.h"
#include "app/window/parts/sentence_bar.h"
#include "app/window/parts/text_scale.h"
#include "app/window/parts/verdict_look.h"

#include <QToolButton>

namespace convoku {
namespace {

/// Returns an empty board of the network's size, or of the usual size without a network.
BoardScene emptyScene(const ModelPtr& network)
{
    return sceneOfGivens(Grid(network ? network->board : Board()));
}

} // namespace

ComparedColumn::ComparedColumn(QWidget* parent)
    : QWidget(parent)
    , m_content(new QWidget)
    , m_picker(form::named(new NetworkPicker, "compared_network"))
    , m_count(form::label("compared_count", {.size = TextSize::Label, .quiet = true}))
    , m_remove(form::tool("remove_column", Sign::Close, tr("Remove this run")))
    , m_rules(form::tool("compared_rules", QString(), tr("Switch off or move rules of this run")))
    , m_pane(new RulesPane)
    , m_marks(new ComparedLegend)
    , m_board(form::named(new ComparedBoard, "compared_board"))
    , m_foot(new QWidget)
    , m_chip(new Chip)
    , m_place(form::label("compared_place", {.size = TextSize::Label, .selectable = true}))
{
    setSheet(m_rules, m_pane);
    QSizePolicy ofRules(QSizePolicy::Maximum, QSizePolicy::Fixed);
    ofRules.setRetainSizeWhenHidden(true); // the boards begin at one height
    m_rules->setSizePolicy(ofRules);
    QSizePolicy ofRemove = m_remove->sizePolicy();
    ofRemove.setRetainSizeWhenHidden(true);
    m_remove->setSizePolicy(ofRemove);
    m_marks->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    // Their words are cut: they need not be as wide as they are now.
    for (QWidget* words : std::initializer_list<QWidget*>{m_count, m_rules, m_place})
        words->setMinimumWidth(1);
    form::fill(m_foot, form::row({.spacing = space::kSmall}, form::aligned(m_chip, Qt::AlignTop), form::grow(m_place)));
    form::fill(m_content,
        form::column({.spacing = space::kTight},
            form::row({.spacing = space::kSmall}, form::grow(m_picker), m_count, m_remove),
            form::row({.spacing = space::kSmall}, m_rules, form::stretch(1), m_marks), form::grow(m_board), m_foot));
    form::fill(this, form::row({.spacing = 0}, form::stretch(), form::grow(m_content), form::stretch()));
    connect(m_remove, &QToolButton::clicked, this, &ComparedColumn::removeAsked);
    connect(m_pane, &RulesPane::chosen, this, &ComparedColumn::rulesChosen);
}

void ComparedColumn::showChip(const ComparedRun& run, const ComparedPlace& place, const ComparedMarks& atEnd)
{
    const VerdictChip verdict = run.verdictAt(place);
    // A search for the least cost (removes() is false) states its distance from a solution in its own verdict.
    const QString fault
        = run.isRunning() || !run.removes() ? QString() : ComparedWording::fault(run, run.count() - 1, atEnd);
    if (fault.isEmpty()) {
        m_chip->setContent(verdict.text, toneOf(verdict.state), signOf(verdict.state));
        m_chip->setToolTip(verdict.detail);
        return;
    }
    // The board is faulty, so that the network's own verdict on it does not matter.
    m_chip->setContent(
        !run.isLegalAt(run.count() - 1) ? tr("Illegal") : tr("Wrong"), Chip::Tone::Contradiction, Sign::No);
    m_chip->setToolTip(fault);
}

void ComparedColumn::showRules(const SideBySide& runs, int column)
{
    const auto options = runs.optionsOf(column);
    m_rules->setVisible(options.has_value());
    if (!options)
        return;
    m_pane->setOptions(*options);
    m_rulesText = runs.rulesOf(column);
    if (m_rulesText.isEmpty())
        m_rulesText = tr("%n rule(s)", nullptr, static_cast<int>(options->rules.size()));
    m_rules->setAccessibleName(m_rulesText);
    m_rules->setToolTip(m_rulesText);
}

/// In which there is room for all words, too.
int ComparedColumn::leastWidth() const
{
    return qRound(300 * textScale(this));
}

void ComparedColumn::fitTexts()
{
    constexpr int kArrow = 40; // and the button's edges
    const int room = std::min(width(), m_content->maximumWidth());
    m_count->setText(room >= leastWidth() ? m_countText : QString());
    const int ofRules = room - m_marks->sizeHint().width() - kArrow;
    m_rules->setText(m_rules->fontMetrics().elidedText(m_rulesText, Qt::ElideRight, ofRules) + QStringLiteral(" ▾"));
    // Without a board there is room for all of it.
    const int beside = m_chip->isHidden() ? 0 : m_chip->sizeHint().width() + space::kSmall;
    m_place->setWordWrap(beside == 0);
    m_place->setText(
        beside == 0 ? m_placeText : m_place->fontMetrics().elidedText(m_placeText, Qt::ElideRight, room - beside));
    m_place->setToolTip(m_placeText);
}

void ComparedColumn::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    // Make the content as wide as the board; it stays in the middle.
    const int above = m_content->sizeHint().height() - m_board->sizeHint().height();
    m_content->setMaximumWidth(std::max(leastWidth(), height() - above));
    fitTexts();
}

void ComparedColumn::showMarks(const ComparedMarks& marks)
{
    std::vector<ComparedLegend::Text> counts;
    QStringList said;
    for (const ComparedMark mark : kComparedMarks) {
        if (const int count = marks.count(mark); count > 0) {
            counts.push_back({mark, QLocale().toString(count)});
            said << QStringLiteral("%1: %2").arg(ComparedWording::mark(mark), counts.back().words);
        }
    }
    m_marks->setTexts(std::move(counts));
    m_marks->setAccessibleName(said.join(QStringLiteral("; ")));
    m_marks->setToolTip(said.join(QLatin1Char('\n')));
}

void ComparedColumn::show(const SideBySide& runs, int column, const Look& look)
{
    const QString name = runs.nameOf(column);
    const auto& blind = runs.blindOf(column);
    if (m_picker->name() != name || m_picker->network() != runs.networkOf(column))
        m_picker->setShown(name, runs.networkOf(column), blind ? std::optional(blind->method) : std::nullopt);
    m_picker->setAccessibleName(tr("Network of run %1").arg(column + 1));
    m_remove->setVisible(runs.count() > 1);
    m_board->setAccessibleName(tr("Board of %1").arg(name));
    showRules(runs, column);
    const auto which = runs.runOf(column);
    m_chip->setVisible(which.has_value());
    const QString trouble = runs.troubleOf(column);
    m_foot->setVisible(!look.low || !which || !trouble.isEmpty());
    if (!which) {
        m_board->setBoard(emptyScene(runs.networkOf(column)), {}, {});
        showMarks({});
        m_countText.clear();
        m_placeText = !trouble.isEmpty() ? trouble : look.puzzle ? tr("Begins …") : tr("No puzzle is open.");
        return fitTexts();
    }
    const ComparedRun& run = *runs.runs()[*which];
    const ComparedPlace place = runs.place();
    const ComparedMarks marks = marksOf(runs.runs(), *which, place, runs.solution());
    showChip(run, place,
        run.shownAt(place.pass) == run.count() - 1 ? marks
                                                   : marksOf(runs.runs(), *which, run.count() - 1, runs.solution()));
    const QString fault = ComparedWording::fault(run, place, marks);
    QString said = run.sentenceAt(place);
    if (!fault.isEmpty())
        //: a place in a run, and what is wrong there
        said = tr("%1: %2").arg(said, fault);
    if (!trouble.isEmpty())
        said = tr("%1. %2").arg(said, trouble);
    m_placeText = said;
    m_countText = run.removes() ? tr("%n candidate(s)", nullptr, run.candidatesAt(place).count()) : QString();
    showMarks(marks);
    fitTexts();
    BoardScene scene = look.before ? run.sceneBefore(place) : run.sceneAt(place);
    if (runs.isOwn(column))
        scene.picked = look.picked;
    m_board->setBoard(std::move(scene), look.before ? ComparedMarks() : marks,
        ComparedWording::board(run, place, marks), runs.networkOf(column));
}

void ComparedColumn::showTwins(const SideBySide& runs)
{
    const QString name = tr("Both as one");
    m_rulesText = name; // hidden, but as high as beside
    m_picker->setShown(name, nullptr);
    m_picker->setEnabled(false);
    m_board->setAccessibleName(name);
    for (QWidget* of : std::initializer_list<QWidget*>{m_remove, m_rules, m_chip})
        of->hide();
    if (!runs.isTogether()) {
        m_board->setBoard(emptyScene(runs.networkOf(0)), {}, {});
        m_placeText.clear();
        return fitTexts();
    }
    const ComparedPlace place = runs.place();
    const ComparedMarks marks = twinMarksOf(runs.runs(), place, runs.solution());
    const QString said = ComparedWording::twins(runs.runs(), place, marks);
    m_placeText = said;
    fitTexts();
    m_board->setBoard(twinSceneOf(runs.runs(), place), marks, said);
}

} // namespace convoku
