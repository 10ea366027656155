// SPDX-License-Identifier: MIT
// convoku-cli train --data: the lines that it writes, the files that it leaves, and what can't be.
#include "app/wording/language.h"
#include "solver/network/tensor_file.h"
#include "tests/cli/cli_testing.h"
#include "tests/learn/network_rules.h"
#include "tests/support/needs_torch.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QElapsedTimer>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using namespace convoku;
using namespace convoku::testing;

namespace {

QString s(const char* text)
{
    return QString::fromUtf8(text);
}

const char* const kPuzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

QJsonObject objectOf(const QByteArray& line)
{
    return QJsonDocument::fromJson(line).object();
}

/// But for the seconds, which are other ones each time.
QList<QJsonObject> objectsOf(const Ran& ran)
{
    QList<QJsonObject> objects;
    for (const QByteArray& line : ran.lines()) {
        QJsonObject object = objectOf(line);
        object.remove(s("seconds"));
        objects << object;
    }
    return objects;
}

} // namespace

class TestTrainNetwork : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    QString path(const char* name) const { return m_folder.filePath(s(name)); }
    QStringList command(const char* rest) const
    {
        return QStringList{s("train"), s("--network"), path("window.network"), s("--batch"), s("4")}
        + s(rest).split(QLatin1Char(' '), Qt::SkipEmptyParts);
    }

