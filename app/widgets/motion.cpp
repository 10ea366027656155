// SPDX-License-Identifier: MIT
#include "app/widgets/motion.h"

#include <QApplication>
#include <QSettings>
#include <QStandardPaths>

#ifdef CONVOKU_HAS_DBUS
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QDBusVariant>
#endif

namespace convoku {
namespace {

/// What GTK and KDE write down for their own programs; no value: they say nothing.
bool filesAskForLess()
{
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation);
    const auto value = [&folder](const char* file, const char* key) {
        const QString path = folder + QLatin1Char('/') + QLatin1String(file);
        return QSettings(path, QSettings::IniFormat).value(QLatin1String(key));
    };
    for (const char* file : {"gtk-4.0/settings.ini", "gtk-3.0/settings.ini"}) {
        const QVariant animations = value(file, "Settings/gtk-enable-animations");
        if (animations.isValid())
            return !animations.toBool();
    }
    const QVariant factor = value("kdeglobals", "KDE/AnimationDurationFactor");
    return factor.isValid() && factor.toDouble() == 0;
}

} // namespace

Motion& Motion::instance()
{
    static Motion motion;
    return motion;
}

void Motion::setReduced(bool reduced)
{
    if (reduced == m_reduced)
        return;
    static const int kFlash = QApplication::cursorFlashTime();
    m_reduced = reduced;
    for (const Qt::UIEffect effect :
        {Qt::UI_AnimateMenu, Qt::UI_FadeMenu, Qt::UI_AnimateCombo, Qt::UI_AnimateTooltip, Qt::UI_FadeTooltip})
        QApplication::setEffectEnabled(effect, !reduced && QApplication::isEffectEnabled(Qt::UI_General));
    QApplication::setCursorFlashTime(reduced ? 0 : kFlash);
    Q_EMIT changed();
}

void Motion::askDesktop()
{
    if (filesAskForLess()) {
        setReduced(true);
        return;
    }
#ifdef CONVOKU_HAS_DBUS
    QDBusMessage ask = QDBusMessage::createMethodCall(QStringLiteral("org.freedesktop.portal.Desktop"),
        QStringLiteral("/org/freedesktop/portal/desktop"), QStringLiteral("org.freedesktop.portal.Settings"),
        QStringLiteral("Read"));
    ask << QStringLiteral("org.gnome.desktop.interface") << QStringLiteral("enable-animations");
    ask.setAutoStartService(false);
    auto* answer = new QDBusPendingCallWatcher(QDBusConnection::sessionBus().asyncCall(ask), this);
    connect(answer, &QDBusPendingCallWatcher::finished, this, [this, answer] {
        const QDBusPendingReply<QDBusVariant> reply = *answer;
        answer->deleteLater();
        if (reply.isError())
            return;
        // Read packs the value twice.
        QVariant value = reply.value().variant();
        if (value.canConvert<QDBusVariant>())
            value = value.value<QDBusVariant>().variant();
        if (value.typeId() == QMetaType::Bool && !value.toBool())
            setReduced(true);
    });
#endif
}

} // namespace convoku
