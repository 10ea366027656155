// SPDX-License-Identifier: MIT
#pragma once

class QWidget;

namespace convoku {

class Session;

/// Asks for an address and goes there; asks again, saying why, where the run has no such place.
void askForAddress(Session& session, QWidget* parent);

} // namespace convoku
