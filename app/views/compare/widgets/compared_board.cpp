// SPDX-License-Identifier: MIT
#include "app/views/compare/widgets/compared_board.h"

#include "app/document/compared_run.h"
#include "app/window/parts/style.h"
#include "app/window/parts/widget_theme.h"
#include "app/wording/wording.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QStringList>

#include <algorithm>
#include <cmath>

namespace convoku {
namespace {

std::vector<ComparedMark> marksWith(bool twins)
{
    std::vector<ComparedMark> marks(std::begin(kComparedMarks), std::end(kComparedMarks));
    if (twins)
        marks.insert(marks.end(), std::begin(kTwinMarks), std::end(kTwinMarks));
    return marks;
}

} // namespace

ComparedBoard::ComparedBoard(QWidget* parent)
    : BoardWidget(parent)
{
}

void ComparedBoard::setBoard(BoardScene scene, ComparedMarks marks, const QString& said, const ModelPtr& network)
{
    m_marks = std::move(marks);
    m_network = network;
    if (scene.board() == m_scene.board())
        scene.hovered = m_scene.hovered;
    setScene(std::move(scene), said);
}

void ComparedBoard::setRinged(int part)
{
    const bool isHere = part >= 0 && part < m_scene.board().cells();
    m_scene.hovered = isHere ? std::optional(m_scene.board().cell(part)) : std::nullopt;
    update();
}

BoardGeometry ComparedBoard::geometryOfBoard() const
{
    constexpr qreal kEdge = 2;
    // Below its heading. Boards whose columns differ by a pixel are of one size.
    constexpr int kStep = 10;
    const QSize inside = room().size().toSize();
    const int side = std::min(inside.width(), inside.height()) / kStep * kStep;
    return {QRectF(0, 0, side, side).adjusted(kEdge, kEdge, -kEdge, -kEdge), true, pixels(), m_scene.board()};
}

void ComparedBoard::paintPicture(QPainter& painter, const Theme& theme)
{
    BoardWidget::paintPicture(painter, theme);
    if (const BoardGeometry geometry = geometryOfBoard(); !geometry.isEmpty())
        paintComparedMarks(painter, geometry, m_marks, theme);
}

QString ComparedBoard::ruleName(RuleId rule) const
{
    // The run on the board may still be that of another network.
    const bool knows = m_network && static_cast<std::size_t>(rule) < m_network->rules.size();
    return knows ? Wording::rule(m_network->rule(rule)) : QString();
}

bool ComparedBoard::drag(Drag phase, QPointF place)
{
    const auto candidate = geometryOfBoard().candidateAt(place);
    if (phase != Drag::Begin || !candidate)
        return false;
    // A decided cell is its digit, wherever it is clicked.
    const int digit = m_scene.candidates.soleDigit(candidate->cell());
    Q_EMIT candidateChosen(digit < 0 ? *candidate : Candidate::of(digit, candidate->cell()));
    return true;
}

void ComparedBoard::hover(int part)
{
    Q_EMIT cellPointed(part);
}

bool ComparedBoard::moveCursor(int key)
{
    const bool isStep = cursor() == kWhole && (key == Qt::Key_Left || key == Qt::Key_Right);
    if (!isStep)
        return BoardWidget::moveCursor(key);
    Q_EMIT stepRequested(key == Qt::Key_Right);
    return true;
}

QString ComparedBoard::nameOf(int part)
{
    const Board board = m_scene.board();
    const Cell cell = board.cell(part);
    QStringList said{BoardWidget::nameOf(part)};
    if (std::ranges::count(m_marks.wrong, cell) > 0)
        said << ComparedWording::mark(ComparedMark::Wrong);
    for (const ComparedMark mark : marksWith(true)) {
        QStringList digits;
        for (const std::uint16_t index : m_marks.candidates(mark)) {
            const Candidate candidate = board.candidate(index);
            if (candidate.cell() == cell)
                digits << QString::number(candidate.digit + 1);
        }
        if (!digits.isEmpty())
            said << QStringLiteral("%1: %2").arg(ComparedWording::mark(mark), digits.join(QStringLiteral(", ")));
    }
    return said.join(QStringLiteral("; "));
}

ComparedLegend::ComparedLegend(QWidget* parent)
    : QWidget(parent)
{
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setTextSize(this, TextSize::Label);
}

void ComparedLegend::setTexts(std::vector<Text> texts)
{
    m_texts = std::move(texts);
    updateGeometry();
    update();
}

void ComparedLegend::setMeanings(bool twins)
{
    std::vector<Text> texts;
    QStringList meanings;
    for (const ComparedMark mark : marksWith(twins)) {
        meanings << ComparedWording::mark(mark);
        texts.push_back({mark, meanings.back()});
    }
    setAccessibleName(tr("Meaning of the marks on the boards"));
    setAccessibleDescription(meanings.join(QStringLiteral("; ")));
    setTexts(std::move(texts));
}

std::vector<ComparedLegend::Entry> ComparedLegend::entriesIn(int width) const
{
    const QFontMetricsF metrics(font());
    const qreal side = std::ceil(metrics.height());
    std::vector<Entry> entries;
    QPointF at;
    for (const Text& text : m_texts) {
        const qreal wide = std::ceil(metrics.horizontalAdvance(text.words)) + 1;
        if (at.x() > 0 && at.x() + side + space::kTight + wide > width)
            at = QPointF(0, at.y() + side + space::kTight);
        const QPointF words = at + QPointF(side + space::kTight, 0);
        entries.push_back({QRectF(at, QSizeF(side, side)), QRectF(words, QSizeF(wide, side))});
        at.rx() += side + space::kTight + wide + space::kUsual;
    }
    return entries;
}

QSize ComparedLegend::sizeHint() const
{
    const std::vector<Entry> entries = entriesIn(QWIDGETSIZE_MAX);
    const QRectF last = entries.empty() ? QRectF() : entries.back().text;
    return {static_cast<int>(std::ceil(last.right())), QFontMetrics(font()).height() + 1};
}

int ComparedLegend::heightForWidth(int width) const
{
    const std::vector<Entry> entries = entriesIn(width);
    return entries.empty() ? 0 : static_cast<int>(std::ceil(entries.back().text.bottom()));
}

void ComparedLegend::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const std::vector<Entry> entries = entriesIn(width());
    for (std::size_t i = 0; i < entries.size(); ++i) {
        paintComparedKey(painter, entries[i].mark, m_texts[i].mark, themeOf(this));
        painter.setPen(windowTokens().text2);
        painter.drawText(entries[i].text, Qt::AlignLeft | Qt::AlignVCenter, m_texts[i].words);
    }
}

} // namespace convoku
