// SPDX-License-Identifier: MIT
#include "app/views/layers/widgets/tensor_canvas.h"

#include "app/window/parts/widget_theme.h"
#include "app/wording/layer_wording.h"
#include "app/wording/plot_wording.h"
#include "solver/run/layer_word.h"

#include <QPainter>
#include <QScrollBar>
#include <QStyle>

#include <algorithm>
#include <cmath>

namespace convoku {
namespace {

constexpr qreal kCanvasMargin = 12;
/// Smallest cell: below this size not even the grid is visible, and scrolling is better.
constexpr qreal kLeastCell = 4;
/// Smallest and largest cell if only some of the planes are drawn: there is room for cells with numbers, even if they
/// need scrolling.
constexpr qreal kLeastChosenCell = 11;
constexpr qreal kLargestChosenCell = 48;
/// A plane's cells are made larger than that of nine boards.
constexpr qreal kLeastOfOnePlane = 8.3;
/// Smallest cell of a table that opens for a kernel.
constexpr qreal kLeastUnderKernel = 15;
constexpr qreal kLeastReadable = 18; ///< a cell whose number has 11 px
constexpr int kBesideMiddle = 8;
constexpr int kForSum = 84; ///< width of the arrow with its word, in pixels

std::string shapesOf(const std::vector<TensorPicture>& pictures)
{
    std::string shapes;
    for (const TensorPicture& picture : pictures)
        shapes += toString(picture.shape);
    return shapes;
}

/// The most planes that a value of a layer has; 0 where there is none.
int mostPlanes(const std::vector<TensorPicture>& pictures)
{
    int most = 0;
    for (const TensorPicture& picture : pictures)
        most = std::max(most, picture.shape.channels);
    return most;
}

} // namespace

TensorCanvas::TensorCanvas(QWidget* parent)
    : ScrolledPicture(parent)
{
    setSizes({760, 420}, {280, 160});
    followTheme(this, [this] { m_drawn = {}; });
}

void TensorCanvas::takePlace()
{
    m_drawn = {};
    placeMiddle();
    update();
}

void TensorCanvas::setPictures(
    std::vector<TensorPicture> inputs, std::vector<TensorPicture> outputs, const KernelWindow& typical)
{
    m_message.clear();
    m_typical = typical;
    m_window.reset();
    m_inputs = static_cast<int>(inputs.size());
    m_pictures = std::move(inputs);
    m_pictures.insert(
        m_pictures.end(), std::make_move_iterator(outputs.begin()), std::make_move_iterator(outputs.end()));
    m_marks.clear();
    // The candidate of a different board may not exist on this one.
    if (const Board board = this->board(); board != m_lookedAt.board) {
        m_lookedAt = board.candidate(0);
        m_lookedPlane.reset();
    }
    recall();
}

void TensorCanvas::setKernel(const KernelPicture& kernel)
{
    const auto isSame = [&](const KernelPicture& shown) {
        return shown.layer == kernel.layer && shown.kernel.kind == kernel.kernel.kind
            && shown.kernel.shape == kernel.kernel.shape && shown.kernel.weights == kernel.kernel.weights;
    };
    if (m_kernel && isSame(*m_kernel))
        return;
    m_kernel = kernel;
    // The same for every place: only the kernel's own view shows where the mouse is.
    m_kernel->here.reset();
    m_kernel->hovered.reset();
    m_drawn = {};
    update();
}

void TensorCanvas::setWindow(const std::optional<KernelWindow>& window)
{
    if (window == m_window)
        return;
    const std::vector<TensorOpening> before = openings();
    m_window = window;
    if (openings() != before)
        m_drawn = {};
    update();
}

Board TensorCanvas::board() const
{
    return m_pictures.empty() ? m_lookedAt.board : m_pictures.front().places.board;
}

std::vector<TensorOpening> TensorCanvas::openings() const
{
    std::vector<TensorOpening> all;
    for (int picture = 0; m_window && picture < static_cast<int>(m_cuts.size()); ++picture)
        all.push_back(openingFor(m_cuts[static_cast<std::size_t>(picture)], m_window->tapsOn(picture, m_inputs)));
    return all;
}

QRectF TensorCanvas::windowFrame() const
{
    if (!m_window || m_inputs != 1)
        return {};
    const int picture = m_window->writes ? 1 : 0;
    return kernelFrame(geometryOf(picture), m_window->tapsOn(picture, m_inputs), m_window->pools);
}

bool TensorCanvas::opensTables() const
{
    return std::any_of(
        m_cuts.begin(), m_cuts.end(), [](const TensorCut& cut) { return cut.openRows > 0 || cut.openColumns > 0; });
}

void TensorCanvas::setMiddle(QWidget* middle)
{
    if (middle == m_middle)
        return;
    if (m_middle)
        m_middle->hide();
    m_middle = middle;
    if (m_middle) {
        m_middle->setParent(this);
        m_middle->lower(); // overlays of the canvas cover it too
    }
    arrange();
}

void TensorCanvas::placeMiddle()
{
    if (!m_middle)
        return;
    m_middle->setVisible(m_showsMiddle);
    const QRectF room = m_arrow.translated(-offset());
    const int height = std::min(m_middle->sizeHint().height(), static_cast<int>(room.height()));
    m_middle->setGeometry(static_cast<int>(room.left()) + kBesideMiddle, static_cast<int>(room.top() + m_titleHeight),
        static_cast<int>(room.width()) - 2 * kBesideMiddle, height);
}

void TensorCanvas::setMessage(const QString& message)
{
    m_message = message;
    m_typical = {};
    m_window.reset();
    m_pictures.clear();
    m_marks.clear();
    m_inputs = 0;
    recall();
}

void TensorCanvas::setMarks(std::vector<TensorMarks> marks)
{
    m_marks = std::move(marks);
    std::optional<TensorSpot> picked;
    for (std::size_t i = 0; i < m_marks.size(); ++i) {
        if (m_marks[i].picked)
            picked = TensorSpot{static_cast<int>(i), *m_marks[i].picked};
    }
    if (picked && picked != m_followed)
        scrollTo(*picked);
    m_followed = picked;
    update();
    notifyAccessibility();
}

void TensorCanvas::setLookedAt(Candidate candidate, std::optional<TensorPlane> plane)
{
    if (candidate == m_lookedAt && plane == m_lookedPlane)
        return;
    m_lookedAt = candidate;
    m_lookedPlane = plane;
    if (m_planes.planes != Planes::All && m_planes.planes != Planes::Fixed) {
        arrange();
        Q_EMIT planesChanged();
    }
}

void TensorCanvas::choosePlanes(Planes planes, const std::vector<int>& digits)
{
    PlanesChoice chosen{planes, planes == Planes::Fixed ? digits : std::vector<int>{}};
    if (chosen == m_planes)
        return;
    m_planes = chosen;
    if (const int most = mostPlanes(m_pictures); most > 0)
        m_planesOf[most] = chosen;
    arrange();
    Q_EMIT planesChanged();
}

void TensorCanvas::recall()
{
    if (const int most = mostPlanes(m_pictures); most > 0) {
        // All planes of a board of 4×4 fit side by side.
        constexpr int kSmall = 4;
        const PlanesChoice usual{board().side() <= kSmall && most <= kSmall ? Planes::All : Planes::One, {}};
        m_planes = m_planesOf.try_emplace(most, usual).first->second;
        const auto zoom = m_zoomOf.find(shapesOf(m_pictures));
        m_zoom = zoom == m_zoomOf.end() ? 1 : zoom->second;
    }
    arrange();
    Q_EMIT planesChanged();
}

TensorChoice TensorCanvas::choice() const
{
    using enum TensorChoice::Kind;
    switch (m_planes.planes) {
    case Planes::All:
        break;
    case Planes::One: {
        TensorChoice one{One, {m_lookedAt.digit}, m_lookedAt.cell(), m_lookedPlane};
        if (m_lookedPlane && m_lookedPlane->planes == Axis::PairOfDigits) {
            const DigitPair pair = pairOf(m_lookedPlane->channel, m_lookedAt.board.side());
            if (pair.low == m_lookedAt.digit || pair.high == m_lookedAt.digit)
                one.digits.push_back(pair.low == m_lookedAt.digit ? pair.high : pair.low);
        }
        return one;
    }
    case Planes::LookedDigit:
        return {Digits, {m_lookedAt.digit}, {}};
    case Planes::LookedCell:
        return {Cell, {}, m_lookedAt.cell()};
    case Planes::Fixed: {
        std::vector<int> digits = m_planes.digits;
        std::erase_if(digits, [this](int digit) { return digit >= m_lookedAt.board.side(); });
        return {Digits, std::move(digits), {}};
    }
    }
    return {};
}

CellSizes TensorCanvas::cellSizes() const
{
    constexpr qreal kTitle = TensorGeometry::kTitleLineHeight;
    if (m_planes.planes == Planes::All)
        return {kLeastCell, TensorGeometry::kLargestCell, kTitle};
    if (m_planes.planes == Planes::One)
        return {kLeastOfOnePlane, kLargestChosenCell, kTitle};
    return {kLeastChosenCell, kLargestChosenCell, kTitle};
}

void TensorCanvas::cutPictures()
{
    m_cuts.clear();
    for (const TensorPicture& picture : m_pictures) {
        m_cuts.push_back(TensorCut::of(picture.shape, picture.places, choice()));
        m_cuts.back().legend = !m_cuts.back().table || !picture.writesNumbers;
    }
    addOverviews();
    for (std::size_t picture = 0; picture < m_cuts.size() && !m_typical.pools; ++picture)
        keepRoomFor(m_cuts[picture], m_typical.tapsOn(static_cast<int>(picture), m_inputs));
}

void TensorCanvas::addOverviews()
{
    if (m_planes.planes != Planes::One && (m_planes.planes != Planes::Fixed || m_planes.digits.size() != 1))
        return;
    // Values with as many planes show the same one: one overview is enough for them, the output's before an input's.
    std::vector<int> overviews;
    for (std::size_t i = m_cuts.size(); i-- > 0;) {
        TensorCut& cut = m_cuts[i];
        const int planes = cut.whole.channels;
        if (!cut.table || planes == 1 || cut.isJoined()
            || std::find(overviews.begin(), overviews.end(), planes) != overviews.end())
            continue;
        cut.overview = true;
        overviews.push_back(planes);
    }
}

void TensorCanvas::arrange()
{
    cutPictures();
    takePlanes();
    const int thickness = style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, this);
    const QRectF room = QRectF(rect()).adjusted(kCanvasMargin, kCanvasMargin, -kCanvasMargin, -kCanvasMargin);
    const auto arranged = [&](double zoom) {
        CellSizes cells = cellSizes();
        cells.titleHeight = m_titleHeight;
        cells.between = m_showsMiddle ? m_middle->sizeHint().width() + 2 * kBesideMiddle : laysKernel() ? kForSum : 0;
        const auto firstOutput = m_cuts.begin() + m_inputs;
        const std::vector<TensorCut> inputs(m_cuts.begin(), firstOutput);
        const std::vector<TensorCut> outputs(firstOutput, m_cuts.end());
        const TensorArrangement whole = arrangeTensors(inputs, outputs, room, zoom, cells);
        // Scroll bars take room, but nothing gets smaller for them: it would only flicker. What is too high at its
        // smallest leaves the bar beside it the room that was only for longer titles.
        return zoom == 1 && whole.bounds().bottom() > room.bottom()
            ? arrangeTensors(inputs, outputs, room.adjusted(0, 0, -thickness, 0), zoom, cells)
            : whole;
    };
    const auto take = [this](const TensorArrangement& arrangement) {
        m_areas = arrangement.inputs;
        m_areas.insert(m_areas.end(), arrangement.outputs.begin(), arrangement.outputs.end());
        return arrangement;
    };
    // The longest title sets the height above all pictures. Titles are measured without zoom, so that zooming does not
    // change the layout that fits.
    const auto fitTitles = [&] {
        m_titleHeight = cellSizes().titleHeight;
        for (bool fits = false; !fits;) {
            take(arranged(1));
            qreal needed = m_titleHeight;
            for (std::size_t i = 0; i < m_areas.size(); ++i)
                needed = std::max(needed, titleHeightFor(m_pictures[i].title, subtitleOf(i), m_areas[i].width()));
            fits = needed == m_titleHeight;
            m_titleHeight = needed;
        }
    };
    m_showsMiddle = m_middle != nullptr;
    fitTitles();
    // Hide the middle widget if the canvas would need scroll bars for it.
    if (m_showsMiddle && !room.contains(arranged(1).bounds())) {
        m_showsMiddle = false;
        fitTitles();
    }
    // Keep the tables closed if they would need scroll bars to open, or cells that are too small to read.
    m_couldLayKernel = opensTables();
    const TensorArrangement opened = arranged(1);
    if (m_couldLayKernel && (!room.contains(opened.bounds()) || opened.smallestCell < kLeastUnderKernel)) {
        for (TensorCut& cut : m_cuts) {
            cut.openRows = cut.openColumns = 0;
            cut.weighsPlanes = false;
        }
        fitTitles();
    }
    // Readable numbers matter more than the small pictures of the other planes, which keys select as well.
    if (const qreal before = arranged(1).smallestCell; before < kLeastReadable) {
        const std::vector<TensorCut> cuts = m_cuts;
        for (TensorCut& cut : m_cuts)
            cut.overview = cut.weighsPlanes = false;
        fitTitles();
        if (arranged(1).smallestCell < before + 2) {
            m_cuts = cuts;
            fitTitles();
        }
    }
    const TensorArrangement arrangement = take(arranged(m_zoom));
    m_arrow = arrangement.between;
    m_smallestCell = arrangement.smallestCell;

