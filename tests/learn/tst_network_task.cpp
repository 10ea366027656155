// SPDX-License-Identifier: MIT
// What of a network is learned from puzzles: found by the names in its text, counted by hand, and put back.
#include "solver/backend/scalar/scalar_backend.h"
#include "solver/error.h"
#include "solver/learn/learned_numbers.h"
#include "solver/learn/network_data.h"
#include "solver/learn/network_task.h"
#include "solver/network/pass.h"
#include "solver/run/network_size.h"
#include "solver/sudoku/random_numbers.h"
#include "tests/learn/network_rules.h"
#include "tests/support/network_testing.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QTest>

#include <cmath>
#include <map>

using namespace convoku;
using namespace convoku::testing;

class TestNetworkTask : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void ofAText()
    {
        const ModelPtr model = ruleOf(kSharedNumbers);
        QVERIFY(model != nullptr);
        QCOMPARE(learnedRuleOf(*model), std::optional<RuleId>(RuleId{}));
        const NetworkTask task = networkTaskOf(model, {});
        QCOMPARE(task.loss, LossKind::BinaryCrossEntropy);
        QCOMPARE(task.line, std::optional(0.25));
        QCOMPARE(task.first, 0);
        std::vector<std::string> names;
        std::vector<bool> alike;
        for (std::size_t i = 0; i < task.calls.size(); ++i) {
            names.push_back(task.calls[i].name);
            alike.push_back(task.learned[i].like.has_value());
            QCOMPARE(task.layers->layers.at(task.learned[i].layer).kind, LayerKind::Convolution);
        }
        QCOMPARE(names, (std::vector<std::string>{"first", "twice", "norm", "twice", "norm", "last"}));
        QCOMPARE(alike, (std::vector<bool>{false, false, false, true, true, false}));
        // 3 + 3, 3 · 3, 3 + 3, 3 + 1
        QCOMPARE(learnedNumbersOf(*task.layers, task.learned).size(), std::size_t{25});
        QVERIFY(task.layers->value(task.layers->outputs.front()).shape == (Shape{9, 9, 9}));
    }

    void ofThoseThatShip_data()
    {
        QTest::addColumn<QString>("network");
        QTest::addColumn<qulonglong>("numbers");
        QTest::addColumn<LossKind>("loss");
        QTest::addColumn<int>("first");
        // 24 + 24; six rounds of 4 · 24 · 24 + 24; 24 + 1.
        QTest::newRow("houses") << QString() << qulonglong{24 + 24 + 6 * (4 * 24 * 24 + 24) + 24 + 1}
                                << LossKind::BinaryCrossEntropy << 0;
        // The published count leaves out the means and variances of normalisation, which are not learned.
        QTest::newRow("resnet11") << QStringLiteral("resnet11_spd") << qulonglong{5'347'545} << LossKind::CrossEntropy
                                  << 0;
        QTest::newRow("graph") << QStringLiteral("graph_network") << qulonglong{1'797'898} << LossKind::CrossEntropy
                               << 1;
        QTest::newRow("ten convolutions")
            << QStringLiteral("park_cnn") << qulonglong{21'253'632} << LossKind::CrossEntropy << 1;
        QTest::newRow("lattice") << QStringLiteral("lattice_transformer") << qulonglong{799'635}
                                 << LossKind::BinaryCrossEntropy << 0;
        // Three vectors of 512 are not trained there: how answer and thought begin, and the sort of puzzle.
        QTest::newRow("recursive") << QStringLiteral("tiny_recursive") << qulonglong{5'028'866 + 3 * 512}
                                   << LossKind::CrossEntropy << 2;
    }
    void ofThoseThatShip()
    {
        QFETCH(const QString, network);
        QFETCH(const qulonglong, numbers);
        QFETCH(const LossKind, loss);
        QFETCH(const int, first);
        ModelPtr model = shippedModel("houses");
        if (!network.isEmpty()) {
            QFile file(
                QStringLiteral(CONVOKU_KNOWN_NETWORKS) + QLatin1Char('/') + network + QStringLiteral(".network"));
            QVERIFY(file.open(QIODevice::ReadOnly));
            model = modelFrom(file.readAll());
        }
        QVERIFY(model != nullptr);
        const auto rule = learnedRuleOf(*model);
        QVERIFY(rule.has_value());
        const NetworkTask task = networkTaskOf(model, *rule);
        QCOMPARE(learnedNumbersOf(*task.layers, task.learned).size(), numbers);
        const PassOptions pass{.rules = model->everyRule(), .search = false, .model = model};
        QCOMPARE(sizeOf(pass).rules.trained, std::uint64_t{numbers});
        QCOMPARE(task.loss, loss);
        QCOMPARE(task.first, first);
        QStringList notAsked;
        for (std::size_t i = 0; i < task.calls.size(); ++i) {
            if (!task.asked.at(i))
                notAsked << QString::fromStdString(task.calls[i].name);
        }
        QStringList heads; // behind them is a yes or no: a conflict, a choice, an end
        if (network == QStringLiteral("lattice_transformer"))
            heads = {QStringLiteral("conflict_head"), QStringLiteral("softmax_head")};
        if (network == QStringLiteral("tiny_recursive"))
            heads = {QStringLiteral("q_head")};
        QCOMPARE(notAsked, heads);
        QCOMPARE(task.remembers(), !heads.isEmpty());
    }

    void shapesAsPublished_data()
    {
        QTest::addColumn<QStringList>("shapes");
        const auto row = [](const char* network, const char* shapes) {
            QTest::newRow(network) << QString::fromLatin1(shapes).split(u';');
        };
        // The board of conv4_x is a single cell.
        row("resnet11_spd",
            "fc.weight 729 1024;fc.bias 729;conv1.0.weight 64 10 3 3;conv2_x.0.shortcut.0.weight 256 64 1 1;"
            "conv4_x.0.shortcut.0.weight 1024 512 1 1");
        row("graph_network", "conv1.weight 256 1 3 3;last.weight 10 256 3 3");
        row("lattice_transformer",
            "input_proj.weight 128 9;backbone.cls_embed.weight 128;backbone.layers.3.attn.in_proj.weight 384 128");
        row("tiny_recursive",
            "embed_tokens.weight 512 11;L_init.weight 512;L_level.layers.1.mlp.down_proj.weight 512 1536");
    }
    /// Tensors are written with the shapes of the published PyTorch programs, which can load them again.
    void shapesAsPublished()
    {
        QFETCH(const QStringList, shapes);
        const QString network = QString::fromLatin1(QTest::currentDataTag());
        QFile file(QStringLiteral(CONVOKU_KNOWN_NETWORKS) + QLatin1Char('/') + network + QStringLiteral(".network"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const ModelPtr model = modelFrom(file.readAll());
        QVERIFY(model != nullptr);
        const NetworkTask task = networkTaskOf(model, learnedRuleOf(*model).value());
        const TensorFile tensors = tensorsOf(task, learnedNumbersOf(*task.layers, task.learned));
        for (const QString& each : shapes) {
            const QStringList words = each.split(u' ');
            const NamedTensor* const found = tensors.find(words.front().toStdString());
            QVERIFY2(found != nullptr, qPrintable(each));
            QStringList shape;
            for (const std::int64_t extent : found->shape)
                shape << QString::number(extent);
            QCOMPARE(shape, words.mid(1));
        }
        if (network == QStringLiteral("lattice_transformer"))
            QVERIFY(trainedModel(task, tensors, "mine.safetensors") != nullptr); // it can be read
    }

    /// One that remembers is there whole: its logits, what it leaves, and what it remembers.
    void ofOneThatRemembers()
    {
        const ModelPtr model = ruleOf(kRemembers);
        QVERIFY(model != nullptr);
        const NetworkTask task = networkTaskOf(model, {});
        QVERIFY(task.remembers());
        QCOMPARE(task.asked, (std::vector<bool>{true, true, false}));
        const Network& layers = *task.layers;
        QCOMPARE(layers.inputs.size(), std::size_t{2});
        QCOMPARE(layers.outputs.size(), std::size_t{3});
        std::vector<float> numbers = learnedNumbersOf(layers, task.learned);
        RandomNumbers random(8);
        for (float& number : numbers)
            number = static_cast<float>(random.between(-100, 100)) / 1000;
        const Network with = withLearnedNumbers(layers, task.learned, numbers);
        std::vector<Tensor> in{Tensor(1, {9, 9, 9}), Tensor(1, {2, 9, 9})};
        for (float& number : in[0].data)
            number = static_cast<float>(random.below(2));
        for (float& number : in[1].data)
            number = static_cast<float>(random.between(-1000, 1000)) / 1000;
        const auto out = runOnce(*makeScalarBackend(), with, in, with.outputs);
        // A plain loop: eleven planes, nine by nine around each cell, twice.
        const auto at = [](const Tensor& tensor, int plane, int row, int column) {
            return row < 0 || row > 8 || column < 0 || column > 8
                ? 0.
                : static_cast<double>(tensor.data[static_cast<std::size_t>((plane * 9 + row) * 9 + column)]);
        };
        std::size_t taken = 0;
        const auto mixed = [&](const Tensor& second, int planes, int side) {
            Tensor made(1, {planes, 9, 9});
            for (int o = 0; o < planes; ++o) {
                for (int cell = 0; cell < 81; ++cell) {
                    double sum
                        = static_cast<double>(numbers[taken + static_cast<std::size_t>(planes * 11 * side * side + o)]);
                    std::size_t next = taken + static_cast<std::size_t>(o * 11 * side * side);
                    for (int i = 0; i < 11; ++i) {
                        for (int r = 0; r < side; ++r) {
                            for (int c = 0; c < side; ++c) {
                                sum += static_cast<double>(numbers[next++])
                                    * at(i < 9 ? in[0] : second, i < 9 ? i : i - 9, cell / 9 + r - side / 2,
                                        cell % 9 + c - side / 2);
                            }
                        }
                    }
                    made.data[static_cast<std::size_t>(o * 81 + cell)] = static_cast<float>(sum);
                }
            }
            taken += static_cast<std::size_t>(planes * (11 * side * side + 1));
            return made;
        };
        Tensor next = mixed(in[1], 2, 9);
        for (float& number : next.data)
            number = std::clamp(number, -1.F, 1.F);
        const Tensor logits = mixed(next, 9, 9);
        for (std::size_t i = 0; i < 729; ++i) {
            QVERIFY(std::abs(out[0].data[i] - logits.data[i]) < 1e-4F);
            const std::size_t cell = i % 81;
            const float doubt
                = numbers[taken] * next.data[cell] + numbers[taken + 1] * next.data[81 + cell] + numbers[taken + 2];
            const bool goes = logits.data[i] < std::log(0.05F / 0.95F) && doubt < 0.5F;
            QCOMPARE(out[1].data[i], goes ? 0.F : in[0].data[i]);
        }
        for (std::size_t i = 0; i < next.data.size(); ++i)
            QVERIFY(std::abs(out[2].data[i] - next.data[i]) < 1e-4F);
    }

    /// The numbers come back as a network that makes the same logits, also of tensors that two layers read.
    void tensorsAndBack()
    {
        const NetworkTask task = networkTaskOf(ruleOf(kSharedNumbers), {});
        std::vector<float> numbers = learnedNumbersOf(*task.layers, task.learned);
        RandomNumbers random(5);
        for (float& number : numbers)
            number = static_cast<float>(random.between(-1000, 1000)) / 1000;
        const TensorFile tensors = tensorsOf(task, numbers);
        std::map<std::string, std::vector<std::int64_t>> shapes;
        for (const NamedTensor& tensor : tensors.tensors)
            shapes[tensor.name] = tensor.shape;
        const std::map<std::string, std::vector<std::int64_t>> expected{{"first.weight", {3, 1, 1, 1}},
            {"first.bias", {3}}, {"twice.weight", {3, 3, 1, 1}}, {"norm.weight", {3}}, {"norm.bias", {3}},
            {"norm.running_mean", {3}}, {"norm.running_var", {3}}, {"last.weight", {1, 3, 1, 1}}, {"last.bias", {1}}};
        QCOMPARE(shapes, expected);
        const ModelPtr model = trainedModel(task, tensors, "mine.safetensors");
        QCOMPARE(model->rules.front().part->weights, std::string("mine.safetensors"));
        QVERIFY(toText(*model).find("weights \"mine.safetensors\"") != std::string::npos);

        Tensor input(1, {9, 9, 9});
        for (float& number : input.data)
            number = static_cast<float>(random.below(2));
        const NetworkTask read = networkTaskOf(model, {});
        const Tensor out
            = runOnce(*makeScalarBackend(), *read.layers, std::span(&input, 1), read.layers->outputs).front();
        // A plain loop: each candidate by itself, three features.
        const auto number = [&](std::size_t at) { return static_cast<double>(numbers[at]); };
        const auto norm = [&](std::array<double, 3>& x) {
            std::array<double, 3> mixed{};
            for (std::size_t o = 0; o < 3; ++o) {
                for (std::size_t i = 0; i < 3; ++i)
                    mixed[o] += number(6 + o * 3 + i) * x[i];
                mixed[o] = mixed[o] * number(15 + o) + number(18 + o);
            }
            x = mixed;
        };
        for (std::size_t i = 0; i < input.data.size(); ++i) {
            std::array<double, 3> x{};
            for (std::size_t f = 0; f < 3; ++f)
                x[f] = std::max(0., number(f) * static_cast<double>(input.data[i]) + number(3 + f));
            norm(x);
            norm(x);
            double logit = number(24);
            for (std::size_t f = 0; f < 3; ++f)
                logit += number(21 + f) * x[f];
            QVERIFY2(std::abs(logit - static_cast<double>(out.data[i])) < 1e-4,
                qPrintable(QStringLiteral("%1: %2, not %3").arg(i).arg(static_cast<double>(out.data[i])).arg(logit)));
        }
        // Once more from there: names don't pile up.
        const NetworkTask again = networkTaskOf(model, {});
        QCOMPARE(trainedModel(again, tensors, "mine.safetensors")->id, model->id);
    }

    void whatCannotBeTrained_data()
    {
        QTest::addColumn<QByteArray>("lines");
        QTest::addColumn<QByteArray>("expectedMessage");
        QTest::newRow("no shares") << QByteArray(
            "    x = learned(reshape(candidates, 1, 9, 81), first, planes=1)  # x; n\n"
            "    stays = at_least(reshape(x, 9, 9, 9), 0.5)  # a; b\n"
            "    gone = candidates & ~stays  # k; l\n    cause gone\n    return candidates & stays  # m")
                                   << QByteArray("no shares");
        QTest::newRow("behind them") << QByteArray(
            "    x = sigmoid(reshape(learned(reshape(candidates, 1, 9, 81), first, planes=1), 9, 9, 9))  # x; y; w; v\n"
            "    z = reshape(learned(reshape(x, 1, 9, 81), then, planes=1), 9, 9, 9)  # z; t; u\n"
            "    stays = at_least(z, 0.5)  # a\n"
            "    gone = candidates & ~stays  # k; l\n    cause gone\n    return candidates & stays  # m")
                                     << QByteArray("'then' behind");
        QTest::newRow("in two shapes") << QByteArray(
            "    x = learned(reshape(candidates, 1, 9, 81), first, planes=3)  # x; n\n"
            "    y = learned(x, first, planes=1)  # y\n"
            "    stays = at_least(sigmoid(reshape(y, 9, 9, 9)), 0.5)  # s; a; b\n"
            "    gone = candidates & ~stays  # k; l\n    cause gone\n    return candidates & stays  # m")
                                       << QByteArray("in two ways");
        QTest::newRow("in two ways") << QByteArray(
            "    x = learned(reshape(candidates, 1, 9, 81), first, planes=1)  # x; n\n"
            "    y = learned(x, first, planes=1, bias=no)  # y\n"
            "    stays = at_least(sigmoid(reshape(y, 9, 9, 9)), 0.5)  # s; a; b\n"
            "    gone = candidates & ~stays  # k; l\n    cause gone\n    return candidates & stays  # m")
                                     << QByteArray("in two ways");
    }
    void whatCannotBeTrained()
    {
        QFETCH(const QByteArray, lines);
        QFETCH(const QByteArray, expectedMessage);
        const ModelPtr model = ruleOf(lines);
        QVERIFY(model != nullptr);
        QByteArray said;
        try {
            networkTaskOf(model, {});
        } catch (const Error& error) {
            said = error.what();
        }
        QVERIFY2(said.contains(expectedMessage), said.constData());
    }

    void whatHasLearnedNothing()
    {
        QCOMPARE(learnedRuleOf(*articleModel()), std::nullopt);
        QVERIFY_THROWS_EXCEPTION(Error, networkTaskOf(articleModel(), {}));
        // Nor can it be where a turned board would be another one.
        auto own = std::make_shared<Model>(*ruleOf(kSharedNumbers));
        own->houses.push_back(shippedModel("diagonals")->ownHouses().front());
        QVERIFY_THROWS_EXCEPTION(Error, networkTaskOf(own, {}));
    }

    void numbersThatDoNotFit()
    {
        const NetworkTask task = networkTaskOf(ruleOf(kSharedNumbers), {});
        std::vector<float> numbers = learnedNumbersOf(*task.layers, task.learned);
        const TensorFile tensors = tensorsOf(task, numbers);
        QVERIFY_THROWS_EXCEPTION(Error, trainedModel(task, tensors, "no \"name\""));
        numbers.front() = 1e9F;
        QVERIFY_THROWS_EXCEPTION(Error, trainedModel(task, tensorsOf(task, numbers), "mine.safetensors"));
        numbers.front() = std::nanf("");
        QVERIFY_THROWS_EXCEPTION(Error, tensorsOf(task, numbers));
        numbers.pop_back();
        QVERIFY_THROWS_EXCEPTION(Error, tensorsOf(task, numbers));
    }

    void puzzlesWithTheirGivens_data()
    {
        QTest::addColumn<KnownData>("data");
        QTest::addColumn<double>("mean");
        QTest::addColumn<double>("deviation");
        QTest::newRow("kaggle_like") << KnownData::KaggleLike << 33.81 << 0.94;
        QTest::newRow("nine_million_like") << KnownData::NineMillionLike << 38.92 << 6.10;
    }
    /// The published means and deviations, one solution each, and the same for the same seed.
    void puzzlesWithTheirGivens()
    {
        QFETCH(const KnownData, data);
        QFETCH(const double, mean);
        QFETCH(const double, deviation);
        double all = 0;
        double sum = 0;
        double squares = 0;
        for (int givens = 0; givens <= 81; ++givens) {
            const double share = shareOf(data, givens);
            all += share;
            sum += share * givens;
            squares += share * givens * givens;
        }
        QVERIFY(std::abs(all - 1) < 1e-9);
        QVERIFY2(std::abs(sum - mean) < 0.1, qPrintable(QString::number(sum)));
        const double found = std::sqrt(squares - sum * sum);
        QVERIFY2(std::abs(found - deviation) < 0.15, qPrintable(QString::number(found)));

        constexpr int kCount = 60;
        const std::vector<SolvedPuzzle> puzzles = puzzlesLike(data, kCount, 7);
        QCOMPARE(puzzles.size(), std::size_t{kCount});
        std::map<int, int> counts;
        for (const SolvedPuzzle& puzzle : puzzles) {
            ++counts[puzzle.givens.givenCount()];
            QVERIFY(puzzle.solution.isComplete());
            QVERIFY(puzzle.solution.agreesWith(puzzle.givens));
        }
        for (int givens = 0; givens <= 81; ++givens)
            QVERIFY(std::abs(counts[givens] - shareOf(data, givens) * kCount) <= 1);
        QCOMPARE(puzzlesLike(data, kCount, 7), puzzles);
        QVERIFY(puzzlesLike(data, kCount, 8) != puzzles);
        QVERIFY(puzzlesLike(data, kCount, 7, [] { return false; }).size() < puzzles.size());
    }
};

CONVOKU_APPLESS_TEST(TestNetworkTask)
#include "tst_network_task.moc"
