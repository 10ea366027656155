// SPDX-License-Identifier: MIT
#pragma once

#include "app/views/why/layer_tiles.h"
#include "app/wording/voices.h"

#include <QColor>
#include <QWidget>

#include <optional>

class QLabel;

namespace convoku {

class EvidenceTiles;

/// Up to three voices below each other, each under its name. Takes no room where there is nothing to say.
class VoicesView : public QWidget
{
    Q_OBJECT

public:
    /// The labels are called `name` and the voice: why_puzzle, why_constraint, why_layer.
    explicit VoicesView(const QString& name, QWidget* parent = nullptr);

    void setVoices(const EventVoices& voices);
    /// The layer's voice in numbers: tiles and a caption instead of its words.
    void setTiles(const std::optional<LayerTiles>& tiles, const QColor& colour, const QColor& onColour);
    void setEnabledVoices(const VoiceSet& enabled);
    const EventVoices& voices() const { return m_voices; }

private:
    void show();

    std::array<QLabel*, kVoiceCount> m_names{};
    std::array<QLabel*, kVoiceCount> m_texts{};
    EvidenceTiles* m_tilesView;
    EventVoices m_voices;
    std::optional<LayerTiles> m_tiles;
    VoiceSet m_enabledVoices = kAllVoices;
};

} // namespace convoku
