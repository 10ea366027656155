// SPDX-License-Identifier: MIT
#include "app/cli/process.h"

int main(int argc, char** argv)
{
    return convoku::runProcess(argc, argv);
}
