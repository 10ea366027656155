// SPDX-License-Identifier: MIT
#pragma once

#include <QTest>
#ifdef QT_WIDGETS_LIB
#include <QApplication>
#elif defined(QT_GUI_LIB)
#include <QGuiApplication>
#else
#include <QCoreApplication>
#endif

#include <type_traits>

namespace convoku::testing {

/// Milliseconds in which whatever a test waits for has long happened; a test that hangs fails after them.
inline constexpr int kLong = 120'000;

/// Runs a test class with the arguments of Qt Test and returns the exit status of its process.
using RunTest = int (*)(int argc, char** argv);

/// Adds a class to the program under the name of its source file: `tst_recording` for `…/tst_recording.cpp`. The
/// program runs one class per process: `tests_run tst_recording [FUNCTION…]`.
bool registerTest(const char* file, RunTest run);

#ifdef QT_WIDGETS_LIB
using TestApplication = QApplication;
#elif defined(QT_GUI_LIB)
using TestApplication = QGuiApplication;
#else
using TestApplication = QCoreApplication;
#endif

/// Runs the class with an application of that type; void: with none.
template <typename Test, typename Application>
int runTest(int argc, char** argv)
{
    if constexpr (std::is_void_v<Application>) {
        Test test;
        return QTest::qExec(&test, argc, argv);
    } else {
        Application application(argc, argv);
        application.setAttribute(Qt::AA_Use96Dpi, true); // as QTEST_MAIN does
        Test test;
        return QTest::qExec(&test, argc, argv);
    }
}

} // namespace convoku::testing

/// Registers a class that needs the application of its program's libraries.
#define CONVOKU_TEST(Test) CONVOKU_RUN_TEST((convoku::testing::runTest<Test, convoku::testing::TestApplication>))
/// Registers a class that needs an event loop and no window.
#define CONVOKU_GUILESS_TEST(Test) CONVOKU_RUN_TEST((convoku::testing::runTest<Test, QCoreApplication>))
/// Registers a class that needs no application.
#define CONVOKU_APPLESS_TEST(Test) CONVOKU_RUN_TEST((convoku::testing::runTest<Test, void>))
/// Registers a function that makes its own application and runs a class.
#define CONVOKU_RUN_TEST(run) static const bool isRegistered = convoku::testing::registerTest(__FILE__, run);
