// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace convoku {

class Session;

/// Goes where a typed address leads: to its place, and picks its candidate; of a cell its digit, or the smallest one
/// that it still has there. Returns why the run has no such place, in a sentence, and has done nothing then. Needs a
/// puzzle.
QString goToAddress(Session& session, const QString& text);

} // namespace convoku
