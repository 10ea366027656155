// SPDX-License-Identifier: MIT
#include "app/window/network_controller.h"

#include "app/base/file_name.h"
#include "app/base/trouble.h"
#include "app/document/examples.h"
#include "app/document/found_network.h"
#include "app/document/onnx_network.h"
#include "app/document/opening_work.h"
#include "app/window/comfort/undo_offer.h"
#include "app/window/commands.h"
#include "app/window/file_controller.h"
#include "app/window/parts/message_bar.h"
#include "app/window/parts/plain_text.h"
#include "app/window/window_parts.h"
#include "app/wording/network_wording.h"
#include "app/wording/wording.h"

#include <QActionGroup>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QInputDialog>
#include <QLabel>
#include <QMainWindow>
#include <QMenu>
#include <QSettings>

namespace convoku {
namespace {

constexpr int kNetworkMostRecent = 8;

} // namespace

NetworkController::NetworkController(WindowParts& parts, QObject* parent)
    : QObject(parent)
    , m_parts(parts)
    , m_recent(*parts.settings, QStringLiteral("network/recent"), kNetworkMostRecent)
    , m_menu(new QMenu(tr("Net&work"), parts.window))
{
    m_menu->setObjectName(QStringLiteral("network_menu"));
    const QStringList shipped = shippedNetworkIds();
    m_ids.reserve(static_cast<std::size_t>(shipped.size()));
    for (const QString& id : shipped) {
        const ModelPtr network = shippedModel(id.toStdString());
        m_ids.push_back("network_" + network->id);
        parts.commands->add({.id = m_ids.back().c_str(),
            .text = NetworkWording::name(*network),
            .help = NetworkWording::purpose(*network),
            .does = [this, network] { run(network); },
            .checked = [this, network] { return m_parts.session()->options().pass.model == network; },
            .kind = Command::Kind::Shows});
    }
    parts.commands->add({.id = "open_network",
        .text = tr("&Open a network…"),
        .help = tr("A file with your own network; the help explains how to write one"),
        .does = [this] { askForFile(); }});
    connect(m_menu, &QMenu::aboutToShow, this, &NetworkController::fillMenu);
    connect(parts.session(), &Session::optionsChanged, this, [this] { m_parts.commands->update(); });
    fillMenu();
}

void NetworkController::fillMenu()
{
    m_menu->clear();
    delete m_group;
    m_group = new QActionGroup(m_menu);
    for (const std::string& id : m_ids) {
        m_menu->addAction((*m_parts.commands)[id.c_str()]);
        m_group->addAction((*m_parts.commands)[id.c_str()]);
    }
    const ModelPtr& runs = m_parts.session()->options().pass.model;
    const auto add = [&](const QString& name, bool checked) {
        QAction* action = m_menu->addAction(withoutMnemonic(name));
        action->setCheckable(true);
        action->setChecked(checked);
        m_group->addAction(action);
        return action;
    };
    const QStringList recent = m_recent.paths();
    const bool ofFile = m_opened == runs && recent.contains(m_path);
    if (!recent.isEmpty() || !isShipped(runs))
        m_menu->addSeparator();
    if (!isShipped(runs) && !ofFile)
        add(NetworkWording::name(*runs), true)->setEnabled(false); // that of a session: there is no file to open again
    for (const QString& path : recent)
        connect(add(QDir::toNativeSeparators(path), ofFile && path == m_path), &QAction::triggered, this,
            [this, path] { openRecent(path); });
    m_menu->addSeparator();
    m_menu->addAction((*m_parts.commands)["open_network"]);
    m_menu->addAction((*m_parts.commands)["edit_network"]);
}

void NetworkController::addRecentFile(const QString& path)
{
    m_recent.remember(path);
    Q_EMIT recentFilesChanged(m_recent.paths());
}

RunOptions NetworkController::optionsWith(const ModelPtr& network) const
{
    RunOptions options = m_parts.session()->options();
    options.pass.model = network;
    options.pass.rules = network->everyRule();
    options.pass.search = network->search.has_value();
    return options;
}

std::optional<RunOptions> NetworkController::optionsFor(Board board) const
{
    if (m_parts.session()->network().board == board)
        return m_parts.session()->options();
    for (const char* id : {"article", "article_4", "article_6"}) {
        if (const ModelPtr network = shippedModel(id); network->board == board)
            return optionsWith(network);
    }
    return std::nullopt;
}

void NetworkController::offerBack(const Model& network, std::function<void()> back)
{
    m_parts.undo->offer(tr("Network: %1").arg(NetworkWording::name(network)), true, std::move(back));
}

bool NetworkController::run(const ModelPtr& network)
{
    Session* session = m_parts.session();
    // One that the program is started with has nothing to run yet.
    const bool first = !session->hasPuzzle();
    if (!first && session->options().pass.model == network) {
        m_parts.commands->update(); // the click has taken its check away
        return true;
    }
    const Board board = network->board;
    if (first || board != session->recording()->board()) {
        const QString name = board == Board() ? examples().front().name : tr("Example: %1").arg(Wording::board(board));
        const bool opened = m_parts.files->openGrid(exampleFor(board), name, optionsWith(network));
        m_parts.commands->update();
        return opened;
    }
    offerBack(*network, [session, options = session->options(), place = session->aim(), range = session->range()] {
        session->setOptions(options, place);
        if (range)
            session->setRangeWhenRecorded(*range);
    });
    session->setOptions(optionsWith(network));
    return true;
}

void NetworkController::open(const QString& path)
{
    openFrom(path, {});
}

void NetworkController::openFrom(const QString& path, const QString& id)
{
    const QString name = QFileInfo(path).fileName();
    m_parts.files->opening()->open(name, [this, path, id, name, runs = m_parts.session()->options().pass.model] {
        FoundNetwork found;
        const QString trouble = troubleIn(
            [&] { found = looksLikeWeights(path) ? withWeights(runs, path) : networkInFile(path, name, id); });
        if (!trouble.isEmpty())
            found.problem = trouble;
        return [this, path, found] { take(path, found); };
    });
}

void NetworkController::take(const QString& path, const FoundNetwork& found)
{
    const bool isWeights = looksLikeWeights(path);
    if (!found.choices.isEmpty()) {
        choose(path, found.choices,
            looksLikeOnnx(path) ? tr("How do you want to read the file? “first” and “last” give the position of the "
                                     "digit dimension and, after “+”, that of the output. 81 numbers are the digits, "
                                     "or digit / 9 − 0.5 (centred), digit / 9 (ninths) or digit / 10 (tenths).")
                                : tr("The file holds several networks. Which one do you want to run?"));
        return;
    }
    if (!found.network) {
        m_parts.showProblem(
            isWeights ? tr("These numbers do not belong to the running network.") : tr("This network cannot run."),
            {found.problem});
        return;
    }
    if (!isWeights) { // they are nothing without the network
        addRecentFile(path);
        m_opened = found.network;
        m_path = m_recent.paths().value(0);
    }
    m_parts.settings->setValue(QStringLiteral("file/folder"), QFileInfo(path).absolutePath());
    run(found.network);
}

void NetworkController::choose(const QString& path, const QStringList& ids, const QString& question)
{
    auto* dialog = new QInputDialog(m_parts.window);
    dialog->setObjectName(QStringLiteral("choose_network"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Network"));
    dialog->setLabelText(question);
    if (auto* label = dialog->findChild<QLabel*>())
        label->setWordWrap(true);
    constexpr int kWidth = 480;
    dialog->resize(kWidth, dialog->sizeHint().height());
    dialog->setComboBoxItems(ids);
    dialog->setComboBoxEditable(false);
    connect(dialog, &QInputDialog::textValueSelected, this, [this, path](const QString& id) { openFrom(path, id); });
    dialog->open();
}

void NetworkController::askForFile()
{
    const QString folder = m_parts.settings->value(QStringLiteral("file/folder"), QDir::homePath()).toString();
    const QString path = QFileDialog::getOpenFileName(m_parts.window, tr("Open a network"), folder,
        tr("Networks and weights (*.network *.onnx *.safetensors);;All files (*)"));
    if (!path.isEmpty())
        open(path);
}

void NetworkController::openRecent(const QString& path)
{
    if (fileExists(path)) {
        open(path);
        return;
    }
    m_parts.showProblem(tr("%1 no longer exists.").arg(QDir::toNativeSeparators(path)));
    m_parts.messages->offer(tr("Remove it from the list"), [this, path] {
        m_recent.forget(path);
        Q_EMIT recentFilesChanged(m_recent.paths());
        m_parts.messages->hide();
    });
}

} // namespace convoku
