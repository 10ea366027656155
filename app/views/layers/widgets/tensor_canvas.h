// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/kernel_painter.h"
#include "app/drawing/kernel_window.h"
#include "app/drawing/tensor_painter.h"
#include "app/window/parts/scrolled_picture.h"

#include <QPixmap>
#include <QPointer>

#include <map>
#include <string>
#include <vector>

namespace convoku {

/// An element of one of the pictures: inputs come first, then outputs.
struct TensorSpot
{
    int picture = 0;
    ElementIndex element;

    friend bool operator==(const TensorSpot&, const TensorSpot&) = default;
};

/// Draws the inputs and outputs of a layer side by side, and tells what the mouse and the arrow keys do there. Shows
/// all planes or some of them, as large as there is room or larger; remembers both: the planes for layers with as many
/// of them, the zoom for layers with values of the same shapes.
class TensorCanvas : public ScrolledPicture
{
    Q_OBJECT

public:
    /// One: a table of one plane, and the others small below it. One and Looked…: what is looked at decides which.
    /// Fixed: these digits, whatever is looked at.
    enum class Planes { One, All, LookedDigit, LookedCell, Fixed };

    static constexpr double kMostZoom = 16;

    explicit TensorCanvas(QWidget* parent = nullptr);

    /// `typical` is the window of one element; tables reserve space to open its rows or columns.
    void setPictures(
        std::vector<TensorPicture> inputs, std::vector<TensorPicture> outputs, const KernelWindow& typical = {});
    /// Draws the kernel on the tables that it reads or writes, which open for it. It replaces their lit marks.
    void setWindow(const std::optional<KernelWindow>& window);
    /// Returns true if the window that the layer reads can be drawn on a table, which opens for a kernel.
    bool laysKernel() const { return m_typical.pools || opensTables(); }
    /// Returns true if a table could open for the kernel on a large enough canvas.
    bool couldLayKernel() const { return m_couldLayKernel; }
    /// Places a widget between inputs and outputs, instead of the arrow and the kernel's sign. It is hidden if the
    /// canvas would need scroll bars for it. null: removes it. The canvas does not own the widget.
    void setMiddle(QWidget* middle);
    /// Returns the visible widget between inputs and outputs, or null.
    QWidget* middle() const { return m_showsMiddle ? m_middle.data() : nullptr; }
    /// Drawn small above the arrow between inputs and outputs.
    void setKernel(const KernelPicture& kernel);
    const std::optional<KernelPicture>& kernel() const { return m_kernel; }
    /// Instead of pictures.
    void setMessage(const QString& message);
    const QString& message() const { return m_message; }
    /// By picture; fewer than pictures means that the others have none.
    void setMarks(std::vector<TensorMarks> marks);
    /// The candidate whose digit and cell the choice of planes can follow; and which of the pairs of its digit, or of
    /// what else planes are.
    void setLookedAt(Candidate candidate, std::optional<TensorPlane> plane = {});

    Planes planes() const { return m_planes.planes; }
    /// The digits (from 0) of Planes::Fixed.
    const std::vector<int>& fixedDigits() const { return m_planes.digits; }
    void choosePlanes(Planes planes, const std::vector<int>& digits = {});
    /// 1: as large as fits.
    double zoom() const { return m_zoom; }
    /// The place stays where it is, as far as the edges allow.
    void setZoom(double zoom, QPointF around);
    /// The zoom at which the smallest cells are as large as numbers like them.
    double fullSize() const;

    int inputCount() const { return m_inputs; }
    const std::vector<TensorPicture>& pictures() const { return m_pictures; }
    const std::vector<TensorMarks>& marks() const { return m_marks; }
    TensorGeometry geometryOf(int picture) const;
    std::optional<TensorSpot> spotAt(QPointF point) const;
    /// Returns true if the number is on one of the planes that are shown.
    bool shows(const TensorSpot& spot) const;
    /// Returns the drawn part of each picture.
    const std::vector<TensorCut>& cuts() const { return m_cuts; }
    /// The pictures with what stands above them here.
    std::vector<TensorPicture> titledPictures() const;

    /// The pictures without their marks, as they were painted last; null where they have to be painted again.
    const QPixmap& drawn() const { return m_drawn; }

