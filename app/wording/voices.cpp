// SPDX-License-Identifier: MIT
#include "app/wording/voices.h"

#include "app/wording/constraint_wording.h"
#include "app/wording/explanation_wording.h"
#include "app/wording/layer_voice.h"
#include "app/wording/wording.h"
#include "solver/run/navigation.h"

#include <QTextBoundaryFinder>

#include <algorithm>

namespace convoku {
namespace {

QString joined(const QStringList& sentences)
{
    QStringList said = sentences;
    said.removeAll(QString());
    return said.join(QLatin1Char(' '));
}

} // namespace

EventVoices VoiceWording::ofPosition(const Recording& recording, Position position, const StepKnowledge& known)
{
    EventVoices voices;
    voices.puzzle = Wording::stepSentence(recording, position);
    if (position.pass == 0) {
        voices.constraint = ConstraintWording::start(recording);
        voices.layer = LayerVoice::start(recording);
    } else if (position.layer > 0) {
        const Network& network = *recording.networkOf(position.pass);
        const Layer& layer = recording.layerAt(position);
        voices.constraint = ConstraintWording::layer(network, layer);
        voices.layer = LayerVoice::layer(network, layer, known.values, known.picked);
    } else if (recording.isEndOfPass(position) && !beforeBacktrack(recording, position.pass)) {
        voices.constraint = ConstraintWording::pass(recording, position.pass);
        voices.layer = LayerVoice::pass(recording, position.pass);
    } else if (position.step < recording.verdictStep()) {
        const Event* event = eventAt(recording, position, EventKind::Rule);
        const bool found = event != nullptr && known.findings != nullptr && !known.findings->findings.empty();
        if (found) {
            QStringList sentences;
            const auto& findings = known.findings->findings;
            const auto said = std::min(findings.size(), static_cast<std::size_t>(kMaxFindings));
            for (std::size_t i = 0; i < said; ++i)
                sentences << ExplanationWording::cause(recording.ruleOf(*event).family, findings[i].cause);
            if (said < findings.size())
                sentences << tr("And %n more finding(s).", nullptr, static_cast<int>(findings.size() - said));
            sentences << Wording::eventSentence(recording, *event, kMaxRemoved);
            voices.puzzle = joined(sentences);
        }
        voices.constraint = ConstraintWording::rule(recording, position, event, known.findings);
        voices.layer = LayerVoice::rule(recording, position, event, known.findings);
    } else {
        const bool verdict = position.step == recording.verdictStep();
        const auto events = recording.eventsOf(position.pass);
        const bool ends = std::any_of(events.begin(), events.end(),
            [&](const Event& event) { return event.kind == EventKind::End && event.step == position.step; });
        const int pass = position.pass;
        voices.constraint = joined(
            {verdict ? ConstraintWording::verdict(recording, pass) : ConstraintWording::search(recording, pass),
                ends ? ConstraintWording::end(recording) : QString()});
        voices.layer = joined({verdict ? LayerVoice::verdict(recording, pass) : LayerVoice::search(recording, pass),
            ends ? LayerVoice::end(recording) : QString()});
    }
    return voices;
}

EventVoices VoiceWording::ofEvent(const Recording& recording, const Event& event)
{
    const Position position = event.position();
    EventVoices voices = ofPosition(recording, position);
    const int pass = position.pass;
    voices.puzzle = Wording::eventSentence(recording, event);
    if (event.kind == EventKind::Start || event.kind == EventKind::Rule)
        return voices;
    // A step can have two events, and the last step of a pass is its end.
    const bool verdict = position.step == recording.verdictStep();
    voices.constraint
        = verdict ? ConstraintWording::verdict(recording, pass) : ConstraintWording::search(recording, pass);
    voices.layer = verdict ? LayerVoice::verdict(recording, pass) : LayerVoice::search(recording, pass);
    if (event.kind == EventKind::End) {
        voices.constraint = ConstraintWording::end(recording);
        voices.layer = LayerVoice::end(recording);
    }
    return voices;
}

QString VoiceWording::name(Voice voice)
{
    switch (voice) {
    case Voice::Puzzle:
        //: one of three voices that tell what a step did
        return tr("puzzle");
    case Voice::Constraint:
        return tr("constraint");
    case Voice::Layer:
        break;
    }
    return tr("layer");
}

QString VoiceWording::text(const EventVoices& voices, const VoiceSet& enabled)
{
    QStringList lines;
    for (const Voice voice : kVoices) {
        if (enabled.at(static_cast<std::size_t>(voice)))
            lines << QStringLiteral("%1: %2").arg(name(voice), voices.of(voice));
    }
    return lines.join(QLatin1Char('\n'));
}

QString VoiceWording::tip(const EventVoices& voices, const VoiceSet& enabled)
{
    constexpr int kWidth = 90; // signs: a tooltip as plain text breaks no lines itself
    QStringList lines;
    for (const QString& line : text(voices, enabled).split(QLatin1Char('\n'))) {
        QTextBoundaryFinder breaks(QTextBoundaryFinder::Line, line);
        qsizetype begin = 0;
        qsizetype end = 0;
        while (breaks.toNextBoundary() >= 0) {
            if (breaks.position() - begin > kWidth && end > begin) {
                lines << line.mid(begin, end - begin).trimmed();
                begin = end;
            }
            end = breaks.position();
        }
        lines << line.mid(begin).trimmed();
    }
    return lines.join(QLatin1Char('\n'));
}

} // namespace convoku
