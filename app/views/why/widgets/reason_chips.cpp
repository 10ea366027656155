// SPDX-License-Identifier: MIT
#include "app/views/why/widgets/reason_chips.h"

#include "app/window/parts/flow_layout.h"
#include "app/window/parts/widget_theme.h"

#include <QEvent>
#include <QPainter>

namespace convoku {
namespace {

constexpr int kChipMargin = 8;
constexpr int kChipMark = 8;
constexpr int kChipGap = 6;

} // namespace

ReasonChipButton::ReasonChipButton(const ReasonChip& chip, const QColor& colour, QWidget* parent)
    : QAbstractButton(parent)
    , m_chip(chip)
    , m_colour(colour)
{
    setText(chip.text);
    setFocusPolicy(Qt::TabFocus);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setAttribute(Qt::WA_Hover);
    setAccessibleName(chip.since.isEmpty() ? chip.text : tr("%1, %2").arg(chip.text, chip.since));
    QStringList lines;
    if (chip.isAlternative)
        lines << tr("Not part of the finding. Its opposite would have changed what the rule finds.");
    lines << (chip.kind == ReasonChip::Kind::Guess ? tr("Click to go to the guess.") : tr("Click to see why."));
    setAccessibleDescription(lines.join(QLatin1Char(' ')));
    setToolTip(lines.join(QLatin1Char('\n')));
}

QFont ReasonChipButton::textFont() const
{
    QFont result = font();
    result.setItalic(m_chip.isAlternative);
    return result;
}

QSize ReasonChipButton::sizeHint() const
{
    const QFontMetrics metrics(textFont());
    int width = 2 * kChipMargin + kChipMark + kChipGap + metrics.horizontalAdvance(m_chip.text);
    if (!m_chip.since.isEmpty())
        width += kChipGap + metrics.horizontalAdvance(m_chip.since);
    return {width + 2, metrics.height() + 8};
}

bool ReasonChipButton::event(QEvent* event)
{
    if (event->type() == QEvent::FontChange)
        updateGeometry();
    return QAbstractButton::event(event);
}

void ReasonChipButton::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor ground = palette().color(QPalette::Window);
    const QColor text = palette().color(QPalette::WindowText);
    const QRectF pill = QRectF(rect()).adjusted(1, 1, -1, -1);
    painter.setPen(hasFocus() ? QPen(palette().color(QPalette::Highlight), 2) : QPen(blended(ground, text, 0.22), 1));
    painter.setBrush(isDown() ? blended(ground, text, 0.14)
            : underMouse()    ? blended(ground, text, 0.06)
                              : QColor(Qt::transparent));
    painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2);

    const QRectF mark(kChipMargin + 1, (height() - kChipMark) / 2.0, kChipMark, kChipMark);
    painter.setPen(QPen(m_colour, 1.6));
    painter.setBrush(Qt::NoBrush);
    switch (m_chip.kind) {
    case ReasonChip::Kind::Present:
        painter.setBrush(m_colour);
        painter.drawEllipse(mark.adjusted(0.8, 0.8, -0.8, -0.8));
        break;
    case ReasonChip::Kind::Absent:
        painter.drawEllipse(mark.adjusted(0.8, 0.8, -0.8, -0.8));
        break;
    case ReasonChip::Kind::Given:
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_colour);
        painter.drawRect(mark.adjusted(0.5, 0.5, -0.5, -0.5));
        break;
    case ReasonChip::Kind::Guess:
        painter.drawRoundedRect(mark.adjusted(0.3, 0.3, -0.3, -0.3), 2.5, 2.5);
        break;
    }
    painter.setFont(textFont());
    QRect rest = rect().adjusted(kChipMargin + kChipMark + kChipGap + 1, 0, -kChipMargin, 0);
    painter.setPen(text);
    painter.drawText(rest, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, m_chip.text);
    painter.setPen(palette().color(QPalette::PlaceholderText));
    painter.drawText(rest, Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine, m_chip.since);
}

ReasonChips::ReasonChips(QWidget* parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("why_reasons"));
    setLayout(new FlowLayout(6));
    setAccessibleName(tr("Reasons"));
}

void ReasonChips::setChips(const std::vector<ReasonChip>& chips, std::optional<RuleFamily> family)
{
    const Theme& theme = themeOf(this);
    if (chips == m_chips && m_theme == theme && m_family == family)
        return;
    m_chips = chips;
    m_theme = theme;
    m_family = family;
    // One of them may be what was just clicked.
    while (QLayoutItem* item = layout()->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
    for (const ReasonChip& chip : chips) {
        const std::optional<RuleFamily> chipFamily = chip.family ? chip.family : family;
        const QColor colour = chip.kind == ReasonChip::Kind::Guess ? theme.depth(std::max(chip.depth, 1))
            : chip.kind == ReasonChip::Kind::Given || !chipFamily  ? palette().color(QPalette::PlaceholderText)
                                                                   : theme.family(*chipFamily);
        auto* button = new ReasonChipButton(chip, colour, this);
        layout()->addWidget(button);
        button->show();
        connect(button, &QAbstractButton::clicked, this, [this, chip] { Q_EMIT chosen(chip); });
    }
    updateGeometry();
}

} // namespace convoku