    const QRectF bounds = arrangement.bounds();
    const QPointF end = bounds.bottomRight() + QPointF(kCanvasMargin, kCanvasMargin);
    setContentSize(m_pictures.empty() ? QSizeF() : QSizeF(std::ceil(end.x()), std::ceil(end.y())));
    for (QScrollBar* bar : {across(), down()})
        bar->setSingleStep(24);
    takePlace();
}

TensorGeometry TensorCanvas::geometryOf(int picture) const
{
    const auto which = static_cast<std::size_t>(picture);
    TensorGeometry geometry(m_cuts.at(which), m_areas.at(which).translated(-offset()), devicePixelRatioF(),
        cellSizes().largest * m_zoom, m_titleHeight);
    if (m_window)
        geometry.open(openingFor(m_cuts.at(which), m_window->tapsOn(picture, m_inputs)));
    return geometry;
}

std::optional<TensorSpot> TensorCanvas::spotAt(QPointF point) const
{
    if (!QRectF(view()).contains(point))
        return std::nullopt;
    for (int picture = 0; picture < static_cast<int>(m_pictures.size()); ++picture) {
        if (const auto element = geometryOf(picture).elementAt(point))
            return TensorSpot{picture, *element};
    }
    return std::nullopt;
}

bool TensorCanvas::shows(const TensorSpot& spot) const
{
    const auto picture = static_cast<std::size_t>(spot.picture);
    return picture < m_cuts.size() && m_cuts[picture].contains(spot.element);
}

