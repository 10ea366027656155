// SPDX-License-Identifier: MIT
#include "app/drawing/training_ink.h"

#include "app/drawing/contrast.h"

namespace convoku {

TrainingInk inkOf(TrainingOutcome outcome)
{
    switch (outcome) {
    case TrainingOutcome::Found:
        return TrainingInk::Written;
    case TrainingOutcome::SomethingElse:
        return TrainingInk::Other;
    case TrainingOutcome::Stuck:
        break;
    }
    return TrainingInk::Stuck;
}

QColor trainingColour(TrainingInk ink, const Theme& theme)
{
    const Tokens tokens = tokensOf(theme);
    switch (ink) {
    case TrainingInk::Written:
        return tokens.solved;
    case TrainingInk::Other:
        return theme.family(RuleFamily::Pointing);
    case TrainingInk::Stuck:
    case TrainingInk::Quiet:
        return tokens.text3;
    case TrainingInk::Positive:
        return theme.family(RuleFamily::NakedSingle);
    case TrainingInk::Negative:
    case TrainingInk::Wrong:
        return tokens.contradiction;
    case TrainingInk::Chosen:
        break;
    }
    return tokens.ink;
}

QColor trainingWords(TrainingInk ink, const Theme& theme)
{
    const Tokens tokens = tokensOf(theme);
    const QColor colour = trainingColour(ink, theme);
    return contrastRatio(colour, tokens.canvas) >= kReadableText ? colour : tokens.text1;
}

} // namespace convoku
