// SPDX-License-Identifier: MIT
#pragma once

#include "solver/blind/blind_engine.h"
#include "solver/network/model.h"

#include <QComboBox>
#include <QStringList>

#include <optional>

namespace convoku {

class OpeningWork;
struct FoundNetwork;

/// Picks a network: one that comes with the program, a file that was opened before, or another file; or a blind search.
class NetworkPicker final : public QComboBox
{
    Q_OBJECT

public:
    explicit NetworkPicker(QWidget* parent = nullptr);

    /// Sets the picked network, which need not be one of the entries. `network` is null for a run without a network;
    /// `blind`: the method of such a run if it searches.
    void setShown(const QString& name, const ModelPtr& network, const std::optional<BlindMethod>& blind = {});
    const QString& name() const { return m_name; }
    const ModelPtr& network() const { return m_network; }
    /// Files that were opened before, the newest first.
    void setRecent(const QStringList& paths);
    /// Reads the network of a file and picks it; of several it asks for one. What is wrong with it is told.
    void openFile(const QString& path, const QString& id = {});
    /// The work that reads the chosen file. Another choice cancels it.
    OpeningWork* opening() const { return m_opening; }

Q_SIGNALS:
    void picked(const QString& name, const convoku::ModelPtr& network);
    void blindPicked(convoku::BlindMethod method);
    void failed(const QString& problem);
    /// A file's network has been picked.
    void opened(const QString& path);

private:
    void fill();
    void choose(int index);
    void askForFile();
    void askWhich(const QString& path, const QStringList& ids);
    void take(const QString& path, const QString& name, const FoundNetwork& found);

    QString m_name;
    ModelPtr m_network;
    std::optional<BlindMethod> m_blind;
    QStringList m_recent;
    OpeningWork* m_opening;
};

} // namespace convoku
