// SPDX-License-Identifier: MIT
#include "app/widgets/board/sentence_area.h"

#include "app/widgets/parts/plain_text.h"

#include <QApplication>

namespace convoku {

SentenceArea::SentenceArea(QWidget* parent)
    : QScrollArea(parent)
    , m_label(new PlainLabel)
{
    setObjectName(QStringLiteral("sentence_area"));
    setAccessibleName(tr("What this step did"));
    m_label->setObjectName(QStringLiteral("sentence"));
    m_label->setWordWrap(true);
    m_label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_label->setContentsMargins(10, 4, 10, 4);
    m_label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_label->setAccessibleDescription(tr("What this step did")); // its name is what it says
    setWidget(m_label);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setLarge(false);
}

void SentenceArea::setText(const QString& text)
{
    m_label->setText(text);
}

QString SentenceArea::text() const
{
    return m_label->text();
}

void SentenceArea::setLarge(bool large)
{
    QFont font = QApplication::font();
    if (large)
        font.setPointSizeF(font.pointSizeF() * 1.6);
    m_label->setFont(font);
    setFixedHeight(QFontMetrics(font).lineSpacing() * 3 + 10);
}

} // namespace convoku