private Q_SLOTS:
    void initTestCase()
    {
        useLanguage({});
        writeFile(path("window.network"),
            QByteArray("rule tried():\n    \"A trial.\"\n") + kWindow
                + "\n\nnetwork window:\n    \"A trial.\"\n    encoding digits_as_planes\n    rule tried()\n    verdict "
                  "clashes\n");
    }

    void trainsWritesAndGoesOn()
    {
        CONVOKU_NEEDS_TORCH();
        const QString file = path("mine of it.network");
        const QStringList train = command("--data kaggle_like --puzzles 40 --steps 20 --json");
        const Ran ran = runHere(train + QStringList{s("-o"), file});
        QCOMPARE(ran.code, 0);
        QVERIFY2(ran.err.contains(s("mine_of_it.safetensors")), qPrintable(ran.err));
        const QList<QByteArray> lines = ran.lines();
        QVERIFY(lines.size() >= 2);
        const QJsonObject last = objectOf(lines[lines.size() - 2]);
        QCOMPARE(last[s("step")].toInt(), 20);
        for (const char* name : {"loss", "seconds", "accuracy1", "accuracy2", "accuracy3"})
            QVERIFY2(last[s(name)].isDouble(), name);
        // Givens are kept: nearly half of the cells.
        QVERIFY(last[s("accuracy1")].toDouble() > last[s("accuracy2")].toDouble());
        const QJsonObject card = objectOf(lines.back());
        QCOMPARE(card[s("puzzles")].toInt(), 4); // a tenth
        QVERIFY(card[s("cells_open")].toInt() > 4 * 40);

        // The same seed makes the same.
        QCOMPARE(objectsOf(runHere(train)), objectsOf(ran));

        // The written file is a network, and its weights file contains the measured facts.
        const Ran solved = runHere({s("solve"), s("--network"), file, s("--no-search"), s(kPuzzle)});
        QVERIFY2(solved.err.isEmpty() && !solved.out.isEmpty(), qPrintable(solved.err));
        QVERIFY(readFile(file).contains("weights \"mine_of_it.safetensors\""));
        const QByteArray bytes = readFile(path("mine_of_it.safetensors"));
        const auto read = readTensors(std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())));
        const auto* tensors = std::get_if<TensorFile>(&read);
        QVERIFY(tensors != nullptr);
        QCOMPARE(tensors->numbers(), std::size_t{9 * 9 * 81 + 9});
        QVERIFY(QByteArray::fromStdString(tensors->fact("data")).startsWith(sentence("cli_train.fact_data").toUtf8()));
        QVERIFY(QByteArray::fromStdString(tensors->fact("training"))
                    .startsWith(sentence("cli_train.fact_training").toUtf8()));
        QVERIFY(QByteArray::fromStdString(tensors->fact("measured"))
                    .startsWith(sentence("cli_train.fact_measured").toUtf8()));

        // From its checkpoint it goes on, and from the network itself it begins again where that stands.
        const Ran more = runHere(command("--data kaggle_like --puzzles 40 --steps 30 --json --resume")
            + QStringList{path("mine_of_it.checkpoint")});
        QCOMPARE(more.code, 0);
        QCOMPARE(objectOf(more.lines().value(more.lines().size() - 2))[s("step")].toInt(), 30);
        const Ran near = runHere(
            {s("train"), s("--network"), file, s("--data"), s("kaggle_like"), s("--puzzles"), s("40"), s("--batch"),
                s("4"), s("--steps"), s("1"), s("--rate"), s("1e-9"), s("--start"), s("near"), s("--json")});
        QCOMPARE(near.code, 0);
        const QJsonObject stands = objectOf(near.lines().value(near.lines().size() - 2));
        QVERIFY(std::abs(stands[s("accuracy2")].toDouble() - last[s("accuracy2")].toDouble()) < 1e-6);

        const Ran foreign = runHere({s("train"), s("--data"), s("kaggle_like"), s("--puzzles"), s("20"), s("--steps"),
            s("1"), s("--resume"), path("mine_of_it.checkpoint")});
        QCOMPARE(foreign.code, 2);
        QVERIFY2(foreign.err.contains(sentence("cli_train.another_network")), qPrintable(foreign.err));
    }

    /// One that remembers is trained through passes; what nothing but a yes or no hangs on is named, and stays 0.
    void oneThatRemembers()
    {
        CONVOKU_NEEDS_TORCH();
        // With smaller kernels: a run takes hundreds of passes.
        const QByteArray rule
            = QByteArray(kRemembers).replace("rows=9, columns=9, edge=4", "rows=3, columns=3, edge=1");
        writeFile(path("remembers.network"),
            "rule tried():\n    \"A trial.\"\n" + rule
                + "\n\nnetwork remembers:\n    \"A trial.\"\n    encoding digits_as_planes\n    rule tried()\n"
                  "    verdict clashes\n");
        writeFile(path("many.txt"), (QByteArray(kPuzzle) + '\n').repeated(300));
        writeFile(path("some.txt"), (QByteArray(kPuzzle) + '\n').repeated(20));
        const auto trainOn = [this](const char* puzzles) {
            return QStringList{s("train"), s("--network"), path("remembers.network"), s("--data"), path(puzzles),
                s("--batch"), s("2"), s("--through"), s("3"), s("--json")};
        };
        const QString file = path("remembered.network");
        const Ran ran = runHere(trainOn("many.txt") + QStringList{s("--steps"), s("4"), s("-o"), file});
        QVERIFY2(ran.code == 0, qPrintable(ran.err));
        QVERIFY2(ran.err.contains(s("doubts")) && !ran.err.contains(s("last,")), qPrintable(ran.err));
        QCOMPARE(objectOf(ran.lines().value(ran.lines().size() - 2))[s("step")].toInt(), 4);
        // Runs of such take many passes: fewer are kept.
        QCOMPARE(objectOf(ran.lines().back())[s("puzzles")].toInt(), 20);
        const QByteArray bytes = readFile(path("remembered.safetensors"));
        const auto read = readTensors(std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())));
        const auto* tensors = std::get_if<TensorFile>(&read);
        QVERIFY(tensors != nullptr);
        QVERIFY2(tensors->fact("training").find(sentence("cli_train.fact_passes").toStdString()) != std::string::npos,
            tensors->fact("training").c_str());
        const NamedTensor* doubts = tensors->find("doubts.weight");
        QVERIFY(doubts != nullptr);
        QCOMPARE(doubts->numbers, std::vector<float>(2, 0.F));
        const Ran solved = runHere({s("solve"), s("--network"), file, s("--no-search"), s(kPuzzle)});
        QVERIFY2(!solved.out.isEmpty(), qPrintable(solved.err));
        // Through other passes it becomes another.
        const QStringList json{s("--steps"), s("4"), s("--resume"), path("remembered.checkpoint")};
        QCOMPARE(runHere(trainOn("some.txt") + json).code, 0);
        for (const auto& [option, value] : {std::pair{"--through", "0"}, std::pair{"--acquired", "x.csv"}}) {
            const Ran refused = runHere(trainOn("some.txt") + QStringList{s(option), s(value)});
            QCOMPARE(refused.code, 2);
            QVERIFY2(refused.err.contains(s(option)), qPrintable(refused.err));
        }
    }

    void whatItRemovesWhen()
    {
        CONVOKU_NEEDS_TORCH();
        const QString file = path("acquired.csv");
        const Ran ran
            = runHere(command("--data kaggle_like --puzzles 40 --steps 20 --json --acquired") + QStringList{file});
        QCOMPARE(ran.code, 0);
        QList<QByteArray> lines = ran.lines();
        lines.removeLast(); // what was written
        const QJsonObject last = objectOf(lines.back());
        QCOMPARE(last[s("acquired")].toString(), s("unsound"));
        QCOMPARE(objectOf(lines.at(lines.size() - 11))[s("acquired")].toString(), s("naked_single_box"));
        QVERIFY(objectOf(lines.at(lines.size() - 12)).contains(s("solved")));
        const QList<QByteArray> rows = readFile(file).trimmed().split('\n');
        QVERIFY(rows.size() >= 3); // names, before the first step, and at the end
        QCOMPARE(rows.at(1).split(',').front(), QByteArray("0"));
        const QList<QByteArray> end = rows.back().split(',');
        QCOMPARE(end.front(), QByteArray("20"));
        QCOMPARE(end.back().toInt(), last[s("removed")].toInt());
        for (int row = 2; row < rows.size(); ++row)
            QVERIFY(rows.at(row).split(',').front().toInt() > rows.at(row - 1).split(',').front().toInt());
    }

    void puzzlesOfAFile()
    {
        CONVOKU_NEEDS_TORCH();
        const Ran made = runHere({s("generate"), s("--count"), s("20"), s("--seed"), s("4")});
        QCOMPARE(made.code, 0);
        // One with many solutions, and one that is no puzzle.
        writeFile(path("puzzles.txt"), made.out + QByteArray(80, '.') + "1\nnothing\n");
        const Ran ran = runHere(command("--steps 3 --data") + QStringList{path("puzzles.txt")});
        QCOMPARE(ran.code, 2); // a line was none
        QVERIFY2(
            ran.err.contains(printed(sentence("cli_train.one_solution", {s("20"), s("21")}))), qPrintable(ran.err));
        QVERIFY2(ran.lines().value(0).startsWith("step=3 seconds="), ran.out.constData());
        QVERIFY2(
            ran.lines().value(1).startsWith("solved=") && ran.lines().value(1).contains("/2 ("), ran.out.constData());
    }

    void whatCannotBe_data()
    {
        QTest::addColumn<QString>("arguments");
        QTest::addColumn<QString>("expectedMessage");
        for (const Sentence& row : sentencesOf(s("cli_train_data_usage")))
            QTest::newRow(qPrintable(row.id)) << row.arguments << printed(row.text) + helpNamed("train");
        QTest::newRow("no folder") << s("train --data kaggle_like -o nowhere/x.network")
                                   << printed(sentence("cli_train.no_folder",
                                          {s("nowhere/x.network"), QDir::current().filePath(s("nowhere"))}));
    }
    void whatCannotBe()
    {
        QFETCH(const QString, arguments);
        QFETCH(const QString, expectedMessage);
        const Ran ran = runHere(arguments.split(QLatin1Char(' ')));
        QCOMPARE(ran.code, 2);
        QVERIFY2(isPrinted(ran.err, expectedMessage), qPrintable(ran.err));
        QVERIFY(ran.out.isEmpty());
    }

    void whatIsNotThere_data()
    {
        QTest::addColumn<QString>("options");
        QTest::addColumn<QString>("expectedMessage");
        QTest::newRow("no such file") << s("--data nowhere.txt") << s("nowhere.txt");
        QTest::newRow("no checkpoint") << s("--data kaggle_like --puzzles 10 --resume nowhere") << s("nowhere");
        QTest::newRow("a folder") << s("--data kaggle_like --puzzles 10 --resume .") << s("--resume");
    }
    void whatIsNotThere()
    {
        CONVOKU_NEEDS_TORCH();
        QFETCH(const QString, options);
        QFETCH(const QString, expectedMessage);
        const Ran ran = runHere(command("--steps 1") + options.split(QLatin1Char(' ')));
        QCOMPARE(ran.code, 2);
        QVERIFY2(ran.err.contains(expectedMessage), qPrintable(ran.err));
    }

    /// Before it is trained: here for a million steps.
    void aNameThatATextCannotHave()
    {
        CONVOKU_NEEDS_TORCH();
        const Ran ran
            = runHere(command("--data kaggle_like --puzzles 10 --steps 1000000 -o") + QStringList{path(".network")});
        QCOMPARE(ran.code, 2);
        QVERIFY2(ran.err.contains(s(".safetensors")), qPrintable(ran.err));
    }

    void noTensors()
    {
        CONVOKU_NEEDS_TORCH();
        writeFile(path("none.checkpoint"), "this is no file of tensors");
        const Ran ran = runHere(
            command("--data kaggle_like --puzzles 10 --steps 1 --resume") + QStringList{path("none.checkpoint")});
        QCOMPARE(ran.code, 2);
        QVERIFY2(ran.err.contains(printed(sentence("cli_train.no_tensors", {path("none.checkpoint")}))),
            qPrintable(ran.err));
    }

    /// Whatever becomes of the numbers, each line is JSON, and either all of it is written or nothing.
    void runningAway()
    {
        CONVOKU_NEEDS_TORCH();
        const QString file = path("away.network");
        const Ran ran
            = runHere(command("--data kaggle_like --puzzles 10 --steps 60 --rate 1000 --json -o") + QStringList{file});
        for (const QByteArray& line : ran.lines())
            QVERIFY2(QJsonDocument::fromJson(line).isObject(), line.constData());
        QCOMPARE(QFile::exists(file), ran.code == 0);
        QCOMPARE(QFile::exists(path("away.safetensors")), ran.code == 0);
    }

    /// A cancelled training writes its network, its weights, and a checkpoint that can be resumed.
    void cancelled()
    {
        CONVOKU_NEEDS_TORCH();
        const QString file = path("early.network");
        const QStringList train = command("--data kaggle_like --puzzles 20");
        QElapsedTimer clock;
        qint64 seen = 0;
        const Ran ran = runHere(train + QStringList{s("--steps"), s("1000000"), s("-o"), file}, {}, nullptr, [&] {
            if (!clock.isValid())
                clock.start();
            if (seen == 0 && QFile::exists(path("early.checkpoint")) && QFile::exists(file))
                seen = clock.elapsed();
            return seen > 0 || clock.elapsed() > 30'000;
        });
        QVERIFY2(seen > 0 && seen < 10'000,
            qPrintable(QString::number(seen))); // a checkpoint and a network of the first seconds
        QCOMPARE(ran.code, 2);
        QVERIFY2(
            ran.err.contains(sentence("cli_train.resume_continues", {path("early.checkpoint")})), qPrintable(ran.err));
        QVERIFY2(ran.out.isEmpty(), ran.out.constData()); // nothing is measured any more
        const Ran solved = runHere({s("solve"), s("--network"), file, s("--no-search"), s(kPuzzle)});
        QVERIFY2(solved.err.isEmpty() && !solved.out.isEmpty(), qPrintable(solved.err));
        const QByteArray bytes = readFile(path("early.safetensors"));
        const auto read = readTensors(std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())));
        const auto* tensors = std::get_if<TensorFile>(&read);
        QVERIFY(tensors != nullptr);
        QVERIFY(!tensors->fact("training").empty());
        QVERIFY(tensors->fact("measured").empty());
        const int steps = QByteArray::fromStdString(tensors->fact("training")).split(' ').front().toInt();
        QVERIFY(steps > 0);
        const Ran more = runHere(train
            + QStringList{
                s("--steps"), QString::number(steps + 1), s("--json"), s("--resume"), path("early.checkpoint")});
        QCOMPARE(more.code, 0);
        QCOMPARE(objectOf(more.lines().value(more.lines().size() - 2))[s("step")].toInt(), steps + 1);
        // Without a target there is nothing to leave.
        int asked = 0;
        const Ran nowhere
            = runHere(train + QStringList{s("--steps"), s("1000000")}, {}, nullptr, [&asked] { return ++asked > 200; });
        QCOMPARE(nowhere.code, 2);
        QVERIFY2(nowhere.err.contains(sentence("cli_train.cancelled")), qPrintable(nowhere.err));
    }

    /// A network whose weights can't be written stays what it was, and so do the weights if the network can't be.
    void bothFilesOrNeither()
    {
        CONVOKU_NEEDS_TORCH();
        const QTemporaryDir folder;
        const QString network = folder.filePath(s("mine.network"));
        const QString weights = folder.filePath(s("mine.safetensors"));
        const QStringList train = command("--data kaggle_like --puzzles 20 --steps 2 -o") + QStringList{network};
        QCOMPARE(runHere(train).code, 0);
        for (const auto& [blocked, other] : {std::pair{network, weights}, std::pair{weights, network}}) {
            const QByteArray before = readFile(other);
            // A folder takes its place during the training.
            bool isBlocked = false;
            const Ran ran = runHere(train + QStringList{s("--seed"), s("2")}, {}, nullptr, [&, name = blocked] {
                if (!std::exchange(isBlocked, true))
                    isBlocked = QFile::remove(name) && QDir().mkdir(name);
                return false;
            });
            QVERIFY(isBlocked && QDir().rmdir(blocked));
            QCOMPARE(ran.code, 2);
            QVERIFY2(ran.err.contains(blocked), qPrintable(ran.err));
            QCOMPARE(readFile(other), before);
            QCOMPARE(runHere(train).code, 0);
        }
    }

    /// --minutes is the time of all of it: puzzles, training, measuring and solving.
    void endsInTime()
    {
        CONVOKU_NEEDS_TORCH();
        QElapsedTimer clock;
        clock.start();
        const Ran ran = runHere(command("--data kaggle_like --puzzles 40 --minutes 0.2"));
        const qint64 ms = clock.elapsed();
        QCOMPARE(ran.code, 0);
        QVERIFY2(ms > 10'800 && ms < 13'200, qPrintable(QString::number(ms)));
        QVERIFY2(ran.out.count("step=") >= 2, ran.out.constData()); // one of them half way
        QVERIFY2(ran.err.startsWith(printed(sentence("cli_train.begins", {s("window"), s("kaggle_like")}))),
            qPrintable(ran.err));
    }
};

CONVOKU_GUILESS_TEST(TestTrainNetwork)
#include "tst_train_network.moc"