std::optional<TensorCanvas::Label> TensorCanvas::labelAt(QPointF point) const
{
    for (int picture = 0; picture < static_cast<int>(m_pictures.size()); ++picture) {
        if (const int channel = geometryOf(picture).labelAt(point); channel >= 0)
            return Label{picture, channel};
    }
    return std::nullopt;
}

std::optional<TensorCanvas::Label> TensorCanvas::smallAt(QPointF point) const
{
    for (int picture = 0; picture < static_cast<int>(m_pictures.size()); ++picture) {
        if (const int channel = geometryOf(picture).smallAt(point); channel >= 0)
            return Label{picture, channel};
    }
    return std::nullopt;
}

void TensorCanvas::setZoom(double zoom, QPointF around)
{
    zoom = std::clamp(zoom, 1.0, kMostZoom);
    if (m_pictures.empty() || zoom == m_zoom)
        return;
    // Keep what is at the point in its place: an element, or a part of the nearest picture. Titles, labels and gaps do
    // not grow with the cells.
    const auto spot = spotAt(around);
    const QPointF place = around + offset();
    const auto distance = [place](const QRectF& area) {
        const QPointF inside(
            std::clamp(place.x(), area.left(), area.right()), std::clamp(place.y(), area.top(), area.bottom()));
        return std::hypot(place.x() - inside.x(), place.y() - inside.y());
    };
    const auto nearest = std::min_element(
        m_areas.begin(), m_areas.end(), [&](const QRectF& a, const QRectF& b) { return distance(a) < distance(b); });
    const auto which = static_cast<std::size_t>(nearest - m_areas.begin());
    const auto anchor = [&] {
        const TensorGeometry geometry = geometryOf(spot ? spot->picture : static_cast<int>(which));
        return spot ? geometry.element(spot->element) : geometry.planes();
    };
    const QRectF before = anchor();
    const auto part = [](double at, double from, double length) { return length > 0 ? (at - from) / length : 0; };
    const double x = part(around.x(), before.left(), before.width());
    const double y = part(around.y(), before.top(), before.height());
    m_zoom = zoom;
    m_zoomOf[shapesOf(m_pictures)] = zoom;
    arrange();
    const QRectF after = anchor();
    const QPointF moved
        = QPointF(after.left() + x * after.width(), after.top() + y * after.height()) - around + offset();
    across()->setValue(static_cast<int>(std::lround(moved.x())));
    down()->setValue(static_cast<int>(std::lround(moved.y())));
}

