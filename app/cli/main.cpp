// SPDX-License-Identifier: MIT
#include "app/cli/process.h"
#include "solver/backend/torch/torch_backend.h"

int main(int argc, char** argv)
{
    return convoku::runProcess(argc, argv, convoku::makeTorchBackend);
}
