// SPDX-License-Identifier: MIT
#include "app/views/present/widgets/present_view.h"

#include "app/document/inquiry.h"
#include "app/document/moment.h"
#include "app/document/session.h"
#include "app/document/step_marks.h"
#include "app/drawing/fonts.h"
#include "app/drawing/theme.h"
#include "app/wording/wording.h"

#include <QKeyEvent>
#include <QPainter>
#include <QTextLayout>

#include <algorithm>
#include <array>
#include <chrono>
#include <optional>

namespace convoku {
namespace {

// The design is 1366 × 768: a board of 684 with its margin of 2, on both sides of the line 40.
constexpr qreal kDesignSide = 688;
constexpr qreal kPresentEdge = 35;
constexpr qreal kPresentTop = 23;
constexpr qreal kBelowBoard = 57; ///< for the line
constexpr qreal kPresentLine = 20; ///< from the lower edge
constexpr qreal kBeside = 60; ///< from the board to the sentence
constexpr qreal kMostOfWidth = 0.56; ///< of a window in which the sentence stands beside the board
constexpr qreal kBesideSize = 46;
constexpr qreal kBelowSize = 32;
constexpr qreal kPresentSpacing = 58.0 / 46;
constexpr int kPresentLines = 4;
constexpr double kElsewhere = 0.5; ///< how strong marks outside the house are
constexpr std::chrono::seconds kPointerTime{2};
constexpr std::array kPresentKeys{Qt::Key_Left, Qt::Key_Right, Qt::Key_PageUp, Qt::Key_PageDown, Qt::Key_Home,
    Qt::Key_End, Qt::Key_Space, Qt::Key_B, Qt::Key_Period, Qt::Key_Escape};

} // namespace

PresentView::PresentView(Session* session, Inquiry* inquiry, QWidget* parent)
    : BoardWidget(parent)
    , m_session(session)
    , m_inquiry(inquiry)
{
    setObjectName(QStringLiteral("present_view"));
    setAccessibleName(tr("Presentation"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent);
    m_pointer.setSingleShot(true);
    m_pointer.setInterval(kPointerTime);
    connect(&m_pointer, &QTimer::timeout, this, [this] { setCursor(Qt::BlankCursor); });
    connect(session, &Session::positionChanged, this, &PresentView::showStep);
    connect(session, &Session::recordingReset, this, &PresentView::showStep);
    connect(session, &Session::recordingGrew, this, [this] { update(); });
    connect(inquiry, &Inquiry::findingsChanged, this, &PresentView::showStep);
    connect(inquiry, &Inquiry::findingChosen, this, &PresentView::showStep);
}

PresentView::~PresentView()
{
    m_inquiry->setStepWatched(this, false);
}

void PresentView::showEvent(QShowEvent* event)
{
    BoardWidget::showEvent(event);
    m_inquiry->setStepWatched(this, true);
    m_blanked = false;
    showPointer();
    showStep();
}

void PresentView::hideEvent(QHideEvent* event)
{
    BoardWidget::hideEvent(event);
    m_inquiry->setStepWatched(this, false);
    m_pointer.stop();
}

void PresentView::showPointer()
{
    unsetCursor();
    m_pointer.start();
}

void PresentView::mouseMoveEvent(QMouseEvent* event)
{
    showPointer();
    BoardWidget::mouseMoveEvent(event);
}

void PresentView::showStep()
{
    if (!isVisible() || !m_session->hasPuzzle())
        return;
    const Recording& recording = *m_session->recording();
    BoardScene scene = m_session->moment().scene();
    scene.focus = focusOf(*m_inquiry, recording);
    if (scene.focus)
        scene.focus->others.clear(); // one thing at a time
    scene.elsewhere = kElsewhere;
    scene.asideDepth.fill(0); // the ring says that it is a guess
    m_sentence = PresentSentence::of(recording, m_session->position(), m_inquiry->finding(), scene);
    setScene(std::move(scene), sentence());
}

QString PresentView::sentence() const
{
    QString text;
    for (const PresentSpan& span : m_sentence)
        text += span.ring == PresentSpan::Ring::None ? span.text : span.name;
    return text.replace(QChar::LineSeparator, QLatin1Char(' '));
}

QString PresentView::ruleName(RuleId rule) const
{
    return Wording::rule(m_session->recording()->model().rule(rule));
}

PresentView::Places PresentView::places() const
{
    const QRectF all = room();
    const qreal high = all.height() - kPresentTop - kBelowBoard;
    Places places;
    const qreal line = all.bottom() - kPresentLine;
    places.line = QLineF(all.left() + kPresentEdge, line, all.right() - kPresentEdge - 3, line);
    if (3 * all.width() >= 4 * all.height()) {
        const qreal side = std::max(0.0, std::min(high, all.width() * kMostOfWidth - kPresentEdge));
        const qreal size = side / kDesignSide;
        places.board = QRectF(kPresentEdge, kPresentTop + (high - side) / 2, side, side);
        places.text.size = kBesideSize * size;
        places.text.room = QRectF(QPointF(places.board.right() + kBeside * size, places.board.top()),
            QPointF(all.right() - kPresentEdge, places.board.bottom()));
        return places;
    }
    // Below the board: four lines, and the same above and below them.
    constexpr qreal lines = kBelowSize * kPresentSpacing * (kPresentLines + 1);
    const qreal side = std::max(0.0, std::min(all.width() - 2 * kPresentEdge, high / (1 + lines / kDesignSide)));
    places.board = QRectF((all.width() - side) / 2, kPresentTop, side, side);
    places.text.size = kBelowSize * side / kDesignSide;
    places.text.room = QRectF(places.board.bottomLeft(), QPointF(places.board.right(), line));
    return places;
}

BoardGeometry PresentView::geometryOfBoard() const
{
    return {places().board, false, pixels(), m_scene.board()};
}

void PresentView::paintPicture(QPainter& painter, const Theme& theme)
{
    painter.fillRect(room(), m_blanked ? QColor(Qt::black) : theme.background);
    if (m_blanked)
        return;
    BoardWidget::paintPicture(painter, theme);
    painter.setRenderHint(QPainter::Antialiasing);
    paintSentence(painter, theme);
    paintLine(painter, theme);
}

void PresentView::paintSentence(QPainter& painter, const Theme& theme) const
{
    const Text place = text();
    QString whole;
    QList<QTextLayout::FormatRange> formats;
    for (const PresentSpan& span : m_sentence) {
        const QString part = PresentSentence::laidOut(span);
        QTextCharFormat format;
        format.setForeground(span.wrong ? theme.contradictionMark : theme.givenDigit);
        formats.append({static_cast<int>(whole.size()), static_cast<int>(part.size()), format});
        whole += part;
    }
    qreal size = place.size;
    std::optional<QTextLayout> layout;
    const auto lay = [&](qreal width) {
        layout.emplace(whole, pictureFont(size, QFont::DemiBold));
        layout->setFormats(formats);
        layout->beginLayout();
        for (QTextLine line = layout->createLine(); line.isValid(); line = layout->createLine()) {
            line.setLineWidth(width);
            line.setPosition({0, (layout->lineCount() - 1) * size * kPresentSpacing});
        }
        layout->endLayout();
        return layout->lineCount();
    };
    // In smaller letters where the usual ones need more lines.
    int lines = lay(place.room.width());
    for (int turn = 0; lines > kPresentLines && turn < 6; ++turn) {
        size *= 0.85;
        lines = lay(place.room.width());
    }
    // Lines of about one length: no word stands alone.
    qreal width = place.room.width();
    while (width > size && lay(width - size / 2) == lines)
        width -= size / 2;
    lay(width);
    const qreal height = layout->lineCount() * size * kPresentSpacing;
    const QPointF start(place.room.left(), place.room.top() + (place.room.height() - height) / 2);
    layout->draw(&painter, start);
    const qreal unit = size / kBesideSize;
    painter.setBrush(Qt::NoBrush);
    for (std::size_t i = 0; i < m_sentence.size(); ++i) {
        const PresentSpan& span = m_sentence[i];
        if (span.ring == PresentSpan::Ring::None)
            continue;
        const QTextLayout::FormatRange& range = formats.at(static_cast<qsizetype>(i));
        const QTextLine line = layout->lineForTextPosition(range.start);
        const qreal left = line.cursorToX(range.start);
        const qreal right = line.cursorToX(range.start + range.length);
        const qreal middle = line.y() + line.ascent() - QFontMetricsF(layout->font()).capHeight() / 2;
        painter.setPen(QPen(span.ring == PresentSpan::Ring::Guess ? theme.depth(span.depth)
                : span.ring == PresentSpan::Ring::Cause           ? theme.family(m_scene.focus->rule.family)
                                                                  : theme.contradictionMark,
            4 * unit));
        painter.drawRoundedRect(
            QRectF(std::min(left, right) + 4 * unit, middle - 30 * unit, std::abs(right - left) - 8 * unit, 60 * unit)
                .translated(start),
            12 * unit, 12 * unit);
    }
}

void PresentView::paintLine(QPainter& painter, const Theme& theme) const
{
    if (!m_session->hasPuzzle())
        return;
    const Recording& recording = *m_session->recording();
    const QLineF line = places().line;
    const qreal steps = std::max(1, recording.passCount()) * recording.stepsPerPass();
    const auto pointOf = [&](Position position) {
        const int done = std::max(0, position.pass - 1) * recording.stepsPerPass() + position.step;
        return line.pointAt(done / steps);
    };
    const Position now = m_session->position();
    painter.setPen(QPen(theme.thinLine, 4));
    painter.drawLine(line);
    painter.setPen(QPen(theme.givenDigit, 4));
    painter.drawLine(line.p1(), pointOf(now));

    constexpr qreal radius = 7;
    qreal last = -radius;
    for (const Event& event : recording.events()) {
        const bool failure = event.kind == EventKind::Contradiction;
        const QPointF middle = pointOf(event.position());
        // If guesses overlap, only one of them is drawn.
        if ((event.kind != EventKind::Push && !failure) || middle.x() - last < radius)
            continue;
        last = middle.x();
        if (event.position() > now) {
            painter.setPen(QPen(theme.thinLine, 3));
            painter.setBrush(theme.background);
            painter.drawEllipse(middle, radius - 1, radius - 1);
            continue;
        }
        painter.setPen(QPen(theme.background, 2));
        painter.setBrush(failure ? theme.contradictionMark : theme.depth(event.depth));
        const qreal disc = failure ? radius + 5 : radius + 1;
        painter.drawEllipse(middle, disc, disc);
        if (failure) {
            painter.setPen(QPen(theme.onColour, 2.5, Qt::SolidLine, Qt::RoundCap));
            painter.drawLine(middle - QPointF(4, 4), middle + QPointF(4, 4));
            painter.drawLine(middle - QPointF(4, -4), middle + QPointF(4, -4));
        }
    }
    const QPointF end = line.p2();
    const qreal reach = radius + 3;
    painter.setPen(QPen(recording.result() && now == recording.last() ? theme.givenDigit : theme.thinLine, 3));
    painter.setBrush(theme.background);
    painter.drawPolygon(
        QPolygonF{end - QPointF(reach, 0), end - QPointF(0, reach), end + QPointF(reach, 0), end + QPointF(0, reach)});
    painter.setBrush(Qt::NoBrush);
}

bool PresentView::handlesKey(const QKeyEvent& event)
{
    return event.modifiers() == Qt::NoModifier && std::ranges::find(kPresentKeys, event.key()) != kPresentKeys.end();
}

bool PresentView::takeKey(int key, bool /*shift*/)
{
    if (key == Qt::Key_Escape) {
        Q_EMIT left();
        return true;
    }
    const bool blanks = key == Qt::Key_B || key == Qt::Key_Period;
    if (blanks || m_blanked) {
        m_blanked = blanks && !m_blanked;
        update();
        return true;
    }
    switch (key) {
    case Qt::Key_Left:
    case Qt::Key_PageUp:
        m_session->stepOn(false);
        return true;
    case Qt::Key_Right:
    case Qt::Key_PageDown:
        m_session->stepOn(true);
        return true;
    case Qt::Key_Home:
        m_session->goToFirst();
        return true;
    case Qt::Key_End:
        m_session->goToLast();
        return true;
    case Qt::Key_Space:
        m_session->setPlaying(!m_session->isPlaying());
        return true;
    default:
        return false;
    }
}

} // namespace convoku
