// SPDX-License-Identifier: MIT
#include "app/widgets/help_browser.h"

#include "app/widgets/help_page.h"
#include "app/widgets/help_pictures.h"
#include "app/wording/language.h"

#include <QApplication>
#include <QDesktopServices>
#include <QFile>
#include <QPainter>
#include <QPainterPath>
#include <QRegularExpression>
#include <QScrollBar>
#include <QSvgRenderer>
#include <QTextBlock>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace convoku {
namespace {

constexpr int kMargin = 20;
constexpr int kLeastZoom = 50;
constexpr int kMostZoom = 300;
constexpr int kWheelStep = 10;

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

HelpBrowser::HelpBrowser(QWidget* parent)
    : QTextBrowser(parent)
{
    setOpenLinks(false);
    setFrameShape(QFrame::NoFrame);
    document()->setDocumentMargin(kMargin);
    m_soon.setSingleShot(true);
    m_soon.setInterval(80);
    m_draw.setSingleShot(true);
    m_recolour.setSingleShot(true);
    m_recolour.setInterval(0);
    connect(&m_recolour, &QTimer::timeout, this, [this] {
        const int at = verticalScrollBar()->value();
        reload();
        verticalScrollBar()->setValue(at);
    });
    connect(&m_draw, &QTimer::timeout, this, &HelpBrowser::drawNext);
    connect(&m_soon, &QTimer::timeout, this, &HelpBrowser::redraw);
    connect(this, &QTextBrowser::anchorClicked, this, &HelpBrowser::follow);
}

void HelpBrowser::openPage(const QUrl& address)
{
    // Pages are handed over as HTML, so that going back and forward has the anchors too.
    setSource(address, QTextDocument::HtmlResource);
}

void HelpBrowser::follow(const QUrl& link)
{
    if (link.scheme() == QLatin1String("convoku"))
        Q_EMIT commandClicked(link);
    else if (link.scheme().startsWith(QLatin1String("http")))
        QDesktopServices::openUrl(link);
    else
        openPage(m_page.resolved(link));
}

void HelpBrowser::setZoom(int percent)
{
    percent = std::clamp(percent, kLeastZoom, kMostZoom);
    QFont letters = QApplication::font();
    letters.setPointSizeF(letters.pointSizeF() * percent / 100);
    setFont(letters);
    if (std::exchange(m_zoom, percent) == percent)
        return;
    redraw();
    Q_EMIT zoomChanged(percent);
}

QVariant HelpBrowser::loadResource(int type, const QUrl& name)
{
    if (type == QTextDocument::ImageResource)
        return roomFor(m_page.resolved(name), name);
    if (type == QTextDocument::HtmlResource) {
        m_page = m_page.resolved(name).adjusted(QUrl::RemoveFragment);
        m_drawnWidth = viewport()->width();
        m_undrawn.clear();
        return helpPage(helpMarkdown(m_page.toString())).html;
    }
    return QTextBrowser::loadResource(type, name);
}

QSizeF HelpBrowser::fitted(QSizeF whole) const
{
    const double room = std::max(120, viewport()->width() - 2 * kMargin - 4);
    return whole * std::min(m_zoom / 100.0, room / whole.width());
}

QByteArray HelpBrowser::svgOf(const QUrl& address)
{
    QByteArray svg;
    if (HelpPictures* made = HelpPictures::ofLanguage()) {
        svg = made->picture(address.fileName());
        if (!made->isReady())
            connect(made, &HelpPictures::ready, this, &HelpBrowser::redraw, Qt::UniqueConnection);
    }
    QFile file(QLatin1Char(':') + address.path());
    if (svg.isEmpty() && file.open(QIODevice::ReadOnly))
        svg = file.readAll();
    return svg;
}

QImage HelpBrowser::roomFor(const QUrl& address, const QUrl& name)
{
    const QString path = QLatin1Char(':') + address.path();
    if (!path.endsWith(QLatin1String(".svg")))
        return photograph(translatedFile(path));
    // The size stands at the beginning. To find it there takes no time, to draw the picture a tenth of a second.
    static const QRegularExpression kSize(QStringLiteral("viewBox=\"[-.0-9]+ [-.0-9]+ ([.0-9]+) ([.0-9]+)\""));
    constexpr qsizetype kBeginning = 1000;
    const auto size = kSize.match(QString::fromUtf8(svgOf(address).left(kBeginning)));
    const QSizeF whole(size.captured(1).toDouble(), size.captured(2).toDouble());
    if (whole.isEmpty())
        return drawing(svgOf(address));
    const double ratio = devicePixelRatioF();
    QImage blank((fitted(whole) * ratio).toSize().expandedTo({1, 1}), QImage::Format_ARGB32_Premultiplied);
    blank.fill(Qt::transparent);
    blank.setDevicePixelRatio(ratio);
    if (!m_undrawn.contains(name))
        m_undrawn.append(name);
    m_draw.start();
    return blank;
}

void HelpBrowser::drawNext()
{
    if (m_undrawn.isEmpty())
        return;
    const QUrl name = m_undrawn.takeFirst();
    document()->addResource(QTextDocument::ImageResource, name, drawing(svgOf(m_page.resolved(name))));
    viewport()->update();
    if (!m_undrawn.isEmpty())
        m_draw.start();
}

QImage HelpBrowser::photograph(const QString& path) const
{
    QImage image(path);
    if (image.isNull())
        return image;
    // A screenshot has two pixels for one of the page, so that it is sharp on fine screens too.
    const QSizeF size = fitted(image.deviceIndependentSize() / 2) * devicePixelRatioF();
    image = image.scaled(size.toSize().expandedTo({1, 1}), Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    image.setDevicePixelRatio(devicePixelRatioF());
    return image;
}

QImage HelpBrowser::drawing(const QByteArray& svg) const
{
    QSvgRenderer drawing(svg);
    if (!drawing.isValid())
        return {};
    constexpr double kCorner = 8;
    const QSizeF size = fitted(drawing.viewBoxF().size());
    const double ratio = devicePixelRatioF();
    QImage image((size * ratio).toSize().expandedTo({1, 1}), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    image.setDevicePixelRatio(ratio);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    drawing.render(&painter, QRectF(QPointF(), size));
    painter.end();
    image.convertTo(QImage::Format_ARGB32);
    if (palette().color(QPalette::Base).lightness() < 128)
        turnDark(image);
    // A card with round corners.
    QImage mask(image.size(), QImage::Format_ARGB32_Premultiplied);
    mask.setDevicePixelRatio(ratio);
    mask.fill(Qt::transparent);
    QPainter corners(&mask);
    corners.setRenderHint(QPainter::Antialiasing);
    corners.setPen(Qt::NoPen);
    corners.setBrush(QBrush(image));
    corners.drawRoundedRect(QRectF(QPointF(), size), kCorner, kCorner);
    corners.end();
    return mask;
}

void HelpBrowser::redraw()
{
    m_drawnWidth = viewport()->width();
    // What is at the top stays there, whatever the pictures above it need.
    QTextCursor top = cursorForPosition({kMargin, 4});
    const int before = cursorRect(top).top();
    bool any = false;
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        for (auto it = block.begin(); !it.atEnd(); ++it) {
            const QTextImageFormat image = it.fragment().charFormat().toImageFormat();
            if (!image.isValid())
                continue;
            // Asked for as the document resolves it, which adding does not.
            const QUrl name = document()->baseUrl().resolved(QUrl(image.name()));
            document()->addResource(QTextDocument::ImageResource, name, roomFor(name, name));
            any = true;
        }
    }
    if (!any)
        return;
    document()->markContentsDirty(0, document()->characterCount());
    verticalScrollBar()->setValue(verticalScrollBar()->value() + cursorRect(top).top() - before);
}

void HelpBrowser::resizeEvent(QResizeEvent* event)
{
    QTextBrowser::resizeEvent(event);
    if (viewport()->width() != m_drawnWidth)
        m_soon.start();
}

void HelpBrowser::changeEvent(QEvent* event)
{
    QTextBrowser::changeEvent(event);
    if (event->type() != QEvent::PaletteChange || source().isEmpty())
        return;
    // A palette that changes is told several times, and a long page takes a tenth of a second.
    m_recolour.start();
}

void HelpBrowser::wheelEvent(QWheelEvent* event)
{
    if (event->modifiers() & Qt::ControlModifier) {
        setZoom(m_zoom + (event->angleDelta().y() > 0 ? kWheelStep : -kWheelStep));
        event->accept();
        return;
    }
    QTextBrowser::wheelEvent(event);
}

} // namespace convoku
