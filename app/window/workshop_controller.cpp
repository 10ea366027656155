// SPDX-License-Identifier: MIT
#include "app/window/workshop_controller.h"

#include "app/base/file_name.h"
#include "app/base/input_file.h"
#include "app/base/trouble.h"
#include "app/document/found_network.h"
#include "app/document/workshop.h"
#include "app/views/collections/widgets/collection_panel.h"
#include "app/views/graph/widgets/rule_graph_view.h"
#include "app/views/layers/widgets/layers_page.h"
#include "app/views/workshop/widgets/bent_weight_dialog.h"
#include "app/views/workshop/widgets/checks_pane.h"
#include "app/views/workshop/widgets/rule_editor.h"
#include "app/views/workshop/widgets/workshop_view.h"
#include "app/window/centre.h"
#include "app/window/commands.h"
#include "app/window/compare_controller.h"
#include "app/window/file_controller.h"
#include "app/window/network_controller.h"
#include "app/window/panels.h"
#include "app/window/window_parts.h"
#include "solver/run/navigation.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QLocale>
#include <QMainWindow>
#include <QRandomGenerator>
#include <QSettings>
#include <QStringDecoder>

#include <algorithm>
#include <utility>

namespace convoku {
namespace {

/// Puzzles of a list that a rule is measured on: some seconds with and without it.
constexpr std::size_t kMostMeasured = 2000;

} // namespace

WorkshopController::WorkshopController(WindowParts& parts, QObject* parent)
    : QObject(parent)
    , m_parts(parts)
{
    addCommands();
    WorkshopView* view = parts.centre->view<WorkshopView>();
    connect(view, &WorkshopView::runRequested, this, &WorkshopController::run);
    connect(view, &WorkshopView::saveRequested, this, &WorkshopController::save);
    connect(view, &WorkshopView::openRequested, this, &WorkshopController::askForFile);
    connect(view, &WorkshopView::copyRequested, this, &WorkshopController::editCopy);
    connect(view, &WorkshopView::layerRequested, this, &WorkshopController::goToLayer);
    connect(view, &WorkshopView::graphRequested, this, &WorkshopController::goToGraph);
    connect(view->editor(), &RuleEditor::lineChanged, this, &WorkshopController::markLine);
    for (const auto signal : {&Workshop::draftChanged, &Workshop::partChanged})
        connect(parts.workspace()->workshop(), signal, this, &WorkshopController::markLine);
    connect(parts.session(), &Session::recordingReset, this, &WorkshopController::markLine);
    connect(view->checks(), &ChecksPane::puzzlesChosen, this, &WorkshopController::takePuzzles);
    connect(parts.panels->collection, &CollectionPanel::countChanged, this, &WorkshopController::offerPuzzles);
    connect(parts.workspace()->workshop(), &Workshop::draftChanged, this, &WorkshopController::goToWanted);
    connect(parts.workspace()->workshop(), &Workshop::draftChanged, this, &WorkshopController::offerPuzzles);
    connect(parts.workspace()->workshop(), &Workshop::failed, this,
        [this](const QString& error) { m_parts.showProblem(tr("The text could not be read: %1").arg(error)); });
}

void WorkshopController::addCommands()
{
    Commands& commands = *m_parts.commands;
    commands.add({.id = "edit_network",
        .text = tr("&Edit a copy…"),
        .help = tr("Open the text of the running network, with its rules, in the workshop"),
        .does = [this] { editCopy(); }});
    commands.add({.id = "line_of_layer",
        .text = tr("Line of this la&yer"),
        .help = tr("Go to the line of the rule’s text that produces the layer at this position"),
        .does = [this] { goToLine(); },
        .enabled = [this] { return m_parts.hasRun(); }});
    commands.add({.id = "layers_of_line",
        .text = tr("Layers of this line"),
        .help = tr("Go to the rule graph, where the layers of the line in the workshop are marked"),
        .does = [this] { goToGraph(); },
        .enabled = [this] { return m_parts.hasRun(); }});
    commands.add({.id = "find_bent_weight",
        .text = tr("Find the bent weight…"),
        .help = tr("One number of a rule is bent: draw a row that reveals it, and identify the number"),
        .does = [this] { findBentWeight(); }});
    commands.add({.id = "bend_layer",
        .text = tr("Bend the numbers of this layer"),
        .help = tr("Go to the numbers of the layer at this position, in a copy of the network, and change one"),
        .does =
            [this] {
                goToLine();
                m_parts.centre->view<WorkshopView>()->showWeights();
            },
        .enabled = [this] { return m_parts.hasRun(); }});
}

void WorkshopController::editCopy()
{
    m_parts.workspace()->workshop()->openCopy(m_parts.session()->options().pass.model);
    m_parts.centre->goTo(m_parts.centre->view<WorkshopView>());
}

void WorkshopController::offerPuzzles()
{
    const Collection& collection = m_parts.panels->collection->collection();
    const auto many = static_cast<int>(std::min(collection.size(), kMostMeasured));
    const QString name = collection.name().isEmpty() ? tr("The list") : collection.name();
    QString offered;
    // A single puzzle is not a list.
    if (many > 1 && collection.board() == m_parts.workspace()->workshop()->draft().board) {
        //: a list of puzzles, how many of them: hard.txt, the first 2000
        offered = collection.size() > kMostMeasured ? tr("%1, the first %2").arg(name, QLocale().toString(many)) : name;
    }
    m_parts.centre->view<WorkshopView>()->checks()->offer(offered);
}

void WorkshopController::takePuzzles(bool ofCollection)
{
    WorthPuzzles puzzles;
    if (ofCollection) {
        const Collection& collection = m_parts.panels->collection->collection();
        std::vector<StartingGrid> first;
        for (std::size_t i = 0; i < std::min(collection.size(), kMostMeasured); ++i)
            first.push_back(collection.start(i));
        puzzles = std::make_shared<const std::vector<StartingGrid>>(std::move(first));
    }
    m_parts.workspace()->workshop()->setPuzzles(puzzles);
}

void WorkshopController::findBentWeight()
{
    if (m_bentWeight == nullptr)
        m_bentWeight = new BentWeightDialog(QRandomGenerator::global()->generate64(), m_parts.window);
    m_bentWeight->show();
    m_bentWeight->raise();
    m_bentWeight->activateWindow();
}

void WorkshopController::askForFile()
{
    const QString folder = m_parts.settings->value(QStringLiteral("file/folder"), QDir::homePath()).toString();
    const QString path = QFileDialog::getOpenFileName(
        m_parts.window, tr("Edit a network"), folder, tr("Networks (*.network);;All files (*)"));
    if (!path.isEmpty())
        open(path);
}

void WorkshopController::open(const QString& path)
{
    const QString name = QFileInfo(path).fileName();
    InputFile file(path);
    if (!file.openFile()) {
        m_parts.showProblem(tr("%1 cannot be read.").arg(name), {file.errorString()});
        return;
    }
    const QByteArray bytes = file.read(Workshop::kMostLetters + 1);
    QStringDecoder decode(QStringDecoder::Utf8);
    const QString text = decode(bytes);
    if (bytes.size() > Workshop::kMostLetters || decode.hasError()) {
        m_parts.showProblem(bytes.size() > Workshop::kMostLetters
                ? tr("%1 is too long for the text of a network.").arg(name)
                : tr("%1 is not UTF-8 text.").arg(name));
        return;
    }
    m_parts.settings->setValue(QStringLiteral("file/folder"), QFileInfo(path).absolutePath());
    m_parts.workspace()->workshop()->open(text, QFileInfo(path).completeBaseName(), path);
    m_parts.centre->goTo(m_parts.centre->view<WorkshopView>());
}

bool WorkshopController::saveTo(const QString& path)
{
    Workshop* workshop = m_parts.workspace()->workshop();
    const QString trouble = workshop->saveTo(path);
    if (!trouble.isEmpty()) {
        m_parts.showProblem(tr("The text was not saved."), {QDir::toNativeSeparators(path), trouble});
        return false;
    }
    m_parts.showMessage(tr("Saved as %1.").arg(QFileInfo(path).fileName()));
    return true;
}

void WorkshopController::save(bool elsewhere)
{
    const Workshop* workshop = m_parts.workspace()->workshop();
    QString path = workshop->path();
    if (path.isEmpty() || elsewhere) {
        const QString folder = m_parts.settings->value(QStringLiteral("file/folder"), QDir::homePath()).toString();
        const QString name = workshop->name().isEmpty() ? QStringLiteral("rule") : workshop->name();
        path = QFileDialog::getSaveFileName(m_parts.window, tr("Save the network"),
            path.isEmpty() ? QDir(folder).filePath(name + QStringLiteral(".network")) : path,
            tr("Networks (*.network);;All files (*)"));
        if (path.isEmpty())
            return;
        if (QFileInfo(path).suffix().isEmpty())
            path += QStringLiteral(".network");
        m_parts.settings->setValue(QStringLiteral("file/folder"), QFileInfo(path).absolutePath());
    }
    saveTo(path);
}

void WorkshopController::run(bool besideWithout)
{
    Workshop* workshop = m_parts.workspace()->workshop();
    const ModelPtr network = workshop->network();
    if (network == nullptr || workshop->isReading())
        return;
    if (m_parts.session()->options().pass.model != network && !m_parts.networks->run(network))
        return;
    workshop->setVerdict(workshop->text(), tr("ran"));
    if (!besideWithout)
        return;
    PassOptions without = m_parts.session()->options().pass;
    without.rules = workshop->rulesWithout();
    m_parts.compare->showBeside(without);
}

void WorkshopController::goToLayer(int layer)
{
    Session* session = m_parts.session();
    const DraftPart* part = m_parts.workspace()->workshop()->part();
    if (!m_parts.hasRun() || part == nullptr)
        return;
    const Recording& recording = *session->recording();
    const std::vector<HouseKind>& houses = part->part.houses;
    const std::size_t house = m_parts.workspace()->workshop()->house();
    for (int step = 1; step <= static_cast<int>(recording.options().rules.size()); ++step) {
        const Model::Rule& rule = recording.ruleAt(step);
        if (*rule.part != part->part || rule.ownHouse >= 0 || house >= houses.size() || rule.house != houses[house])
            continue;
        const int pass = std::max(1, session->position().pass);
        const Position place{pass, step, std::clamp(layer, 1, recording.layersIn(step))};
        if (!recording.contains(place))
            break;
        session->jumpTo(place);
        m_parts.centre->goTo(m_parts.centre->view<LayersPage>());
        return;
    }
    m_parts.showMessage(tr("The run does not use this version of the rule. Use it in the run first."));
}

void WorkshopController::goToGraph()
{
    if (!m_parts.hasRun())
        return;
    Session* session = m_parts.session();
    const Workshop* workshop = m_parts.workspace()->workshop();
    const Recording& recording = *session->recording();
    const auto layers = workshop->layersIn(recording);
    if (layers.empty()) {
        m_parts.showMessage(workshop->madeAt(workshop->line(), workshop->house())
                ? tr("The run does not use this version of the rule. Use it in the run first.")
                : tr("The line at the cursor produces no layers."));
        return;
    }
    const DraftPart* part = workshop->part();
    auto to = layers.begin();
    // Prefer the layers of the selected house, if the run has them.
    for (auto layer = layers.begin(); layer != layers.end(); ++layer) {
        if (recording.ruleAt(layer->first).house == part->part.houses[workshop->house()])
            to = layer;
    }
    const Position here = session->position();
    const auto& [first, last] = to->second;
    const bool isThere = here.pass > 0 && here.step == to->first && first <= here.layer && here.layer <= last;
    const Position place{std::max(1, here.pass), to->first, first};
    if (!isThere && recording.contains(place))
        session->jumpTo(place);
    m_parts.centre->goTo(m_parts.centre->view<RuleGraphView>());
}

void WorkshopController::markLine()
{
    WrittenLine written;
    if (m_parts.hasRun()) {
        const Workshop* workshop = m_parts.workspace()->workshop();
        written.layers = workshop->layersIn(*m_parts.session()->recording());
        if (!written.layers.empty())
            written.line = workshop->line();
    }
    m_parts.centre->view<RuleGraphView>()->setWrittenLine(written);
}

bool WorkshopController::hasLine() const
{
    if (!m_parts.hasRun())
        return false;
    const Position position = m_parts.session()->position();
    const Recording& recording = *m_parts.session()->recording();
    return position.pass > 0 && position.step >= 1
        && position.step <= static_cast<int>(recording.options().rules.size());
}

void WorkshopController::goToLine()
{
    if (!hasLine()) {
        m_parts.showMessage(tr("Only rule steps have lines in the workshop."));
        return;
    }
    const Position position = m_parts.session()->position();
    const Model::Rule& rule = m_parts.session()->recording()->ruleAt(position.step);
    Workshop* workshop = m_parts.workspace()->workshop();
    const auto& parts = workshop->draft().parts;
    const bool isThere = std::ranges::any_of(parts, [&](const DraftPart& part) { return part.part == *rule.part; });
    const int layer = position.layer > 0 ? position.layer : m_parts.session()->recording()->layersIn(position.step);
    const auto found = std::ranges::find(rule.part->houses, rule.house);
    const auto house = static_cast<std::size_t>(found - rule.part->houses.begin());
    m_wanted = Wanted{rule.part->id, layer, house};
    m_parts.centre->goTo(m_parts.centre->view<WorkshopView>());
    if (!isThere)
        workshop->openCopy(m_parts.session()->options().pass.model);
    workshop->setHouse(house);
    goToWanted();
}

void WorkshopController::goToWanted()
{
    const Workshop* workshop = m_parts.workspace()->workshop();
    if (!m_wanted || workshop->isReading())
        return;
    const Wanted wanted = *std::exchange(m_wanted, std::nullopt);
    for (const DraftPart& part : workshop->draft().parts) {
        if (part.part.id != wanted.part || part.lines.empty())
            continue;
        for (const DraftLine& line : part.lines[std::min(wanted.house, part.lines.size() - 1)]) {
            if (line.firstLayer <= wanted.layer && wanted.layer <= line.lastLayer) {
                m_parts.centre->view<WorkshopView>()->editor()->goToLine(line.value.line);
                return;
            }
        }
    }
}

} // namespace convoku
