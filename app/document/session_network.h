// SPDX-License-Identifier: MIT
#pragma once

#include "app/document/found_network.h"

#include <QJsonObject>

namespace convoku {

/// What of a network a session's JSON says: its name where it comes with the program, else its text and weights, or its
/// ONNX file; and the rules of it that were learned and are no text.
void putNetwork(QJsonObject& json, const ModelPtr& network);
/// What putNetwork() wrote, checked like a file: `name` stands for it in what is said. Without a network and a problem:
/// its name is not that of one that comes with the program. A session of before has none and means the article's.
FoundNetwork networkOfSession(const QJsonObject& json, const QString& name);

} // namespace convoku
