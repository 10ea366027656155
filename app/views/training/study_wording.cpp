// SPDX-License-Identifier: MIT
#include "app/views/training/study_wording.h"

#include "app/views/training/training_wording.h"
#include "app/wording/layer_wording.h"

#include <QLocale>

#include <cmath>

namespace convoku {
namespace {

constexpr std::size_t kMostNumbers = 12; ///< of a kernel that is written out

} // namespace

QString StudyWording::working(int kind)
{
    switch (kind) {
    case 0:
        return tr("Aligning the numbers, rounding them and comparing them with the written ones…");
    case 1:
        return tr("Computing the path to the written numbers…");
    default:
        return tr("Testing networks with noise added to their numbers…");
    }
}

QString StudyWording::snapped(const Snapped& snap)
{
    QStringList said;
    if (snap.negated)
        said << tr("Mirrored: all signs were changed.");
    QStringList numbers;
    for (std::size_t i = 0; i < snap.rounded.size() && i < kMostNumbers; ++i)
        numbers << LayerWording::number(snap.rounded[i]);
    if (snap.rounded.size() > kMostNumbers)
        numbers << QStringLiteral("…");
    said << tr("Rounded: %1.").arg(numbers.join(QStringLiteral(", ")));
    said << (snap.changed.empty()
            ? tr("These are the written numbers.")
            : tr("%n number(s) differ from the written ones.", nullptr, static_cast<int>(snap.changed.size())));
    switch (snap.verdict) {
    case Snapped::Verdict::Equal:
        said << tr("Proved: it gives the same answer as the written rule on every possible board.");
        break;
    case Snapped::Verdict::Differs:
        said << (snap.board ? tr("It is a different rule: the two answers differ on this board.")
                            : tr("It is a different rule."));
        break;
    case Snapped::Verdict::Open:
        said << tr("Within its time limit, the proof found neither that they are the same nor where they differ.");
        break;
    }
    return said.join(QLatin1Char(' '));
}

QString StudyWording::rightLabel()
{
    return tr("right");
}

QString StudyWording::unsoundLabel()
{
    return tr("loses a solution");
}

QString StudyWording::losingLabel()
{
    return tr("networks that lose a solution");
}

QString StudyWording::onRoad(const RoadPoint& point)
{
    return tr("%1 % of the way from the learned to the written numbers: %2 of the answers are right. On %3 of the "
              "boards, the rule removes a digit of the solution.")
        .arg(QLocale().toString(std::lround(point.position * 100)), TrainingWording::share(point.right),
            TrainingWording::share(point.unsound));
}

QString StudyWording::noise(const NoisePoint& point)
{
    return tr("Noise of %1 on each number: %2 of %3 networks lose a solution, %4 of the answers are right.")
        .arg(LayerWording::shortNumber(point.deviation), QLocale().toString(point.losing),
            QLocale().toString(point.draws), TrainingWording::share(point.right));
}

QString StudyWording::noise(const std::vector<NoisePoint>& points)
{
    const NoisePoint* last = nullptr;
    for (const NoisePoint& point : points) {
        if (point.losing > 0)
            return last == nullptr ? noise(point)
                                   : tr("With noise of up to %1 on each written number, no network lost a solution. %2")
                                         .arg(LayerWording::shortNumber(last->deviation), noise(point));
        last = &point;
    }
    return last == nullptr ? QString()
                           : tr("With noise of up to %1 on each written number, no network lost a solution.")
                                 .arg(LayerWording::shortNumber(last->deviation));
}

} // namespace convoku
