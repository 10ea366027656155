// SPDX-License-Identifier: MIT
#include "app/views/help/widgets/help_drawings.h"

#include "app/base/trouble.h"
#include "app/views/help/widgets/help_pictures.h"
#include "app/wording/language.h"

#include <QFile>
#include <QImageReader>
#include <QPainter>
#include <QRegularExpression>
#include <QSvgRenderer>
#include <QTextFormat>

#include <algorithm>

namespace convoku {
namespace {

constexpr double kCorner = 8;

bool isSvg(const QUrl& address)
{
    return address.path().endsWith(QLatin1String(".svg"));
}

/// Returns the path of a screenshot in the current language.
QString pathOf(const QUrl& address)
{
    return translatedFile(QLatin1Char(':') + address.path());
}

/// Light becomes dark and dark light; hues stay. White becomes a dark grey, as the ground around it is.
void turnDark(QImage& image)
{
    constexpr int kGround = 24;
    for (int y = 0; y < image.height(); ++y) {
        auto* line = reinterpret_cast<QRgb*>(image.scanLine(y));
        for (int x = 0; x < image.width(); ++x) {
            const int red = qRed(line[x]);
            const int green = qGreen(line[x]);
            const int blue = qBlue(line[x]);
            // 255 − (largest + smallest) added to all three turns the lightness round and leaves their differences.
            const int shift = 255 - std::max({red, green, blue}) - std::min({red, green, blue});
            const auto turned = [shift](int part) { return kGround + (part + shift) * (255 - kGround) / 255; };
            line[x] = qRgba(turned(red), turned(green), turned(blue), qAlpha(line[x]));
        }
    }
}

} // namespace

QImage HelpDrawings::drawSvg(const QByteArray& svg, const Look& look)
{
    QSvgRenderer drawing(svg);
    if (!drawing.isValid())
        return {};
    QImage image(look.pixels(), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    image.setDevicePixelRatio(look.ratio);
    const QRectF whole(QPointF(), look.size);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    drawing.render(&painter, whole);
    painter.end();
    image.convertTo(QImage::Format_ARGB32);
    if (look.dark)
        turnDark(image);
    // A card with round corners.
    QImage card(look.pixels(), QImage::Format_ARGB32_Premultiplied);
    card.setDevicePixelRatio(look.ratio);
    card.fill(Qt::transparent);
    QPainter corners(&card);
    corners.setRenderHint(QPainter::Antialiasing);
    corners.setPen(Qt::NoPen);
    corners.setBrush(QBrush(image));
    corners.drawRoundedRect(whole, kCorner, kCorner);
    corners.end();
    return card;
}

QImage HelpDrawings::drawPhotograph(const QString& path, const Look& look)
{
    QImage image(path);
    if (image.isNull())
        return image;
    image = image.scaled(look.pixels(), Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    image.setDevicePixelRatio(look.ratio);
    return image;
}

HelpDrawings::HelpDrawings(QObject* parent)
    : QObject(parent)
    , m_back(this)
{
}

HelpDrawings::~HelpDrawings()
{
    m_back.cut();
}

void HelpDrawings::forget()
{
    m_drawings.clear();
    m_order.clear();
    m_wanted.clear();
    m_seen.clear();
    ++m_round;
}

void HelpDrawings::setPage(const QUrl& page)
{
    m_page = page;
    forget();
}

void HelpDrawings::setRoom(double width, double zoom, double ratio)
{
    m_width = width;
    m_zoom = zoom;
    m_ratio = ratio;
}

void HelpDrawings::setDark(bool dark)
{
    m_dark = dark;
}

QByteArray HelpDrawings::svgOf(const QUrl& address)
{
    QByteArray svg;
    if (HelpPictures* made = HelpPictures::ofLanguage()) {
        svg = made->picture(address.fileName());
        if (!made->isReady())
            connect(made, &HelpPictures::ready, this, &HelpDrawings::readAgain, Qt::UniqueConnection);
    }
    QFile file(QLatin1Char(':') + address.path());
    if (svg.isEmpty() && file.open(QIODevice::ReadOnly))
        svg = file.readAll();
    return svg;
}

void HelpDrawings::readAgain()
{
    const QHash<QUrl, Drawing> before = m_drawings;
    const QList<QUrl> order = m_order;
    const QUrl seen = m_seen;
    forget();
    m_seen = seen;
    bool isResized = false;
    for (const QUrl& address : order) {
        const Drawing& old = *before.find(address);
        Drawing& drawing = drawingOf(address);
        isResized = isResized || drawing.whole != old.whole;
        // It does until the other one is drawn.
        drawing.image = old.image;
        drawing.look.dark = old.look.dark;
    }
    if (isResized)
        Q_EMIT resized();
    else
        Q_EMIT changed();
}

HelpDrawings::Drawing& HelpDrawings::drawingOf(const QUrl& address)
{
    const auto known = m_drawings.find(address);
    if (known != m_drawings.end())
        return known.value();
    m_order.append(address);
    Drawing& drawing = m_drawings[address];
    drawing.turnsDark = isSvg(address);
    if (!isSvg(address)) {
        // A screenshot has two pixels for one of the page, so that it is sharp on fine screens too.
        drawing.whole = QSizeF(QImageReader(pathOf(address)).size()) / 2;
        return drawing;
    }
    // The size stands at the beginning. To find it there takes no time, to draw the picture a tenth of a second.
    static const QRegularExpression kSize(QStringLiteral("viewBox=\"[-.0-9]+ [-.0-9]+ ([.0-9]+) ([.0-9]+)\""));
    constexpr qsizetype kBeginning = 1000;
    const QByteArray svg = svgOf(address);
    const auto size = kSize.match(QString::fromUtf8(svg.left(kBeginning)));
    drawing.whole = QSizeF(size.captured(1).toDouble(), size.captured(2).toDouble());
    if (drawing.whole.isEmpty())
        drawing.whole = QSvgRenderer(svg).viewBoxF().size();
    return drawing;
}

HelpDrawings::Look HelpDrawings::lookOf(const Drawing& drawing) const
{
    const QSizeF size
        = drawing.whole.isEmpty() ? QSizeF(0, 0) : drawing.whole * std::min(m_zoom, m_width / drawing.whole.width());
    return {size, m_ratio, m_dark && drawing.turnsDark};
}

QSize HelpDrawings::sizeOf(const QUrl& name)
{
    const Drawing& drawing = drawingOf(m_page.resolved(name));
    // Whole pixels of the screen, as the picture has.
    return drawing.whole.isEmpty() ? QSize() : (QSizeF(lookOf(drawing).pixels()) / m_ratio).toSize();
}

QImage HelpDrawings::drawn(const QUrl& name) const
{
    const auto drawing = m_drawings.constFind(m_page.resolved(name));
    return drawing != m_drawings.constEnd() && isDrawn(*drawing) ? drawing->image : QImage();
}

int HelpDrawings::drawnCount() const
{
    return static_cast<int>(std::count_if(m_drawings.begin(), m_drawings.end(),
        [this](const Drawing& drawing) { return !drawing.image.isNull() && isDrawn(drawing); }));
}

QSizeF HelpDrawings::intrinsicSize(QTextDocument*, int, const QTextFormat& format)
{
    return sizeOf(QUrl(format.toImageFormat().name()));
}

void HelpDrawings::drawObject(QPainter* painter, const QRectF& room, QTextDocument*, int, const QTextFormat& format)
{
    const QUrl address = m_page.resolved(QUrl(format.toImageFormat().name()));
    const Drawing& drawing = drawingOf(address);
    // An image of a different size is drawn until the right one is ready; one of different colours is not.
    if (!drawing.image.isNull() && drawing.look.dark == lookOf(drawing).dark)
        painter->drawImage(room, drawing.image, drawing.image.rect());
    m_seen = address;
    if (drawing.whole.isEmpty() || isDrawn(drawing))
        return;
    m_wanted.removeOne(address);
    m_wanted.append(address);
    drawNext();
}

QUrl HelpDrawings::takeRequested()
{
    while (!m_wanted.isEmpty()) {
        QUrl address = m_wanted.takeLast();
        if (!isDrawn(drawingOf(address)))
            return address;
    }
    const qsizetype seen = m_order.indexOf(m_seen);
    for (const qsizetype by : {1, 2, -1}) {
        const QUrl address = seen < 0 ? QUrl() : m_order.value(seen + by);
        if (!address.isEmpty() && !isDrawn(drawingOf(address)))
            return address;
    }
    return {};
}

void HelpDrawings::drawNext()
{
    if (m_working)
        return;
    const QUrl address = takeRequested();
    if (address.isEmpty())
        return;
    const Look look = lookOf(drawingOf(address));
    m_working = true;
    const QByteArray svg = isSvg(address) ? svgOf(address) : QByteArray();
    const QString path = isSvg(address) ? QString() : pathOf(address);
    runInBackground([back = m_back, round = m_round, address, look, svg, path] {
        QImage image; // nothing, where the memory does not suffice
        troubleIn([&] { image = path.isEmpty() ? drawSvg(svg, look) : drawPhotograph(path, look); });
        back.post([=](HelpDrawings& drawings) { drawings.take(address, round, look, image); });
    });
}

void HelpDrawings::take(const QUrl& address, int round, const Look& look, const QImage& image)
{
    m_working = false;
    if (round == m_round) {
        Drawing& drawing = drawingOf(address);
        drawing.look = look;
        drawing.image = image;
        Q_EMIT changed();
    }
    drawNext();
}

} // namespace convoku
