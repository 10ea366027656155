// SPDX-License-Identifier: MIT
#include "app/document/session_network.h"

#include "app/document/network_file.h"
#include "app/document/onnx_network.h"
#include "solver/error.h"
#include "solver/learn/training.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QtEndian>

namespace convoku {
namespace {

/// The translation context of the texts of this file.
class SessionNetworkText
{
    Q_DECLARE_TR_FUNCTIONS(convoku::SessionNetwork)
};

/// Rules that were learned one after the other, each in what came of those before.
constexpr qsizetype kMostLearned = 50;

QByteArray bytesOf(std::span<const float> numbers)
{
    QByteArray bytes(static_cast<qsizetype>(numbers.size_bytes()), Qt::Uninitialized);
    if (!numbers.empty())
        qToLittleEndian<float>(numbers.data(), static_cast<qsizetype>(numbers.size()), bytes.data());
    return bytes;
}

/// Bytes behind the last whole number are passed over: then there are too few numbers.
std::vector<float> numbersIn(const QByteArray& bytes)
{
    std::vector<float> numbers(static_cast<std::size_t>(bytes.size()) / sizeof(float));
    if (!numbers.empty())
        qFromLittleEndian<float>(bytes.constData(), static_cast<qsizetype>(numbers.size()), numbers.data());
    return numbers;
}

FoundNetwork written(const QJsonObject& json, const QString& name)
{
    const QString id = json.value(QStringLiteral("network")).toString(QStringLiteral("article"));
    const QJsonValue text = json.value(QStringLiteral("network_text"));
    if (const QJsonValue onnx = json.value(QStringLiteral("network_onnx")); !onnx.isUndefined())
        return networkInOnnx(QByteArray::fromBase64(onnx.toString().toLatin1()), id + QLatin1String(".onnx"),
            json.value(QStringLiteral("network_reading")).toString());
    if (text.isUndefined())
        return {shippedModel(id.toStdString()), {}, {}};
    std::map<std::string, QByteArray> weights;
    const QJsonObject files = json.value(QStringLiteral("network_weights")).toObject();
    for (auto file = files.begin(); file != files.end(); ++file)
        weights[file.key().toStdString()] = QByteArray::fromBase64(file.value().toString().toLatin1());
    return networkIn(readNetworkText(name, text.toString().toStdString(), weights), name, id);
}

/// The network with one more learned rule. Throws Error where it has no such rule, or learns other numbers.
ModelPtr withLearned(const ModelPtr& network, const QJsonObject& learned)
{
    const std::string id = learned.value(QStringLiteral("rule")).toString().toStdString();
    const auto rule = network->find(id);
    if (!rule)
        throw Error(network->id, "has no rule '" + id + "'");
    const LearningTask task = taskOf(network, *rule, learned.value(QStringLiteral("value")).toString().toStdString());
    return modelWith(
        task, numbersIn(QByteArray::fromBase64(learned.value(QStringLiteral("numbers")).toString().toLatin1())));
}

} // namespace

void putNetwork(QJsonObject& json, const ModelPtr& network)
{
    QJsonArray learned;
    ModelPtr base = network;
    for (; base->learned; base = base->learned->of) {
        const Model::Learned& trained = *base->learned;
        learned.prepend(QJsonObject{{QStringLiteral("rule"), QString::fromStdString(trained.rule)},
            {QStringLiteral("value"), QString::fromStdString(trained.value)},
            {QStringLiteral("numbers"), QString::fromLatin1(bytesOf(trained.numbers).toBase64())}});
    }
    json[QStringLiteral("network")] = QString::fromStdString(base->id);
    if (!learned.isEmpty())
        json[QStringLiteral("network_learned")] = learned;
    if (base->file) {
        json[QStringLiteral("network_onnx")] = QString::fromLatin1(QByteArray::fromStdString(*base->file).toBase64());
        json[QStringLiteral("network_reading")] = QString::fromStdString(base->reading);
    } else if (!isShipped(base)) {
        json[QStringLiteral("network_text")] = QString::fromStdString(toText(*base));
        QJsonObject weights;
        for (const auto& [file, bytes] : weightsOf(*base))
            weights[QString::fromStdString(file)] = QString::fromLatin1(bytes.toBase64());
        if (!weights.isEmpty())
            json[QStringLiteral("network_weights")] = weights;
    }
}

FoundNetwork networkOfSession(const QJsonObject& json, const QString& name)
{
    FoundNetwork found = written(json, name);
    if (!found.network)
        return found;
    const QJsonArray learned = json.value(QStringLiteral("network_learned")).toArray();
    const auto wrong = [&name](const QString& why) {
        //: %1: "The session’s network"; %2: what is wrong with a rule of it
        return FoundNetwork{nullptr, SessionNetworkText::tr("%1: learned weights: %2").arg(name, why), {}};
    };
    if (learned.size() > kMostLearned)
        return wrong(
            SessionNetworkText::tr("expected at most %1 rules, found %2").arg(kMostLearned).arg(learned.size()));
    try {
        for (const QJsonValue& rule : learned)
            found.network = withLearned(found.network, rule.toObject());
    } catch (const Error& error) {
        return wrong(QString::fromStdString(error.what()));
    }
    return found;
}

} // namespace convoku
