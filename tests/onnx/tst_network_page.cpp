// SPDX-License-Identifier: MIT
#include "app/document/examples.h"
#include "app/document/found_network.h"
#include "app/exporting/network_page.h"
#include "app/wording/language.h"
#include "solver/onnx/onnx_writer.h"
#include "tests/support/foreign_network.h"
#include "tests/support/test_program.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <bit>

#include <onnx/onnx_pb.h>

using namespace convoku;

namespace {

constexpr char kHostile[] = R"(</script><img src=x onerror=alert(1)> & <!-- {{data}} 'n)";

/// Returns the text between the first `from` and the next `to` after it; empty if either is missing.
QByteArray between(const QByteArray& text, const QByteArray& from, const QByteArray& to)
{
    const qsizetype start = text.indexOf(from);
    const qsizetype end = text.indexOf(to, start + from.size());
    return start < 0 || end < 0 ? QByteArray() : text.mid(start + from.size(), end - start - from.size());
}

NetworkPageOptions optionsOf(const ModelPtr& model)
{
    return {{model->everyRule(), model->search.has_value(), false, model}, examples().front().givens, false};
}

void put(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

QByteArray contentsOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(not there)");
}

} // namespace

class tst_NetworkPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useLanguage(QStringLiteral("en")); }

    void allThatIsSeenIsInTheModel_data()
    {
        QTest::addColumn<QString>("network");
        for (const QString& id : shippedNetworkIds())
            QTest::newRow(qPrintable(id)) << id;
    }

    /// Names of layers and outputs, and the shapes that the page draws, are those of the file.
    void allThatIsSeenIsInTheModel()
    {
        QFETCH(QString, network);
        const NetworkPage page(optionsOf(networkNamed(network).network));
        OnnxOptions options;
        options.everyValue = true;
        onnx::ModelProto model;
        QVERIFY(model.ParseFromString(toOnnx(page.network(), options)));
        QMap<QString, QJsonArray> inFile;
        for (const auto* list : {&model.graph().input(), &model.graph().output()}) {
            for (const auto& value : *list) {
                QJsonArray shape;
                for (int i = 1; i < value.type().tensor_type().shape().dim_size(); ++i)
                    shape.append(static_cast<int>(value.type().tensor_type().shape().dim(i).dim_value()));
                inFile.insert(QString::fromStdString(value.name()), shape);
            }
        }
        const QJsonObject data = page.data();
        const QJsonObject values = data[QLatin1String("values")].toObject();
        QStringList seen;
        int layers = 0;
        const auto add = [&seen](const QJsonValue& names) {
            for (const QJsonValue& name : names.toArray())
                seen << name.toString();
        };
        for (const QJsonValue& group : data[QLatin1String("groups")].toArray()) {
            add(group[QLatin1String("inputs")]);
            for (const QJsonValue& layer : group[QLatin1String("layers")].toArray()) {
                add(layer[QLatin1String("seen")]);
                QVERIFY(!layer[QLatin1String("words")].toString().isEmpty());
                QVERIFY(!layer[QLatin1String("kind")].toString().isEmpty());
                ++layers;
            }
            QVERIFY(!group[QLatin1String("name")].toString().isEmpty());
            QVERIFY(!group[QLatin1String("sentence")].toString().isEmpty());
        }
        add(data[QLatin1String("before")]);
        add(data[QLatin1String("next")]);
        for (const char* flag : {"solved", "contradiction", "push", "pop", "exhausted"})
            seen << data[QLatin1String(flag)].toString();
        QCOMPARE(layers, static_cast<int>(page.network().layers.size()));
        for (const QString& name : std::as_const(seen)) {
            QVERIFY2(inFile.contains(name), qPrintable(name));
            QCOMPARE(values[name][QLatin1String("shape")].toArray(), inFile.value(name));
        }
    }

    /// The puzzles have the results that the article states, and solved ones have 81 cells of one digit each.
    void boardsOfTheSelfTest()
    {
        const QJsonArray checks = NetworkPage(optionsOf(articleModel())).data()[QLatin1String("checks")].toArray();
        QCOMPARE(checks.size(), 3);
        const QList<std::pair<QString, int>> known{
            {QStringLiteral("solved"), 25}, {QStringLiteral("solved"), 2}, {QStringLiteral("no_solution"), 1}};
        for (int i = 0; i < checks.size(); ++i) {
            const QJsonArray left = checks[i][QLatin1String("left")].toArray();
            QCOMPARE(checks[i][QLatin1String("result")].toString(), known[i].first);
            QCOMPARE(left.size(), known[i].second);
            int sum = 0;
            bool agrees = true;
            const QString puzzle = checks[i][QLatin1String("puzzle")].toString();
            for (int cell = 0; cell < kCells; ++cell) {
                const int digits = checks[i][QLatin1String("cells")][cell].toInt();
                const int given = puzzle[cell].digitValue();
                sum += static_cast<int>(std::popcount(static_cast<unsigned>(digits)));
                agrees &= given < 1 || digits == 1 << (given - 1);
            }
            QCOMPARE(sum, left.last().toInt());
            if (known[i].first == QLatin1String("solved")) {
                QCOMPARE(sum, kCells);
                QVERIFY(agrees);
            }
        }
    }

    void whatOthersWroteStaysText()
    {
        const NetworkPage page(optionsOf(testing::networkOfWords(kHostile)));
        const QByteArray html = page.html();
        QVERIFY(!html.contains("<img"));
        QCOMPARE(html.count("</script"), 2);
        const QByteArray json = between(html, R"(<script type="application/json" id="data">)", "</script>");
        QJsonParseError error;
        const QJsonObject data = QJsonDocument::fromJson(json, &error).object();
        QCOMPARE(error.error, QJsonParseError::NoError);
        QCOMPARE(data, page.data());
        QCOMPARE(data[QLatin1String("network")][QLatin1String("purpose")].toString(), QLatin1String(kHostile));
        const QJsonValue rule = data[QLatin1String("groups")][0];
        QCOMPARE(rule[QLatin1String("sentence")].toString(), QLatin1String(kHostile));
        QCOMPARE(rule[QLatin1String("layers")][0][QLatin1String("words")].toString(), QLatin1String(kHostile));
        QCOMPARE(data[QLatin1String("search")].toBool(), false);
        QCOMPARE(data[QLatin1String("push")].toString(), QString());
    }

    /// A browser runs and lays out what has these hashes, and nothing else that stands in the page.
    void hashesAreThoseOfWhatStandsThere()
    {
        const QByteArray html = NetworkPage(optionsOf(articleModel())).html();
        const QByteArray policy = between(html, "Content-Security-Policy\" content=\"", "\">");
        for (const auto& [from, to] : {std::pair("<script>", "</script>"), std::pair("<style>", "</style>")}) {
            const QByteArray source = between(html, from, to);
            QVERIFY(source.size() > 1000);
            QVERIFY(policy.contains(
                "'sha256-" + QCryptographicHash::hash(source, QCryptographicHash::Sha256).toBase64() + "'"));
        }
        QVERIFY(policy.startsWith("default-src 'none';"));
        QVERIFY(!policy.contains("http"));
        QVERIFY(!policy.contains("unsafe-inline"));
        QVERIFY(!html.contains("{{"));
        // The page loads nothing from elsewhere: its one address is an XML namespace.
        QCOMPARE(html.count("://"), html.count("http://www.w3.org/2000/svg") + html.count("file://"));
    }

    /// Every text that the scripts ask for is there, and nothing is there that they don't.
    void textsAreThoseThatAreAskedFor()
    {
        const QByteArray html = NetworkPage(optionsOf(articleModel())).html();
        const QString sources = QString::fromUtf8(between(html, "<script>", "</script>"))
            + QString::fromUtf8(html.left(html.indexOf("application/json")));
        const QJsonObject texts = NetworkPage(optionsOf(articleModel())).data()[QLatin1String("text")].toObject();
        QVERIFY(texts.size() > 80);
        static const QRegularExpression kAsked(QStringLiteral(R"((?<!\w)text\("(\w+)\"|data-(?:text|label)="(\w+)\")"));
        auto asked = kAsked.globalMatch(sources);
        int count = 0;
        while (asked.hasNext()) {
            const auto match = asked.next();
            const QString key = match.captured(1) + match.captured(2);
            QVERIFY2(texts.contains(key), qPrintable(key));
            ++count;
        }
        QVERIFY(count > 60);
        for (const QString& key : texts.keys()) {
            QVERIFY2(sources.contains(QLatin1Char('"') + key + QLatin1Char('"')) || key.endsWith(QLatin1String("Key")),
                qPrintable(key));
        }
    }

    void languageAndFrame()
    {
        NetworkPageOptions options = optionsOf(articleModel());
        QVERIFY(NetworkPage(options).html().contains(R"(<html lang="en" data-embed="false")"));
        options.embed = true;
        useLanguage(QStringLiteral("zh_CN"));
        const QByteArray html = NetworkPage(options).html();
        useLanguage(QStringLiteral("en"));
        QVERIFY(html.contains(R"(<html lang="zh-CN" data-embed="true")"));
    }

    void runtimeIsLookedFor()
    {
        QTemporaryDir home;
        const QString first = home.filePath(QStringLiteral("a"));
        const QString second = home.filePath(QStringLiteral("b"));
        const FoundPageRuntime missing = readPageRuntime({first, second});
        QVERIFY(!missing.runtime);
        QVERIFY(missing.problem.contains(first));
        QVERIFY(missing.problem.contains(QLatin1String("npm install --ignore-scripts onnxruntime-web")));
        const QString dist = second + QStringLiteral("/onnxruntime-web/dist/");
        QVERIFY(QDir().mkpath(dist));
        put(dist + QStringLiteral("ort.wasm.min.js"), "s");
        put(dist + QStringLiteral("ort-wasm-simd-threaded.mjs"), "m");
        QVERIFY(!readPageRuntime({first, second}).runtime);
        put(dist + QStringLiteral("ort-wasm-simd-threaded.wasm"), QByteArray("\0asm", 4));
        const FoundPageRuntime found = readPageRuntime({first, second});
        QVERIFY(found.runtime);
        QCOMPARE(found.runtime->script, QByteArray("s"));
        QCOMPARE(found.runtime->module, QByteArray("m"));
        QCOMPARE(found.runtime->binary.size(), 4);
    }

    void filesAreWritten()
    {
        QTemporaryDir home;
        const QString folder = home.filePath(QStringLiteral("new/page"));
        const NetworkPage page(optionsOf(articleModel()));
        const QByteArray model("\x08\x07 not a model", 14);
        const std::vector<PageFile> files = networkPageFiles(page, model, {"s", "m", QByteArray("\0asm", 4)});
        QCOMPARE(writePageFiles(files, folder), QString());
        const QDir into(folder);
        QCOMPARE(into.entryList(QDir::Files, QDir::Name),
            QStringList({QStringLiteral("files.sha256"), QStringLiteral("index.html"), QStringLiteral("licences.txt"),
                QStringLiteral("model.js"), QStringLiteral("model.onnx"), QStringLiteral("ort-wasm-simd-threaded.mjs"),
                QStringLiteral("ort-wasm-simd-threaded.wasm"), QStringLiteral("ort.wasm.min.js"),
                QStringLiteral("runtime.js")}));
        QCOMPARE(contentsOf(into.filePath(QStringLiteral("index.html"))), page.html());
        QCOMPARE(contentsOf(into.filePath(QStringLiteral("model.onnx"))), model);
        QCOMPARE(
            QByteArray::fromBase64(between(contentsOf(into.filePath(QStringLiteral("model.js"))), "\"", "\"")), model);
        const QByteArray runtime = contentsOf(into.filePath(QStringLiteral("runtime.js")));
        QCOMPARE(QByteArray::fromBase64(between(runtime, "module:\"", "\"")), QByteArray("m"));
        QCOMPARE(QByteArray::fromBase64(between(runtime, "binary:\"", "\"")), QByteArray("\0asm", 4));
        const QByteArray licences = contentsOf(into.filePath(QStringLiteral("licences.txt")));
        for (const char* holder : {"Copyright (c) Microsoft Corporation", "SIL Open Font License", "Convoku"})
            QVERIFY2(licences.contains(holder), holder);

        // A page of ours is brought up to date.
        const std::vector<PageFile> newer = networkPageFiles(page, "newer", {"s", "m", QByteArray("\0asm", 4)});
        QCOMPARE(writePageFiles(newer, folder), QString());
        QCOMPARE(contentsOf(into.filePath(QStringLiteral("model.onnx"))), QByteArray("newer"));
        // Also after an interrupted export.
        put(into.filePath(QStringLiteral("model.onnx")), model);
        QCOMPARE(writePageFiles(files, folder), QString());
        QProcess sums;
        sums.setWorkingDirectory(folder);
        sums.start(QStringLiteral("sha256sum"),
            {QStringLiteral("--check"), QStringLiteral("--strict"), QStringLiteral("files.sha256")});
        QVERIFY(sums.waitForFinished());
        QCOMPARE(sums.exitCode(), 0);
        QCOMPARE(sums.readAllStandardOutput().count(": OK\n"), 8);
    }

    /// Files that were edited or added by hand are never replaced, and links are never followed.
    void changedFilesAndLinksStay_data()
    {
        QTest::addColumn<QString>("name");
        for (const char* name : {"index.html", "model.onnx", "licences.txt", "files.sha256"})
            QTest::newRow(name) << QString::fromLatin1(name);
    }
    void changedFilesAndLinksStay()
    {
        QFETCH(const QString, name);
        QTemporaryDir home;
        const NetworkPage page(optionsOf(articleModel()));
        const QDir folder(home.filePath(QStringLiteral("page")));
        QCOMPARE(writePageFiles(networkPageFiles(page, "model", {"s", "m", "w"}), folder.path()), QString());
        const std::vector<PageFile> newer = networkPageFiles(page, "newer", {"s", "m", "w"});
        const QString file = folder.filePath(name);
        put(file, "mine");
        QVERIFY(writePageFiles(newer, folder.path()).contains(QStringLiteral("page/")));
        QCOMPARE(contentsOf(file), QByteArray("mine"));
        QVERIFY(QFile::remove(file));
        const QString outside = home.filePath(QStringLiteral("outside"));
        for (const bool isThere : {false, true}) {
            if (isThere)
                put(outside, "not yours");
            QVERIFY(isThere || QFile::link(outside, file));
            QVERIFY(!writePageFiles(newer, folder.path()).isEmpty());
            QCOMPARE(contentsOf(folder.filePath(QStringLiteral("ort.wasm.min.js"))), QByteArray("s"));
            QCOMPARE(QFile::exists(outside), isThere);
        }
        QCOMPARE(contentsOf(outside), QByteArray("not yours"));
    }

    void filesOfOthersStay()
    {
        QTemporaryDir home;
        const std::vector<PageFile> files
            = networkPageFiles(NetworkPage(optionsOf(articleModel())), "model", {"s", "m", "w"});
        const QString model = home.filePath(QStringLiteral("model.onnx"));
        put(model, "mine");
        QVERIFY(writePageFiles(files, home.path()).contains(model));
        QCOMPARE(QDir(home.path()).entryList(QDir::Files), QStringList(QStringLiteral("model.onnx")));
        QCOMPARE(contentsOf(model), QByteArray("mine"));
        QVERIFY(QFile::remove(model));
        const QString index = home.filePath(QStringLiteral("index.html"));
        put(index, "<!doctype html><title>Home</title>");
        QVERIFY(writePageFiles(files, home.path()).contains(index));
        QCOMPARE(QDir(home.path()).entryList(QDir::Files), QStringList(QStringLiteral("index.html")));
        QVERIFY(!writePageFiles(files, index).isEmpty()); // a file where the folder would be
    }
};

CONVOKU_GUILESS_TEST(tst_NetworkPage)
#include "tst_network_page.moc"
