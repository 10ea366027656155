// SPDX-License-Identifier: MIT
#pragma once

#include "app/document/found_network.h"

#include <QJsonObject>

namespace convoku {

/// Writes a network into a session's JSON: its name if it comes with the program, otherwise its text and weights, or
/// its ONNX file; also its learned rules that have no text.
void putNetwork(QJsonObject& json, const ModelPtr& network);
/// Reads what putNetwork() wrote and checks it like a file; messages call it `name`. Returns neither a network nor a
/// problem if the network's name is not that of one that comes with the program. An older session has no network and
/// means the article's.
FoundNetwork networkOfSession(const QJsonObject& json, const QString& name);

} // namespace convoku
