// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

#include <memory>

namespace convoku {

class Picture;
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
    void exportCube(bool animation);
    void exportCollection();
    void exportOnnx();
    void exportPage();
    void dragPicture();

    WindowParts& m_parts;
};

} // namespace convoku
