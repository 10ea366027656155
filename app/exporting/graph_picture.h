// SPDX-License-Identifier: MIT
#pragma once

#include "app/painting/graph_painter.h"

#include <QByteArray>
#include <QImage>
#include <QString>

namespace convoku {

/// What a picture of a network's graph is to show, for documents: all of it, and nothing marked.
struct GraphPicture
{
    const Network* network = nullptr;
    const Group* group = nullptr; ///< null: the network's groups
    Theme::Kind theme = Theme::Kind::Light;
    const Thumbnails* thumbnails = nullptr;
};

/// At zoom 1; pixelRatio: image pixels for one of the layout's, at least 0.1.
QImage graphImage(const GraphPicture& picture, double pixelRatio = 1);
/// UTF-8. Letters stay letters, in the program's font where the reader has it.
QByteArray graphSvg(const GraphPicture& picture);
/// What the picture is called: "Pointing in row", "One pass"
QString graphTitle(const GraphPicture& picture);

} // namespace convoku