    // For screen readers, see tensor_canvas_parts.cpp: the planes that are shown, each a table of its numbers.
    QAccessible::Role roleOf(int part) const override;
    int partCount() override { return static_cast<int>(m_shownPlanes.size()); }
    int countIn(int part) override;
    int partIn(int part, int index) override;
    int wholeOf(int part) override;
    int indexOf(int part) override;
    QString nameOf(int part) override;
    int columnsOf(int part) const override;
    int focusedPart() override;
    std::vector<int> selectedParts() override;
    void addStates(int part, QAccessible::State& state) override;
    QStringList actionsOf(int part) override;
    void act(int part, const QString& action) override;
    /// While the run is played.
    using PictureParts::setQuiet;

Q_SIGNALS:
    void spotHovered(const std::optional<convoku::TensorSpot>& spot);
    void spotClicked(const convoku::TensorSpot& spot);
    /// A plane's small picture was clicked.
    void planeClicked(int picture, int channel);
    /// An arrow key: by so many elements; or by so many planes.
    void moved(int across, int down, int planes);
    void dismissed();
    /// Other planes are chosen, or there are pictures now, or none.
    void planesChanged();

protected:
    qreal scale() const override { return 1; }
    void paintPicture(QPainter& painter, const Theme& theme) override;
    QRectF focusRect() override;
    QRectF partRect(int part) const override;
    int partAtPlace(QPointF place) const override;
    int allParts() override;
    void moveTo(int part) override;
    QString tipAt(QPointF place) override;
    void takeSize() override { arrange(); }
    void takePlace() override;
    bool drag(Drag phase, QPointF place) override;
    void click(QPointF) override { Q_EMIT dismissed(); }
    bool isButton(QPointF place) const override { return labelAt(place) || smallAt(place); }
    void hover(int part) override;
    bool takeKey(int key, bool shift) override;
    bool moveCursor(int) override { return false; }

    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    struct PlanesChoice
    {
        Planes planes = Planes::One;
        std::vector<int> digits;

        friend bool operator==(const PlanesChoice&, const PlanesChoice&) = default;
    };
    struct Label
    {
        int picture = 0;
        int channel = 0;
    };

    /// A plane that is shown.
    struct Plane
    {
        int picture = 0;
        int channel = 0;
        int firstPart = 0; ///< of its numbers
        TensorCut cut; ///< of the picture

        int count() const { return cut.rows * cut.columns; }
        friend bool operator==(const Plane&, const Plane&) = default;
    };

    void recall();
    void arrange();
    void takePlanes();
    bool isPlane(int part) const { return part >= 0 && part < static_cast<int>(m_shownPlanes.size()); }
    const Plane& planeOf(int part) const;
    TensorSpot spotOf(int part) const;
    bool canBePicked(int part) const { return !isPlane(part) && planeOf(part).picture >= m_inputs; }
    std::optional<int> partOf(const TensorSpot& spot) const;
    /// Returns the board of the puzzle that the pictures are about.
    Board board() const;
    TensorChoice choice() const;
    void cutPictures();
    void addOverviews();
    /// Returns the origin of the widget in the coordinates of the arranged pictures.
    QPointF offset() const { return scrolled() - view().topLeft(); }
    CellSizes cellSizes() const;
    void scrollTo(const TensorSpot& spot);
    std::optional<Label> labelAt(QPointF point) const;
    std::optional<Label> smallAt(QPointF point) const;
    bool takeViewKey(int key, bool shift);
    bool toggleSolo(const Label& label);
    QPointF zoomCentre() const;
    bool showsOneCell(std::size_t picture) const;
    /// Which cell, or which plane of what range, too.
    QString subtitleOf(std::size_t picture) const;
    void paintPictures(QPainter& painter) const;
    void paintResult(QPainter& painter, const Theme& theme);
    std::vector<TensorOpening> openings() const;
    /// Returns the frame of the kernel on the only input that it reads, or on the only output that it writes.
    QRectF windowFrame() const;
    bool opensTables() const;
    void placeMiddle();

    std::vector<TensorPicture> m_pictures;
    std::vector<TensorMarks> m_marks;
    KernelWindow m_typical;
    std::optional<KernelWindow> m_window;
    QPointer<QWidget> m_middle;
    bool m_couldLayKernel = false;
    bool m_showsMiddle = false;
    int m_inputs = 0;
    std::vector<TensorCut> m_cuts; ///< by picture
    std::vector<Plane> m_shownPlanes;
    std::vector<QRectF> m_areas; ///< by picture, before scrolling
    qreal m_titleHeight = TensorGeometry::kTitleHeight; ///< of all pictures
    QRectF m_arrow;
    std::optional<KernelPicture> m_kernel;
    qreal m_smallestCell = 1; ///< at this zoom
    QString m_message;
    QPixmap m_drawn; ///< the pictures without their marks; null when they have to be drawn again

    Candidate m_lookedAt;
    std::optional<TensorPlane> m_lookedPlane;
    PlanesChoice m_planes;
    double m_zoom = 1;
    std::map<int, PlanesChoice> m_planesOf; ///< by the most planes that a value of the layer has
    std::map<std::string, double> m_zoomOf; ///< by the shapes of the layer's values
    std::optional<TensorSpot> m_followed; ///< the picked element that was last scrolled to
};

} // namespace convoku
