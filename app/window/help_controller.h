// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

#include <functional>
#include <memory>
#include <vector>

class QUrl;

namespace convoku {

class HelpWindow;
class KeySettings;
struct PaletteCommand;
struct WindowParts;

/// The help, the keys and the palette: what leads to every command, and links that lead back into the window.
class HelpController final : public QObject
{
    Q_OBJECT

public:
    HelpController(WindowParts& parts, QObject* parent);
    ~HelpController() override;

    /// Sets the keys of all commands. From then on the dialog of the keys and the palette use them.
    void setKeys(KeySettings* keys) { m_keys = keys; }
    /// Empty: the first page.
    void show(const QString& page);
    bool isShown() const;
    void close();
    /// Returns the command that a link of the help asks for: "convoku:graph/pointing_row" (also verdict, search, pass),
    /// "convoku:show/board" (a view of the centre, or a panel), "convoku:do/export_gif" (any command by its name).
    /// Empty if the link is unknown.
    std::function<void()> commandOf(const QUrl& link);

private:
    void addCommands();
    void showPalette();
    /// Returns at most one entry for the palette: the place, candidate or cell that the typed text leads to.
    std::vector<PaletteCommand> placesOf(const QString& typed);
    /// Shows the graph of a group by its id, or of the pass, at a position where it does something.
    void showGraphOf(const QString& groupId);
    void showView(QWidget* view);

    WindowParts& m_parts;
    KeySettings* m_keys = nullptr;
    std::unique_ptr<HelpWindow> m_window; ///< null until somebody asks for it
};

} // namespace convoku
