// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QTimer>

#include <chrono>
#include <functional>

namespace convoku {

/// Has the settings written soon after what they hold has changed, so that a program that is killed has lost nothing
/// but the last moment. QSettings itself replaces its file as a whole.
class SettingsKeeper final : public QObject
{
    Q_OBJECT

public:
    SettingsKeeper(std::function<void()> save, QObject* parent);
    /// `soon`: how long after a change.
    SettingsKeeper(std::function<void()> save, std::chrono::milliseconds soon, QObject* parent);

    /// Size, place and visibility of a widget are among what is saved.
    void watch(QWidget* widget);

public Q_SLOTS:
    void saveSoon();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    std::function<void()> m_save;
    QTimer m_soon;
};

} // namespace convoku