double TensorCanvas::fullSize() const
{
    return m_pictures.empty() ? 1 : std::clamp(TensorGeometry::kLargestCell * m_zoom / m_smallestCell, 1.0, kMostZoom);
}

void TensorCanvas::scrollTo(const TensorSpot& spot)
{
    const QRectF element = geometryOf(spot.picture).element(spot.element);
    if (element.isEmpty())
        return;
    constexpr qreal kRoom = 6;
    const QRectF seen = QRectF(view()).adjusted(kRoom, kRoom, -kRoom, -kRoom);
    const auto follow = [](QScrollBar* bar, qreal low, qreal high, qreal seenLow, qreal seenHigh) {
        if (high > seenHigh)
            bar->setValue(bar->value() + static_cast<int>(std::ceil(high - seenHigh)));
        else if (low < seenLow)
            bar->setValue(bar->value() - static_cast<int>(std::ceil(seenLow - low)));
    };
    follow(across(), element.left(), element.right(), seen.left(), seen.right());
    follow(down(), element.top(), element.bottom(), seen.top(), seen.bottom());
}

bool TensorCanvas::showsOneCell(std::size_t picture) const
{
    return m_planes.planes == Planes::LookedCell && !m_cuts[picture].isWhole();
}

QString TensorCanvas::subtitleOf(std::size_t which) const
{
    const TensorPicture& picture = m_pictures[which];
    const TensorCut& cut = m_cuts[which];
    if (!showsOneCell(which))
        return shortSubtitleOf(picture, cut);
    return picture.subtitle + QStringLiteral(" · ")
        + LayerWording::element(picture.places, {0, cut.firstRow, cut.firstColumn});
}

