// SPDX-License-Identifier: MIT
#include "app/window/parts/motion.h"

#include <QApplication>
#include <QSettings>
#include <QStandardPaths>

#include <utility>

#ifdef CONVOKU_HAS_DBUS
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QDBusVariant>
#endif

namespace convoku {
namespace {

constexpr char kStandardGroup[] = "org.freedesktop.appearance";
constexpr char kStandardKey[] = "reduced-motion";
constexpr char kGnomeGroup[] = "org.gnome.desktop.interface";
constexpr char kGnomeKey[] = "enable-animations";

/// Returns whether GTK or KDE ask their own programs for less motion; false if their files have no value.
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

#ifdef CONVOKU_HAS_DBUS
/// The desktop's settings, asked once and then listened to.
class DesktopSettings final : public QObject
{
    Q_OBJECT

public:
    explicit DesktopSettings(Motion* motion)
        : QObject(motion)
        , m_motion(motion)
    {
        const QString service = QStringLiteral("org.freedesktop.portal.Desktop");
        const QString path = QStringLiteral("/org/freedesktop/portal/desktop");
        const QString interface = QStringLiteral("org.freedesktop.portal.Settings");
        QDBusConnection bus = QDBusConnection::sessionBus();
        bus.connect(service, path, interface, QStringLiteral("SettingChanged"), this, SLOT(takeChange(QDBusMessage)));
        for (const auto& [group, key] : {std::pair(kStandardGroup, kStandardKey), std::pair(kGnomeGroup, kGnomeKey)}) {
            // Newer portals have ReadOne beside it, older ones only this.
            QDBusMessage ask = QDBusMessage::createMethodCall(service, path, interface, QStringLiteral("Read"));
            ask << QString::fromLatin1(group) << QString::fromLatin1(key);
            ask.setAutoStartService(false);
            auto* answer = new QDBusPendingCallWatcher(bus.asyncCall(ask), this);
            connect(answer, &QDBusPendingCallWatcher::finished, this,
                [this, answer, group = QString::fromLatin1(group), key = QString::fromLatin1(key)] {
                    const QDBusPendingReply<QDBusVariant> reply = *answer;
                    answer->deleteLater();
                    if (!reply.isError())
                        m_motion->takeSetting(group, key, plain(reply.value()), false);
                });
        }
    }

private Q_SLOTS:
    /// The whole message: to a slot of strings and a QDBusVariant Qt 6.4 does not connect.
    void takeChange(const QDBusMessage& message)
    {
        const QVariantList args = message.arguments();
        if (args.size() == 3)
            m_motion->takeSetting(args[0].toString(), args[1].toString(), plain(args[2].value<QDBusVariant>()), true);
    }

private:
    /// Read packs the value twice.
    static QVariant plain(const QDBusVariant& packed)
    {
        const QVariant value = packed.variant();
        return value.canConvert<QDBusVariant>() ? value.value<QDBusVariant>().variant() : value;
    }

    Motion* m_motion;
};
#endif

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

void Motion::choose(bool reduced)
{
    m_followsDesktop = false;
    setReduced(reduced);
}

void Motion::takeSetting(const QString& group, const QString& key, const QVariant& value, bool changed)
{
    // The standard one, and what GNOME has had for longer.
    const bool isStandard = group == QLatin1String(kStandardGroup) && key == QLatin1String(kStandardKey);
    const bool isGnome = group == QLatin1String(kGnomeGroup) && key == QLatin1String(kGnomeKey);
    if (!m_followsDesktop || (!isStandard && !isGnome) || !value.canConvert<int>())
        return;
    m_requestForm[group] = isStandard ? value.toInt() == 1 : !value.toBool();
    // The files count only until the desktop reports a change.
    if (changed)
        m_requestForm.remove(QString());
    setReduced(m_requestForm.values().contains(true));
}

void Motion::askDesktop()
{
    m_followsDesktop = true;
    m_requestForm[QString()] = filesAskForLess();
    if (m_requestForm.values().contains(true))
        setReduced(true);
#ifdef CONVOKU_HAS_DBUS
    if (findChild<DesktopSettings*>() == nullptr)
        new DesktopSettings(this);
#endif
}

} // namespace convoku

#ifdef CONVOKU_HAS_DBUS
#include "motion.moc"
#endif
