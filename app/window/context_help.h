// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

#include <span>

class QAction;
class QSettings;
class QWidget;

namespace convoku {

/// Maps a widget to its explanation in the help.
struct HelpTarget
{
    const char* widget; ///< its object name, or its class without the namespace
    const char* address; ///< "stepping.md#timeline"
};

std::span<const HelpTarget> helpTargets();

/// A property of a widget, for those that say themselves where they are explained: "stepping.md#timeline".
inline constexpr char kHelpPage[] = "help_page";

/// The place in the help about a widget, "qrc:/help/stepping.md#timeline": that of the nearest of it and its parents
/// that has one. The first page where none has.
QString helpAddressFor(const QWidget* widget);

/// Makes the key of an action open the help in dialogs too: a dialog keeps keys and windows of the rest of the program
/// away, so its help is a window of its own and goes with it.
class DialogHelp : public QObject
{
    Q_OBJECT

public:
    /// `settings` must outlive this.
    DialogHelp(const QAction* action, QSettings& settings, QObject* parent);

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    const QAction* m_action;
    QSettings& m_settings;
};

} // namespace convoku
