// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

#include <memory>

namespace convoku {

class Picture;
struct LayerPicture;
struct Proof;
struct WindowParts;

/// Exports pictures and animations from the window: to files, to the clipboard, dragged into another program.
class ExportController final : public QObject
{
    Q_OBJECT

public:
    ExportController(WindowParts& parts, QObject* parent);

    /// Returns the picture of the view in the centre, for a document. If there is none, reports that in the notice and
    /// returns null.
    std::shared_ptr<const Picture> shownPicture();
    void exportPicture(const std::shared_ptr<const Picture>& picture);

private:
    void addCommands();
    /// The run or, where there is one, the proof.
    void exportRun(const std::shared_ptr<const Proof>& proof);
    void exportLayer(bool animation);
    /// A picture of all layers of the step whose layer is shown.
    void exportStep();
    /// Returns the layer shown in the Layers view, and stops playback. If nothing is computed yet, reports that in the
    /// notice and returns a picture without a layer.
    LayerPicture shownLayer();
    void exportCube(bool animation);
    void exportCollection();
    void exportOnnx();
    void exportPage();
    void dragPicture();

    WindowParts& m_parts;
};

} // namespace convoku
