// SPDX-License-Identifier: MIT
#include "app/widgets/why/voices_view.h"

#include "app/widgets/parts/plain_text.h"

#include <QGridLayout>

#include <algorithm>

namespace convoku {

VoicesView::VoicesView(const QString& name, QWidget* parent)
    : QWidget(parent)
{
    static const char* const kIds[] = {"puzzle", "constraint", "layer"};
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(4);
    grid->setColumnStretch(1, 1);
    int width = 0;
    for (const Voice voice : kVoices) {
        const auto row = static_cast<std::size_t>(voice);
        m_names[row] = new PlainLabel(VoiceWording::name(voice));
        m_names[row]->setForegroundRole(QPalette::PlaceholderText);
        width = std::max(width, m_names[row]->sizeHint().width());
        auto* text = m_texts[row] = new PlainLabel;
        text->setObjectName(name + QLatin1Char('_') + QString::fromLatin1(kIds[row]));
        text->setWordWrap(true);
        text->setTextInteractionFlags(Qt::TextSelectableByMouse);
        text->setAccessibleName(VoiceWording::name(voice));
        grid->addWidget(m_names[row], static_cast<int>(row), 0, Qt::AlignTop);
        grid->addWidget(text, static_cast<int>(row), 1, Qt::AlignTop);
    }
    grid->setColumnMinimumWidth(0, width); // texts stay where they are when a voice is hidden
    show();
}

void VoicesView::setVoices(const EventVoices& voices)
{
    m_voices = voices;
    show();
}

void VoicesView::setHeard(const VoiceSet& heard)
{
    m_heard = heard;
    show();
}

void VoicesView::show()
{
    bool any = false;
    for (const Voice voice : kVoices) {
        const auto row = static_cast<std::size_t>(voice);
        m_texts[row]->setText(m_voices.of(voice));
        const bool seen = m_heard[row] && !m_voices.of(voice).isEmpty();
        m_texts[row]->setVisible(seen);
        m_names[row]->setVisible(seen);
        any = any || seen;
    }
    setVisible(any);
}

} // namespace convoku
