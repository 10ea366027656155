// SPDX-License-Identifier: MIT
#include "app/views/compare/widgets/compared_board.h"

#include "app/document/compared_run.h"
#include "app/window/parts/style.h"
#include "app/window/parts/widget_theme.h"

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

void ComparedBoard::setBoard(BoardScene scene, ComparedMarks marks, const QString& said)
{
    m_marks = std::move(marks);
    setScene(std::move(scene), said);
}

BoardGeometry ComparedBoard::geometryOfBoard() const
{
    constexpr qreal kEdge = 2;
    // Below its heading. Boards whose columns differ by a pixel are of one size.
    constexpr int kStep = 10;
    const QSize inside = room().size().toSize();
    const int side = std::min(inside.width(), inside.height()) / kStep * kStep;
    return {QRectF(0, 0, side, side).adjusted(kEdge, kEdge, -kEdge, -kEdge), true, pixels()};
}

void ComparedBoard::paintPicture(QPainter& painter, const Theme& theme)
{
    BoardWidget::paintPicture(painter, theme);
    if (const BoardGeometry geometry = geometryOfBoard(); !geometry.isEmpty())
        paintComparedMarks(painter, geometry, m_marks, theme);
}

QString ComparedBoard::nameOf(int part)
{
    const Cell cell = Cell::fromIndex(part);
    QStringList said{BoardWidget::nameOf(part)};
    if (std::ranges::count(m_marks.wrong, cell) > 0)
        said << ComparedWording::mark(ComparedMark::Wrong);
    for (const ComparedMark mark : marksWith(true)) {
        QStringList digits;
        for (const std::uint16_t index : m_marks.candidates(mark)) {
            const Candidate candidate = Candidate::fromIndex(index);
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
    setObjectName(QStringLiteral("compared_legend"));
    setAccessibleName(tr("What the marks on the boards mean"));
    setTwins(false);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setTextSize(this, TextSize::Label);
}

void ComparedLegend::setTwins(bool twins)
{
    m_twins = twins;
    QStringList meanings;
    for (const ComparedMark mark : marksWith(m_twins))
        meanings << ComparedWording::mark(mark);
    setAccessibleDescription(meanings.join(QStringLiteral("; ")));
    updateGeometry();
    update();
}

std::vector<ComparedLegend::Entry> ComparedLegend::entriesIn(int width) const
{
    const QFontMetricsF metrics(font());
    const qreal side = std::ceil(metrics.height());
    std::vector<Entry> entries;
    QPointF at;
    for (const ComparedMark mark : marksWith(m_twins)) {
        const QString words = ComparedWording::mark(mark);
        const qreal wide = std::ceil(metrics.horizontalAdvance(words)) + 1;
        if (at.x() > 0 && at.x() + side + space::kTight + wide > width)
            at = QPointF(0, at.y() + side + space::kTight);
        const QPointF text = at + QPointF(side + space::kTight, 0);
        entries.push_back({QRectF(at, QSizeF(side, side)), QRectF(text, QSizeF(wide, side)), words, mark});
        at.rx() += side + space::kTight + wide + space::kUsual;
    }
    return entries;
}

int ComparedLegend::heightForWidth(int width) const
{
    return static_cast<int>(std::ceil(entriesIn(width).back().text.bottom()));
}

void ComparedLegend::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (const Entry& entry : entriesIn(width())) {
        paintComparedMark(painter, entry.mark, entry.which, themeOf(this));
        painter.setPen(windowTokens().text2);
        painter.drawText(entry.text, Qt::AlignLeft | Qt::AlignVCenter, entry.words);
    }
}

} // namespace convoku
