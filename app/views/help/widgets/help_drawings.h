// SPDX-License-Identifier: MIT
#pragma once

#include "app/base/background_work.h"

#include <QHash>
#include <QImage>
#include <QObject>
#include <QStringList>
#include <QTextObjectInterface>
#include <QUrl>

#ifdef Q_MOC_RUN // moc does not read Qt's headers (app/CMakeLists.txt)
Q_DECLARE_INTERFACE(QTextObjectInterface, "org.qt-project.Qt.QTextObjectInterface")
#endif

namespace convoku {

/// The pictures of a page of the help, where its document asks for them: how large they are at once, what is in them as
/// soon as a worker has drawn it. Only those that are seen are drawn, and their neighbours: all pictures of a long page
/// take seconds. They are at most as wide as the page, and light and dark change places on a dark ground.
class HelpDrawings : public QObject, public QTextObjectInterface
{
    Q_OBJECT
    Q_INTERFACES(QTextObjectInterface)

public:
    explicit HelpDrawings(QObject* parent = nullptr);
    ~HelpDrawings() override;

    /// Forgets the pictures of the page before.
    void setPage(const QUrl& page);
    /// Sets the available width, the zoom (1: usual size), and the number of screen pixels per pixel of the page. The
    /// document must be laid out afterwards.
    void setRoom(double width, double zoom, double ratio);
    /// Every picture is drawn anew.
    void setDark(bool dark);

    /// Returns the size of a picture on the page; invalid if it cannot be read.
    QSize sizeOf(const QUrl& name);
    /// Null where it is not drawn (yet), as large as it is now and in these colours.
    QImage drawn(const QUrl& name) const;
    /// Returns the number of pictures that are drawn at the current size and in the current colours.
    int drawnCount() const;
    bool isDrawing() const { return m_working; }

    QSizeF intrinsicSize(QTextDocument* document, int position, const QTextFormat& format) override;
    void drawObject(QPainter* painter, const QRectF& room, QTextDocument* document, int position,
        const QTextFormat& format) override;

Q_SIGNALS:
    /// A picture is there that somebody has seen the room of.
    void changed();
    /// Pictures have other sizes now: the document is to be laid out again.
    void resized();

private:
    /// Holds what an image depends on, apart from its content.
    struct Look
    {
        QSizeF size;
        double ratio = 1;
        bool dark = false;

        QSize pixels() const { return (size * ratio).toSize().expandedTo({1, 1}); }
        friend bool operator==(const Look&, const Look&) = default;
    };
    struct Drawing
    {
        QSizeF whole; ///< its usual size; empty where it cannot be read
        bool turnsDark = false; ///< a screenshot does not
        Look look; ///< of `image`
        QImage image;
    };

    QByteArray svgOf(const QUrl& address);
    /// Pictures are there in another language.
    void readAgain();
    static QImage drawSvg(const QByteArray& svg, const Look& look);
    static QImage drawPhotograph(const QString& path, const Look& look);
    Drawing& drawingOf(const QUrl& address);
    Look lookOf(const Drawing& drawing) const;
    bool isDrawn(const Drawing& drawing) const { return drawing.look == lookOf(drawing); }
    /// Takes the next picture to be drawn: the ones that have been seen, then their neighbours. Empty: none.
    QUrl takeRequested();
    void drawNext();
    void take(const QUrl& address, int round, const Look& look, const QImage& image);
    void forget();

    QUrl m_page;
    double m_width = 0;
    double m_zoom = 1;
    double m_ratio = 1;
    bool m_dark = false;
    QHash<QUrl, Drawing> m_drawings;
    QList<QUrl> m_order; ///< on the page
    QList<QUrl> m_wanted; ///< the one to draw next is the last one
    QUrl m_seen; ///< the last one that has been painted
    int m_round = 0; ///< drops what has been drawn for another page
    bool m_working = false;
    WeakReceiver<HelpDrawings> m_back;
};

} // namespace convoku
