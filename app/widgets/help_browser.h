// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QTextBrowser>
#include <QTimer>

namespace convoku {

/// Shows a page of the help. Pictures are drawn for the screen, at most as wide as the page, and with light and dark
/// the other way round on a dark ground.
class HelpBrowser : public QTextBrowser
{
    Q_OBJECT

public:
    explicit HelpBrowser(QWidget* parent = nullptr);

    /// A page of helpPages(), with or without a heading's anchor.
    void openPage(const QUrl& address);
    /// In per cent of the application's letters, 50 … 300.
    int zoom() const { return m_zoom; }
    void setZoom(int percent);

    QVariant loadResource(int type, const QUrl& name) override;

Q_SIGNALS:
    /// A link "convoku:…", which asks the program to do something.
    void commandClicked(const QUrl& link);
    void zoomChanged(int percent);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    void follow(const QUrl& link);
    QByteArray svgOf(const QUrl& address);
    /// A screenshot, or room for a drawing, which comes soon: a page with all its drawings takes seconds, so they come
    /// one by one, and the window answers in between. `name`: as the document asks for it.
    QImage roomFor(const QUrl& address, const QUrl& name);
    void drawNext();
    QImage drawing(const QByteArray& svg) const;
    QImage photograph(const QString& path) const;
    /// At most as wide as the page.
    QSizeF fitted(QSizeF whole) const;
    /// Draws the pictures of the page again, for another width.
    void redraw();

    QUrl m_page; ///< without an anchor; source() is behind while a page is being read
    int m_zoom = 100;
    int m_drawnWidth = 0;
    QList<QUrl> m_undrawn; ///< drawings that the page has room for, by name
    QTimer m_draw;
    QTimer m_recolour; ///< the page is made anew in other colours
    QTimer m_soon; ///< a window that is being resized has a new width many times a second
};

} // namespace convoku