std::vector<TensorPicture> TensorCanvas::titledPictures() const
{
    std::vector<TensorPicture> pictures = m_pictures;
    for (std::size_t i = 0; i < pictures.size(); ++i)
        pictures[i].subtitle = subtitleOf(i);
    return pictures;
}

void TensorCanvas::paintPictures(QPainter& painter) const
{
    painter.fillRect(rect(), themeOf(this).background);
    const std::vector<TensorPicture> pictures = titledPictures();
    for (std::size_t i = 0; i < m_pictures.size(); ++i) {
        if (!m_areas[i].translated(-offset()).intersects(QRectF(rect())))
            continue;
        const TensorGeometry geometry = geometryOf(static_cast<int>(i));
        paintTensor(painter, geometry, pictures[i], themeOf(this));
    }
    if (m_pictures.empty())
        return;
    if (m_showsMiddle)
        return;
    // paintResult() draws an arrow from the kernel instead.
    if (!windowFrame().isEmpty())
        return;
    paintTensorArrow(painter, m_arrow.translated(-offset()), themeOf(this));
    if (m_kernel)
        paintKernelSign(painter, m_arrow.translated(-offset()), *m_kernel, themeOf(this));
}

void TensorCanvas::paintPicture(QPainter& painter, const Theme& theme)
{
    if (!m_message.isEmpty() || m_pictures.empty()) {
        painter.fillRect(rect(), theme.background);
        painter.setPen(theme.label);
        painter.drawText(rect().adjusted(12, 12, -12, -12), Qt::AlignCenter | Qt::TextWordWrap, m_message);
        return;
    }
    const qreal ratio = devicePixelRatioF();
    if (m_drawn.isNull() || m_drawn.devicePixelRatio() != ratio) {
        m_drawn = QPixmap(size() * ratio);
        m_drawn.setDevicePixelRatio(ratio);
        QPainter pictures(&m_drawn);
        paintPictures(pictures);
    }
    painter.drawPixmap(0, 0, m_drawn);
    for (int picture = 0; picture < static_cast<int>(m_pictures.size()); ++picture) {
        const auto which = static_cast<std::size_t>(picture);
        const TensorGeometry geometry = geometryOf(picture);
        TensorMarks marks = which < m_marks.size() ? m_marks[which] : TensorMarks();
        if (m_window && m_window->pools && picture < m_inputs)
            paintPoolWindow(painter, windowFrame(), m_window->colour(theme));
        else if (m_window)
            paintKernelWindow(painter, geometry, m_pictures[which], m_window->tapsOn(picture, m_inputs),
                m_window->colour(theme), theme);
        if (geometry.opening().count > 0 || (m_window && m_window->pools && picture < m_inputs))
            marks.lit.clear(); // the kernel's frame marks the same elements
        paintTensorMarks(painter, geometry, marks, theme);
    }
    if (m_window && !m_pictures.empty())
        paintResult(painter, theme);
}

