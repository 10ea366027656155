// SPDX-License-Identifier: MIT
#include "app/base/settings_format.h"

#include <QDir>
#include <QFileDevice>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLockFile>

#include <chrono>

namespace convoku {
namespace {

using namespace std::chrono_literals;

constexpr QLatin1String kBytes("base64");

/// For another process that changes a value too.
constexpr std::chrono::milliseconds kMostWait = 1s;

QJsonValue toJson(const QVariant& value)
{
    if (value.typeId() == QMetaType::QByteArray)
        return QJsonObject{{kBytes, QString::fromLatin1(value.toByteArray().toBase64())}};
    return QJsonValue::fromVariant(value);
}

QVariant fromJson(const QJsonValue& json)
{
    if (json[kBytes].isString())
        return QByteArray::fromBase64(json[kBytes].toString().toLatin1());
    return json.toVariant();
}

bool read(QIODevice& device, QSettings::SettingsMap& map)
{
    const QByteArray text = device.readAll();
    const QJsonDocument document = QJsonDocument::fromJson(text);
    if (!document.isObject())
        return text.isEmpty();
    const QJsonObject object = document.object();
    for (auto member = object.begin(); member != object.end(); ++member)
        map.insert(member.key(), fromJson(member.value()));
    return true;
}

bool write(QIODevice& device, const QSettings::SettingsMap& map)
{
    QJsonObject object;
    for (auto entry = map.begin(); entry != map.end(); ++entry)
        object.insert(entry.key(), toJson(entry.value()));
    const QByteArray text = QJsonDocument(object).toJson();
    if (device.write(text) != text.size())
        return false;
    // QSettings puts the file in its place without looking at whether its last buffer could be written.
    auto* file = qobject_cast<QFileDevice*>(&device);
    return file == nullptr || file->flush();
}

} // namespace

QSettings::Format settingsFormat()
{
    static const QSettings::Format format = QSettings::registerFormat(QStringLiteral("conf"), read, write);
    return format;
}

void changeSetting(QSettings& settings, const QString& key, const std::function<QVariant(const QVariant&)>& change)
{
    // Not QSettings' own lock, which is held for the length of a sync() only.
    QDir().mkpath(QFileInfo(settings.fileName()).path());
    QLockFile lock(settings.fileName() + QStringLiteral(".change.lock"));
    lock.tryLock(kMostWait);
    settings.sync();
    settings.setValue(key, change(settings.value(key)));
    settings.sync();
}

} // namespace convoku
