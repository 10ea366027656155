// SPDX-License-Identifier: MIT
#include "app/window/comfort/settings_keeper.h"

#include <QEvent>
#include <QWidget>

#include <utility>

namespace convoku {
namespace {

using namespace std::chrono_literals;

/// Long enough for a drag of a window's edge to be a few writes, not hundreds.
constexpr std::chrono::milliseconds kSettingsSoon = 500ms;

} // namespace

SettingsKeeper::SettingsKeeper(std::function<void()> save, QObject* parent)
    : SettingsKeeper(std::move(save), kSettingsSoon, parent)
{
}

SettingsKeeper::SettingsKeeper(std::function<void()> save, std::chrono::milliseconds soon, QObject* parent)
    : QObject(parent)
    , m_save(std::move(save))
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(soon);
    connect(&m_soon, &QTimer::timeout, this, [this] { m_save(); });
}

void SettingsKeeper::watch(QWidget* widget)
{
    widget->installEventFilter(this);
}

void SettingsKeeper::saveSoon()
{
    // Not put off by what comes meanwhile: changes that never end are saved too.
    if (!m_soon.isActive())
        m_soon.start();
}

bool SettingsKeeper::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::Resize:
    case QEvent::Move:
    case QEvent::ShowToParent:
    case QEvent::HideToParent:
    case QEvent::WindowStateChange:
        saveSoon();
        break;
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace convoku
