// SPDX-License-Identifier: MIT
#pragma once

#include "solver/run/findings.h"
#include "solver/run/recording.h"

#include <QCoreApplication>
#include <QString>

#include <array>

namespace convoku {

/// The ways in which one and the same thing is told: as someone with the puzzle, a constraint solver, and the network
/// would say it.
enum class Voice : std::uint8_t { Puzzle, Constraint, Layer };
inline constexpr std::size_t kVoiceCount = 3;
inline constexpr std::array<Voice, kVoiceCount> kVoices{Voice::Puzzle, Voice::Constraint, Voice::Layer};

/// The voices that are to be heard.
using VoiceSet = std::array<bool, kVoiceCount>;
inline constexpr VoiceSet kAllVoices{true, true, true};

struct EventVoices
{
    QString puzzle;
    QString constraint;
    QString layer;

    const QString& of(Voice voice) const
    {
        return voice == Voice::Puzzle ? puzzle : voice == Voice::Constraint ? constraint : layer;
    }
};

/// Facts about a step beyond its recording, which require the network. Each may be missing.
struct StepKnowledge
{
    const StepFindings* findings = nullptr; ///< of the position's rule
    const Inspection* values = nullptr; ///< of the position's pass
    std::optional<Candidate> picked; ///< whose number a layer shows
};

/// Everything that happens in a run, in three voices. What is counted or named in them is the recording's, the
/// network's description's, or that of what the network was asked.
class VoiceWording
{
    Q_DECLARE_TR_FUNCTIONS(convoku::VoiceWording)

public:
    /// The step that ends at the position, or the layer that it has just done. None of the three is ever empty.
    static EventVoices ofPosition(const Recording& recording, Position position, const StepKnowledge& known = {});
    static EventVoices ofEvent(const Recording& recording, const Event& event);

    /// "puzzle", "constraint", "layer"
    static QString name(Voice voice);
    /// A line a voice: "puzzle: …".
    static QString text(const EventVoices& voices, const VoiceSet& enabled = kAllVoices);
    /// The same in lines that are short enough for a tip.
    static QString tip(const EventVoices& voices, const VoiceSet& enabled = kAllVoices);

    /// More findings than that are only counted.
    static constexpr int kMaxFindings = 3;
    static constexpr int kMaxRemoved = 6;
};

} // namespace convoku
