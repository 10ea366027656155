// SPDX-License-Identifier: MIT
// The main() of every test program.
#include "tests/support/test_program.h"

#include <cstdio>
#include <map>
#include <string>

namespace convoku::testing {

namespace {

/// Filled before main() runs, so it cannot be a global variable of this file.
std::map<std::string, RunTest, std::less<>>& tests()
{
    static std::map<std::string, RunTest, std::less<>> all;
    return all;
}

} // namespace

bool registerTest(const char* file, RunTest run)
{
    std::string name = file;
    name.erase(0, name.find_last_of('/') + 1);
    name.erase(name.find_last_of('.'));
    return tests().emplace(name, run).second;
}

} // namespace convoku::testing

int main(int argc, char** argv)
{
    const auto& tests = convoku::testing::tests();
    const auto test = argc > 1 ? tests.find(argv[1]) : tests.end();
    if (test != tests.end()) {
        // Qt Test and the children that a test starts see the program's name, then their own arguments.
        argv[1] = argv[0];
        return test->second(argc - 1, argv + 1);
    }

    std::fprintf(stderr, "Usage: %s CLASS [FUNCTION…] [Qt Test’s options]\nClasses:\n", argv[0]);
    for (const auto& [name, run] : tests)
        std::fprintf(stderr, "    %s\n", name.c_str());
    return 2;
}
