// SPDX-License-Identifier: MIT
#include "app/views/why/widgets/voices_view.h"

#include "app/views/why/widgets/evidence_tiles.h"
#include "app/window/parts/form.h"
#include "app/wording/small_words.h"

namespace convoku {

VoicesView::VoicesView(const QString& name, QWidget* parent)
    : QWidget(parent)
    , m_tilesView(new EvidenceTiles)
{
    static const char* const kIds[] = {"puzzle", "constraint", "layer"};
    auto* column = form::column({.spacing = 2});
    form::fill(this, column);
    for (const Voice voice : kVoices) {
        const auto row = static_cast<std::size_t>(voice);
        m_names[row] = form::text(capitalised(VoiceWording::name(voice)), {.weight = QFont::DemiBold, .quiet = true});
        m_names[row]->setContentsMargins(0, row == 0 ? 0 : 6, 0, 0);
        QLabel* text = m_texts[row] = form::text({}, form::kParagraph);
        text->setObjectName(name + QLatin1Char('_') + QString::fromLatin1(kIds[row]));
        text->setAccessibleName(VoiceWording::name(voice));
        column->addWidget(m_names[row]);
        if (voice == Voice::Layer)
            column->addWidget(m_tilesView);
        column->addWidget(text);
    }
    show();
}

void VoicesView::setVoices(const EventVoices& voices)
{
    m_voices = voices;
    show();
}

void VoicesView::setTiles(const std::optional<LayerTiles>& tiles, const QColor& colour, const QColor& onColour)
{
    m_tiles = tiles;
    if (tiles)
        m_tilesView->setTiles(*tiles, colour, onColour);
    show();
}

void VoicesView::setEnabledVoices(const VoiceSet& enabled)
{
    m_enabledVoices = enabled;
    show();
}

void VoicesView::show()
{
    bool any = false;
    // By number: GCC 14 takes a voice that is a number for one that may be too large.
    for (std::size_t row = 0; row < kVoices.size(); ++row) {
        const Voice voice = kVoices[row];
        const bool drawn = voice == Voice::Layer && m_tiles.has_value();
        const QString& words = m_voices.of(voice);
        m_texts[row]->setText(drawn ? m_tiles->caption : words);
        m_texts[row]->setAccessibleDescription(drawn ? words : QString());
        const bool seen = m_enabledVoices[row] && (drawn || !words.isEmpty());
        m_texts[row]->setVisible(seen);
        m_names[row]->setVisible(seen);
        if (voice == Voice::Layer)
            m_tilesView->setVisible(seen && drawn);
        any = any || seen;
    }
    setVisible(any);
}

} // namespace convoku
