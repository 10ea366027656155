// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

#include <memory>

namespace convoku {

class Picture;
struct LayerPicture;
struct Proof;
struct WindowParts;

/// How pictures and animations leave the window: to files, to the clipboard, dragged into another program.
class ExportController final : public QObject
{
    Q_OBJECT

public:
    ExportController(WindowParts& parts, QObject* parent);

    /// What the view in the centre shows, for a document; null, and a word in the notice, where there is nothing.
    std::shared_ptr<const Picture> shownPicture();
    void exportPicture(const std::shared_ptr<const Picture>& picture);

private:
    void addCommands();
    /// The run or, where there is one, the proof.
    void exportRun(const std::shared_ptr<const Proof>& proof);
    void exportLayer(bool animation);
    /// A picture of all layers of the step whose layer is shown.
    void exportStep();
    /// What the Layers view shows. Stops what plays; without a layer, after a notice, if nothing is computed yet.
    LayerPicture shownLayer();
    void exportCube(bool animation);
    void exportCollection();
    void exportOnnx();
    void exportPage();
    void dragPicture();

    WindowParts& m_parts;
};

} // namespace convoku
