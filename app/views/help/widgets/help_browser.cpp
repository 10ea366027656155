// SPDX-License-Identifier: MIT
#include "app/views/help/widgets/help_browser.h"

#include "app/views/help/widgets/help_drawings.h"
#include "app/views/help/widgets/help_page.h"
#include "app/window/parts/plain_text.h"

#include <QAbstractTextDocumentLayout>
#include <QApplication>
#include <QDesktopServices>
#include <QScrollBar>
#include <QTextBlock>
#include <QWheelEvent>

#include <algorithm>

namespace convoku {
namespace {

constexpr int kHelpMargin = 20;
constexpr int kLeastZoom = 50;
constexpr int kMostZoom = 300;
constexpr int kHelpWheelStep = 10;
constexpr int kHelpAtOnce = 40; // paragraphs: a few milliseconds

bool isPage(const QUrl& address)
{
    return address.scheme() == QLatin1String("qrc") && address.path().startsWith(QLatin1String("/help/"));
}

} // namespace

HelpBrowser::HelpBrowser(QWidget* parent)
    : QTextBrowser(parent)
    , m_drawings(new HelpDrawings(this))
{
    setOpenLinks(false);
    setFrameShape(QFrame::NoFrame);
    document()->setDocumentMargin(kHelpMargin);
    document()->documentLayout()->registerHandler(QTextFormat::ImageObject, m_drawings);
    m_recolour.setInterval(0);
    connect(&m_recolour, &QTimer::timeout, this, &HelpBrowser::recolour);
    connect(m_drawings, &HelpDrawings::changed, viewport(), QOverload<>::of(&QWidget::update));
    connect(m_drawings, &HelpDrawings::resized, this, [this] {
        const Top before = top();
        document()->markContentsDirty(0, document()->characterCount());
        scrollTo(before);
    });
    connect(this, &QTextBrowser::anchorClicked, this, &HelpBrowser::follow);
}

void HelpBrowser::openPage(const QUrl& address)
{
    setSource(address);
}

void HelpBrowser::doSetSource(const QUrl& name, QTextDocument::ResourceType /*type*/)
{
    QTextBrowser::doSetSource(name, QTextDocument::HtmlResource);
}

void HelpBrowser::follow(const QUrl& link)
{
    if (link.scheme() == QLatin1String("convoku"))
        Q_EMIT commandClicked(link);
    else if (link.scheme().startsWith(QLatin1String("http")))
        QDesktopServices::openUrl(link);
    else if (isPage(m_page.resolved(link)))
        openPage(m_page.resolved(link));
}

void HelpBrowser::setZoom(int percent)
{
    percent = std::clamp(percent, kLeastZoom, kMostZoom);
    const bool isOther = std::exchange(m_zoom, percent) != percent;
    const Top before = top();
    measure();
    QFont letters = QApplication::font();
    letters.setPointSizeF(letters.pointSizeF() * percent / 100);
    setFont(letters); // lays the page out
    if (!isOther)
        return;
    scrollTo(before);
    Q_EMIT zoomChanged(percent);
}

QVariant HelpBrowser::loadResource(int type, const QUrl& name)
{
    // Its pictures are HelpDrawings' matter.
    const QUrl page = m_page.resolved(name).adjusted(QUrl::RemoveFragment);
    if (type != QTextDocument::HtmlResource || !isPage(page))
        return nothingToLoad(type);
    m_page = page;
    m_drawings->setPage(m_page);
    measure();
    m_colours = QPalette();
    m_left = 0;
    return helpPage(helpMarkdown(m_page.toString())).html;
}

void HelpBrowser::measure()
{
    m_drawings->setDark(palette().color(QPalette::Base).lightness() < 128);
    m_drawings->setRoom(std::max(120, viewport()->width() - 2 * kHelpMargin - 4), m_zoom / 100.0, devicePixelRatioF());
}

HelpBrowser::Top HelpBrowser::top() const
{
    if (verticalScrollBar()->value() == 0)
        return {};
    const QTextCursor cursor = cursorForPosition({kHelpMargin, 4});
    return {cursor, cursorRect(cursor).top()};
}

void HelpBrowser::scrollTo(const Top& top)
{
    if (top.cursor.isNull())
        return;
    const int value = verticalScrollBar()->value() + cursorRect(top.cursor).top() - top.y;
    // The end of a page is laid out later, and how high it is only guessed until then.
    if (value > verticalScrollBar()->maximum())
        verticalScrollBar()->setMaximum(qRound(document()->size().height()) - viewport()->height());
    verticalScrollBar()->setValue(value);
}

void HelpBrowser::resizeEvent(QResizeEvent* event)
{
    if (event->size().width() == event->oldSize().width()) {
        QTextBrowser::resizeEvent(event);
        return;
    }
    const Top before = top();
    measure();
    QTextBrowser::resizeEvent(event);
    scrollTo(before);
}

void HelpBrowser::paintEvent(QPaintEvent* event)
{
    measure(); // the screen may be another one
    QTextBrowser::paintEvent(event);
}

void HelpBrowser::changeEvent(QEvent* event)
{
    QTextBrowser::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        recolourSoon();
}

void HelpBrowser::showEvent(QShowEvent* event)
{
    QTextBrowser::showEvent(event);
    recolourSoon();
}

void HelpBrowser::recolourSoon()
{
    // A palette that changes is told several times.
    const QPalette colours;
    if (m_page.isEmpty() || !isVisible() || colours == m_colours)
        return;
    m_colours = colours;
    m_next = verticalScrollBar()->value() == 0 ? 0 : cursorForPosition({kHelpMargin, 4}).blockNumber();
    m_left = document()->blockCount();
    m_recolour.start();
}

void HelpBrowser::recolour()
{
    const int count = std::min({kHelpAtOnce, m_left, document()->blockCount() - m_next});
    if (count > 0)
        recolourHelpPage(*document(), m_next, count, m_colours);
    m_left -= count;
    m_next = (m_next + count) % document()->blockCount();
    if (m_left <= 0 || count <= 0)
        m_recolour.stop();
}

void HelpBrowser::wheelEvent(QWheelEvent* event)
{
    if (event->modifiers() & Qt::ControlModifier) {
        setZoom(m_zoom + (event->angleDelta().y() > 0 ? kHelpWheelStep : -kHelpWheelStep));
        event->accept();
        return;
    }
    QTextBrowser::wheelEvent(event);
}

} // namespace convoku