void TensorCanvas::paintResult(QPainter& painter, const Theme& theme)
{
    constexpr qreal kArrowEnd = 8; // pixels, from its tip to what it points at
    const QColor colour = m_window->colour(theme);
    const bool writes = m_window->writes;
    const int picture = writes ? m_window->result.output : m_inputs + m_window->result.output;
    const ElementIndex element = m_window->result.element;
    paintKernelResult(
        painter, geometryOf(picture), m_pictures[static_cast<std::size_t>(picture)], element, colour, theme);
    const QRectF table = geometryOf(0).table();
    const QRectF frame = windowFrame();
    if (frame.isEmpty() || m_showsMiddle)
        return;
    const bool isMean = m_kernel && m_kernel->layer == LayerKind::AveragePool;
    const QString word = !m_window->pools
        ? tr("sum")
        : PlotWording::word({isMean ? LayerWord::Kind::Average : LayerWord::Kind::Largest});
    if (writes)
        paintSumArrow(painter, QPointF(table.right() + kArrowEnd, geometryOf(0).element(element).center().y()),
            QPointF(frame.left() - kArrowEnd, frame.center().y()), tr("copy"), colour, theme);
    else
        paintSumArrow(painter, QPointF(std::max(frame.right(), table.right()), frame.center().y()),
            QPointF(m_arrow.translated(-offset()).right() - kArrowEnd, frame.center().y()), word, colour, theme);
}

} // namespace convoku
