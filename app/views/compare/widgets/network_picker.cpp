// SPDX-License-Identifier: MIT
#include "app/views/compare/widgets/network_picker.h"

#include "app/base/trouble.h"
#include "app/document/found_network.h"
#include "app/document/onnx_network.h"
#include "app/document/opening_work.h"
#include "app/window/parts/style.h"
#include "app/window/parts/wheel.h"
#include "app/wording/blind_wording.h"
#include "app/wording/network_wording.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QInputDialog>

namespace convoku {
namespace {

/// Data of an entry, in addition to its text.
enum PickerRole { KindRole = Qt::UserRole, ValueRole };
enum NetworkKind { Shown, Shipped, Blind, Recent, File };

/// Blind searches worth comparing with networks; random trials are left out, because they learn nothing.
constexpr BlindMethod kPickerOffered[]{BlindMethod::Tpe, BlindMethod::Swaps, BlindMethod::Anneal};

} // namespace

NetworkPicker::NetworkPicker(QWidget* parent)
    : QComboBox(parent)
    , m_opening(new OpeningWork(this))
{
    // Names of files are as long as somebody likes.
    setFrame(false); // the name above a board, which is a menu
    setFont(demiBold(font()));
    setSizeAdjustPolicy(AdjustToMinimumContentsLengthWithIcon);
    constexpr int kLetters = 8;
    setMinimumContentsLength(kLetters);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    keepFromWheel(this);
    connect(this, &QComboBox::activated, this, &NetworkPicker::choose);
    fill();
}

void NetworkPicker::setShown(const QString& name, const ModelPtr& network, const std::optional<BlindMethod>& blind)
{
    m_name = name;
    m_network = network;
    m_blind = blind;
    fill();
}

void NetworkPicker::setRecent(const QStringList& paths)
{
    m_recent = paths;
    fill();
}

void NetworkPicker::fill()
{
    clear();
    int shown = -1;
    for (const QString& id : shippedNetworkIds()) {
        const ModelPtr network = shippedModel(id.toStdString());
        if (network == m_network)
            shown = count();
        addItem(NetworkWording::name(*network), Shipped);
        setItemData(count() - 1, id, ValueRole);
    }
    insertSeparator(count());
    for (const BlindMethod method : kPickerOffered) {
        if (m_blind == method)
            shown = count();
        addItem(m_blind == method ? m_name : BlindWording::amongNetworks(method), Blind);
        setItemData(count() - 1, static_cast<int>(method), ValueRole);
    }
    if (shown < 0 && !m_name.isEmpty()) {
        insertItem(0, m_name, Shown);
        shown = 0;
    }
    if (!m_recent.isEmpty())
        insertSeparator(count());
    for (const QString& path : m_recent) {
        addItem(QFileInfo(path).fileName(), Recent);
        setItemData(count() - 1, path, ValueRole);
        setItemData(count() - 1, QDir::toNativeSeparators(path), Qt::ToolTipRole);
    }
    insertSeparator(count());
    addItem(tr("File…"), File);
    setCurrentIndex(shown);
    setToolTip(currentText());
}

void NetworkPicker::choose(int index)
{
    const auto kind = static_cast<NetworkKind>(itemData(index, KindRole).toInt());
    const QVariant chosen = itemData(index, ValueRole);
    const QString value = chosen.toString();
    m_opening->cancel();
    fill(); // it shows what is picked, until another one is
    switch (kind) {
    case Shown:
        break;
    case Shipped:
        Q_EMIT picked(itemText(index), shippedModel(value.toStdString()));
        break;
    case Blind:
        Q_EMIT blindPicked(static_cast<BlindMethod>(chosen.toInt()));
        break;
    case Recent:
        openFile(value);
        break;
    case File:
        askForFile();
        break;
    }
}

void NetworkPicker::askForFile()
{
    auto* dialog = new QFileDialog(this, tr("Open a network"),
        m_recent.isEmpty() ? QDir::homePath() : QFileInfo(m_recent.front()).absolutePath(),
        tr("Networks (*.network *.onnx);;All files (*)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& path) { openFile(path); });
    dialog->open();
}

void NetworkPicker::openFile(const QString& path, const QString& id)
{
    const QString name = QFileInfo(path).fileName();
    m_opening->open(name, [this, path, id, name] {
        FoundNetwork found;
        const QString trouble = troubleIn([&] { found = networkInFile(path, name, id); });
        if (!trouble.isEmpty())
            found.problem = trouble;
        // Two of one file have two names.
        const QString label = id.isEmpty() ? name : name + QLatin1Char('#') + id;
        return [this, path, label, found] { take(path, label, found); };
    });
}

void NetworkPicker::take(const QString& path, const QString& name, const FoundNetwork& found)
{
    if (!found.choices.isEmpty()) {
        askWhich(path, found.choices);
        return;
    }
    if (!found.network) {
        Q_EMIT failed(found.problem);
        return;
    }
    Q_EMIT opened(path);
    Q_EMIT picked(name, found.network);
}

void NetworkPicker::askWhich(const QString& path, const QStringList& ids)
{
    auto* dialog = new QInputDialog(this);
    dialog->setObjectName(QStringLiteral("choose_compared_network"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Network"));
    dialog->setLabelText(
        looksLikeOnnx(path) ? tr("How do you want to read the file?") : tr("Which network of the file?"));
    dialog->setComboBoxItems(ids);
    dialog->setComboBoxEditable(false);
    connect(dialog, &QInputDialog::textValueSelected, this, [this, path](const QString& id) { openFile(path, id); });
    dialog->open();
}

} // namespace convoku
