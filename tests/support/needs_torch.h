// SPDX-License-Identifier: MIT
#pragma once

#include <QTest>

/// At the start of a test function that opens the library with LibTorch, in a test that CMake's convoku_opens_torch
/// names.
#ifdef CONVOKU_NO_TORCH
#define CONVOKU_NEEDS_TORCH() QSKIP("LibTorch's library is not built")
#else
#define CONVOKU_NEEDS_TORCH() static_cast<void>(0)
#endif
