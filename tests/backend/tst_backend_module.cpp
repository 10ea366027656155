// SPDX-License-Identifier: MIT
#include "solver/backend/backend_module.h"
#include "solver/cancellation.h"
#include "solver/error.h"
#include "tests/backend/long_stack.h"
#include "tests/support/loop_backend.h"
#include "tests/support/needs_torch.h"
#include "tests/support/network_testing.h"
#include "tests/support/random_tensors.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <fstream>
#include <thread>

#include <dlfcn.h>

using namespace convoku;
using namespace convoku::testing;

// The test has no LibTorch of its own: what runs comes from the module.
class TestBackendModule : public QObject
{
    Q_OBJECT

    static const BackendModule& torch() { return BackendModule::torch(); }

private Q_SLOTS:
    void agreesWithLoops();
    void errorsComeThrough();
    void stdExceptionsComeThrough();
    void cancelsThroughTheModule();
    void devices();
    void severalThreads();
    void hidesWhatItBrings();
    void problems_data();
    void problems();
    void theFolderThatIsNamed();
};

void TestBackendModule::agreesWithLoops()
{
    CONVOKU_NEEDS_TORCH();
    QVERIFY2(torch().isThere(), torch().problem().c_str());
    QCOMPARE(torch().problem(), std::string());
    const auto backend = torch().make();
    QCOMPARE(backend->name(), std::string("torch"));
    LoopBackend loops;
    const Network network = buildPass({classicRules(), true, false}).network;
    Random random(20261);
    const std::vector<State> states{randomState(random, 0.3), randomState(random, 0.6)};
    const std::vector<Tensor> inputs = tensorsOf(states, true);
    const std::vector<ValueId> all = everyValue(network);
    const std::string different
        = difference(network, all, runOnce(loops, network, inputs, all), runOnce(*backend, network, inputs, all));
    QVERIFY2(different.empty(), different.c_str());
}

// Thrown in the module, caught here as what it is: Error is the same class on both sides.
void TestBackendModule::errorsComeThrough()
{
    CONVOKU_NEEDS_TORCH();
    const auto backend = torch().make();
    const PassNetwork pass = buildPass({classicRules(), true, false});
    const auto loaded = backend->load(std::make_shared<const Network>(pass.network));
    std::string said;
    try {
        loaded->run({}, {});
    } catch (const Error& error) {
        said = error.what();
    }
    QVERIFY2(said.find("input") != std::string::npos, said.c_str());
}

// Exceptions from the layers themselves, including LibTorch's own, pass through the module.
void TestBackendModule::stdExceptionsComeThrough()
{
    CONVOKU_NEEDS_TORCH();
    Network network;
    network.values.resize(2);
    network.values[0].shape = {1, 3, 3};
    network.values[1].shape = {1, 5, 5};
    network.inputs = {0};
    network.outputs = {1};
    Layer layer;
    layer.kind = LayerKind::Reshape; // 9 numbers into 25 places
    layer.inputs = {0};
    layer.outputs = {1};
    network.layers.push_back(layer);
    const auto loaded = torch().make()->load(std::make_shared<const Network>(network));
    const Tensor input(1, {1, 3, 3});
    const std::vector<ValueId> keep{1};
    QVERIFY_THROWS_EXCEPTION(std::exception, loaded->run(std::span(&input, 1), keep));
}

/// The library has its own copy of what asks whether a thread is to stop.
void TestBackendModule::cancelsThroughTheModule()
{
    CONVOKU_NEEDS_TORCH();
    const auto network = stack(400, 64);
    const auto loaded = torch().make()->load(network);
    const Tensor in(400, network->value(network->inputs.front()).shape);
    std::stop_source stop;
    stop.request_stop();
    const CancelScope scope(stop.get_token());
    QVERIFY_THROWS_EXCEPTION(Cancelled, loaded->run(std::span(&in, 1), network->outputs));
}

void TestBackendModule::devices()
{
    CONVOKU_NEEDS_TORCH();
    QVERIFY(torch().make(2, "cpu") != nullptr);
    QVERIFY(torch().make(1, "abacus") == nullptr);
}

void TestBackendModule::severalThreads()
{
    CONVOKU_NEEDS_TORCH();
    std::array<const BackendModule*, 4> seen{};
    {
        std::vector<std::jthread> threads;
        for (const BackendModule*& place : seen)
            threads.emplace_back([&place] {
                place = &BackendModule::torch();
                static_cast<void>(place->make());
            });
    }
    for (const BackendModule* module : seen)
        QCOMPARE(module, &torch());
}

void TestBackendModule::hidesWhatItBrings()
{
    CONVOKU_NEEDS_TORCH();
    QVERIFY(torch().isThere());
    QVERIFY(dlsym(RTLD_DEFAULT, "convokuMakeBackend") == nullptr);
    // A function of Qt 5, which Debian's LibTorch brings with it, and one of LibTorch.
    QVERIFY(dlvsym(RTLD_DEFAULT, "qVersion", "Qt_5") == nullptr);
    QVERIFY(dlsym(RTLD_DEFAULT, "_ZN2at15set_num_threadsEi") == nullptr);
}

void TestBackendModule::problems_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("problem");
    QTest::newRow("not there") << QStringLiteral("missing") << QStringLiteral("No such file");
    QTest::newRow("no library") << QStringLiteral("broken") << QStringLiteral("convoku_broken.so: ");
    QTest::newRow("another library") << QStringLiteral("stranger") << QStringLiteral("undefined symbol");
    QTest::newRow("of another version") << QStringLiteral("old") << QStringLiteral("it is of version 0.0.1, and ");
}

void TestBackendModule::problems()
{
    QFETCH(QString, name);
    QFETCH(QString, problem);
    const std::filesystem::path folder = CONVOKU_STUBS;
    std::ofstream(folder / "convoku_broken.so") << "no library at all\n";
    const BackendModule module = BackendModule::open(name.toStdString(), folder);
    QVERIFY(!module.isThere());
    const QString said = QString::fromStdString(module.problem());
    QVERIFY2(said.contains(problem), qPrintable(said));
    // The message contains the path, so that the reader can examine the file.
    QVERIFY2(said.contains(QString::fromStdString((folder / ("convoku_" + name.toStdString() + ".so")).string())),
        qPrintable(said));
    QVERIFY_THROWS_EXCEPTION(Error, static_cast<void>(module.make()));
}

void TestBackendModule::theFolderThatIsNamed()
{
#ifndef CONVOKU_NO_TORCH
    // The module of the build lies beside the programs, where an installation has it.
    QVERIFY(std::filesystem::exists(BackendModule::folder() / "convoku_torch.so"));
#endif
    qputenv("CONVOKU_BACKENDS", "/some/where");
    QCOMPARE(BackendModule::folder(), std::filesystem::path("/some/where"));
    qunsetenv("CONVOKU_BACKENDS");
}

CONVOKU_GUILESS_TEST(TestBackendModule)
#include "tst_backend_module.moc"
