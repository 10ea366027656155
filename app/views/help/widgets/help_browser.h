// SPDX-License-Identifier: MIT
#pragma once

#include <QPalette>
#include <QTextBrowser>
#include <QTextCursor>
#include <QTimer>

namespace convoku {

class HelpDrawings;

/// Shows a page of the help. A long one takes the time of many frames to be read, laid out and drawn, so other colours
/// come a few paragraphs at a time, pictures are drawn when they are seen, and what nobody sees waits.
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

    const HelpDrawings& drawings() const { return *m_drawings; }
    /// Returns true while part of the page still has the previous colours.
    bool isRecolouring() const { return m_left > 0; }

    QVariant loadResource(int type, const QUrl& name) override;

Q_SIGNALS:
    /// A link "convoku:…", which asks the program to do something.
    void commandClicked(const QUrl& link);
    void zoomChanged(int percent);

protected:
    /// Loads every page as HTML, also for QTextBrowser's own key for the first page. Read as Markdown, a page has
    /// neither anchors nor Convoku's style, and a long one takes seconds.
    void doSetSource(const QUrl& name, QTextDocument::ResourceType type) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    void follow(const QUrl& link);
    /// Passes the available width, the zoom and the colours to the pictures.
    void measure();
    /// Holds the scroll position as the text at the top, which stays there even if the height above it changes.
    struct Top
    {
        QTextCursor cursor;
        int y = 0;
    };
    Top top() const;
    void scrollTo(const Top& top);
    void recolourSoon();
    void recolour();

    QUrl m_page; ///< without an anchor; source() is behind while a page is being read
    int m_zoom = 100;
    HelpDrawings* m_drawings;
    QPalette m_colours; ///< that the page has, or gets
    int m_next = 0; ///< number of the paragraph that gets its colours next
    int m_left = 0; ///< as many paragraphs are to get theirs
    QTimer m_recolour;
};

} // namespace convoku
