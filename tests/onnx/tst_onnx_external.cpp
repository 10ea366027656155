// SPDX-License-Identifier: MIT
// Models that keep their numbers in files beside them, as PyTorch writes them, and such that ask for other files.
#include "app/base/file_part.h"
#include "solver/onnx/external_data.h"
#include "tests/onnx/onnx_models.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>
#include <unistd.h>

using namespace convoku;
using namespace convoku::testing;

namespace {

const std::vector<float> kWeights{1.5F, -2.F, 0.25F, 3.F, 4.F, -0.5F};

/// x [N, 2] times weights [2, 3], which are in a file.
OnnxModel external(const std::string& location, const std::vector<std::pair<std::string, std::string>>& more = {},
    const OnnxModel::Dims& dims = {2, 3})
{
    OnnxModel model;
    model.input("x", {0, 2});
    onnx::TensorProto& weights = model.constant("w", dims, onnx::TensorProto::FLOAT);
    weights.set_data_location(onnx::TensorProto::EXTERNAL);
    const auto entry = [&](const std::string& key, const std::string& value) {
        auto& made = *weights.add_external_data();
        made.set_key(key);
        made.set_value(value);
    };
    entry("location", location);
    for (const auto& [key, value] : more)
        entry(key, value);
    model.node("MatMul", {"x", "w"}, {"y"}).output("y");
    return model;
}

void write(const QString& path, const QByteArray& before = {})
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(before);
    file.write(reinterpret_cast<const char*>(kWeights.data()), static_cast<qint64>(kWeights.size() * sizeof(float)));
}

} // namespace

Q_DECLARE_METATYPE(OnnxModel)

class TestOnnxExternal : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    QString in(const char* name) const { return m_folder.filePath(QLatin1String(name)); }

    std::variant<std::string, OnnxMistake> whole(const OnnxModel& model, const OnnxLimits& limits = {}) const
    {
        const auto part = [this](const std::vector<std::string>& parts, std::uint64_t offset, std::string& bytes) {
            return readFilePart(m_folder.path(), parts, offset, bytes);
        };
        return withExternalData(model.bytes(), part, limits);
    }

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_folder.isValid());
        QVERIFY(QDir(m_folder.path()).mkpath(QStringLiteral("deep/er")));
        write(in("model.data"));
        write(in("deep/er/late.bin"), QByteArray(4096, 'x'));
        write(
            QDir(m_folder.path())
                .filePath(QStringLiteral("../") + QFileInfo(m_folder.path()).fileName() + QStringLiteral(".outside")));
        QVERIFY(QFile::link(in("model.data"), in("link.data")));
        QVERIFY(QFile::link(in("deep"), in("linked")));
        QCOMPARE(::mkfifo(in("pipe").toLocal8Bit().constData(), 0600), 0);
    }
    void cleanupTestCase() { QFile::remove(m_folder.path() + QStringLiteral(".outside")); }

    void reads_data()
    {
        QTest::addColumn<OnnxModel>("model");
        QTest::newRow("beside the model") << external("model.data");
        QTest::newRow("with its length") << external("model.data", {{"offset", "0"}, {"length", "24"}});
        QTest::newRow("further below, and later")
            << external("deep/er/late.bin", {{"offset", "4096"}, {"length", "24"}, {"checksum", "whatever"}});
    }
    void reads()
    {
        QFETCH(OnnxModel, model);
        const auto made = whole(model);
        QVERIFY(std::holds_alternative<std::string>(made));
        const auto read = readOnnx(std::get<std::string>(made));
        QVERIFY(std::holds_alternative<OnnxGraph>(read));
        // The layer has the weights by output: [3, 2].
        const Network& network = std::get<OnnxGraph>(read).network;
        const auto layer = std::ranges::find(network.layers, LayerKind::Convolution, &Layer::kind);
        QVERIFY(layer != network.layers.end());
        QCOMPARE(std::vector<float>(layer->weights.begin(), layer->weights.end()),
            (std::vector<float>{1.5F, 3.F, -2.F, 4.F, 0.25F, -0.5F}));
    }

    void refuses_data()
    {
        QTest::addColumn<OnnxModel>("model");
        QTest::addColumn<int>("code");
        const auto row = [](const char* name, const OnnxModel& model, OnnxMistake::Code code) {
            QTest::newRow(name) << model << static_cast<int>(code);
        };
        using Code = OnnxMistake::Code;
        const std::string folder = m_folder.path().toStdString();
        const std::string name = QFileInfo(m_folder.path()).fileName().toStdString();
        row("no such file", external("other.data"), Code::ExternalFile);
        row("no name", external(""), Code::ExternalFile);
        row("the folder above", external("../" + name + ".outside"), Code::ExternalFile);
        row("above and down again", external("deep/../model.data"), Code::ExternalFile);
        row("from the root", external(folder + "/model.data"), Code::ExternalFile);
        row("a link", external("link.data"), Code::ExternalFile);
        row("a folder that is a link", external("linked/er/late.bin"), Code::ExternalFile);
        row("a pipe", external("pipe"), Code::ExternalFile);
        row("a folder", external("deep"), Code::ExternalFile);
        row("a backslash", external("deep\\er"), Code::ExternalFile);
        row("an end in the name", external(std::string("model.data\0x", 12)), Code::ExternalFile);
        row("beyond the end", external("model.data", {{"offset", "4"}}), Code::ExternalFile);
        row("far beyond the end", external("model.data", {{"offset", "9223372036854775807"}}), Code::ExternalFile);
        row("an offset below 0", external("model.data", {{"offset", "-4"}}), Code::BrokenTensor);
        row("another length", external("model.data", {{"length", "20"}}), Code::BrokenTensor);
        row("an unknown key", external("model.data", {{"basepath", "/"}}), Code::BrokenTensor);
        row("larger than any limit", external("model.data", {}, {1 << 20, 1 << 20}), Code::TooManyElements);
    }
    void refuses()
    {
        QFETCH(OnnxModel, model);
        QFETCH(int, code);
        const auto made = whole(model);
        QVERIFY(std::holds_alternative<OnnxMistake>(made));
        QCOMPARE(static_cast<int>(std::get<OnnxMistake>(made).code), code);
    }

    // The total size of all tensors is limited, even if each of them is small enough.
    void limitsAll()
    {
        OnnxModel model = external("model.data");
        OnnxLimits limits;
        limits.bytes = model.bytes().size() + 23;
        QVERIFY(std::holds_alternative<OnnxMistake>(whole(model, limits)));
        limits.bytes += 1;
        QVERIFY(std::holds_alternative<std::string>(whole(model, limits)));
    }

    // Others are not touched, whatever they are.
    void leavesOthers()
    {
        OnnxModel model;
        model.input("x", {0, 2}).node("Relu", {"x"}, {"y"}).output("y");
        QCOMPARE(std::get<std::string>(whole(model)), model.bytes());
        const auto nothing = [](const auto&, std::uint64_t, std::string&) { return false; };
        QCOMPARE(std::get<std::string>(withExternalData("no model", nothing)), std::string("no model"));
    }
};

CONVOKU_GUILESS_TEST(TestOnnxExternal)
#include "tst_onnx_external.moc"
