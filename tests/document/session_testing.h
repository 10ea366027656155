// SPDX-License-Identifier: MIT
// What sessions in tests run: the program's examples, on plain loops.
#pragma once

#include "app/document/examples.h"
#include "app/document/session.h"
#include "tests/support/loop_backend.h"

#include <memory>

namespace convoku::testing {

/// The article's hard puzzle, which takes guesses.
inline Grid hard()
{
    return examples().at(0).givens;
}

/// Its easy one.
inline Grid easy()
{
    return examples().at(1).givens;
}

} // namespace convoku::testing
