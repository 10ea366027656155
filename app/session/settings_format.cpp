// SPDX-License-Identifier: MIT
#include "app/session/settings_format.h"

#include <QFileDevice>
#include <QJsonDocument>
#include <QJsonObject>

namespace convoku {
namespace {

constexpr QLatin1String kBytes("base64");

QJsonValue toJson(const QVariant& value)
{
    if (value.typeId() == QMetaType::QByteArray)
        return QJsonObject{{kBytes, QString::fromLatin1(value.toByteArray().toBase64())}};
    return QJsonValue::fromVariant(value);
}

QVariant fromJson(const QJsonValue& json)
{
    if (json.isObject())
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

} // namespace convoku
