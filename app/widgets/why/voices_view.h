// SPDX-License-Identifier: MIT
#pragma once

#include "app/wording/voices.h"

#include <QWidget>

class QLabel;

namespace convoku {

/// Up to three voices below each other, each with its name beside it. Takes no room where there is nothing to say.
class VoicesView : public QWidget
{
    Q_OBJECT

public:
    /// The labels are called `name` and the voice: step_puzzle, step_constraint, step_layer.
    explicit VoicesView(const QString& name, QWidget* parent = nullptr);

    void setVoices(const EventVoices& voices);
    void setHeard(const VoiceSet& heard);
    const EventVoices& voices() const { return m_voices; }

private:
    void show();

    std::array<QLabel*, kVoiceCount> m_names{};
    std::array<QLabel*, kVoiceCount> m_texts{};
    EventVoices m_voices;
    VoiceSet m_heard = kAllVoices;
};

} // namespace convoku
