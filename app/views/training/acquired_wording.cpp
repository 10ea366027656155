// SPDX-License-Identifier: MIT
#include "app/views/training/acquired_wording.h"

#include "app/views/training/training_wording.h"
#include "app/wording/wording.h"

#include <QLocale>

namespace convoku {

QString AcquiredWording::title()
{
    return tr("What it learned, when");
}

QString AcquiredWording::row(std::size_t row)
{
    const auto& rules = articleModel()->rules;
    if (row < rules.size())
        return Wording::rule(rules[row]);
    //: candidates that go, and should go, but that no written rule removes from this board
    return row == rules.size() ? tr("Nothing written finds it") : tr("Digits of the solution");
}

QString AcquiredWording::when(const AcquiredHistory& history, std::size_t row)
{
    const QLocale locale;
    if (history.frames.empty())
        return {};
    if (row == history.unsoundRow()) {
        const auto none = history.noneFrom(row);
        if (!none)
            return tr("lost at the end too");
        return *none == history.frames.front().step ? tr("never lost")
                                                    : tr("none lost from step %1").arg(locale.toString(*none));
    }
    const auto from = history.acquiredFrom(row);
    return from ? tr("from step %1").arg(locale.toString(*from)) : tr("never");
}

QString AcquiredWording::line(const AcquiredHistory& history, std::size_t row)
{
    //: %1: a rule; %2: from step 400, never
    return tr("%1: %2").arg(AcquiredWording::row(row), when(history, row));
}

QString AcquiredWording::atFrame(const AcquiredHistory& history, std::size_t row, std::size_t frame)
{
    const QLocale locale;
    //: %1: a rule; %6: from step 400, never
    return tr("%1: %2 of %3 removed (%4) at step %5; %6")
        .arg(AcquiredWording::row(row), locale.toString(history.count(row, frame)), locale.toString(history.most(row)),
            TrainingWording::share(history.share(row, frame)), locale.toString(history.frames.at(frame).step),
            when(history, row));
}

QString AcquiredWording::summary(const AcquiredHistory& history)
{
    QStringList lines;
    for (std::size_t row = 0; row < history.rows(); ++row)
        lines << line(history, row);
    return lines.join(QStringLiteral(". ")) + QLatin1Char('.');
}

QString AcquiredWording::note(const AcquiredHistory& history)
{
    int all = history.all.unexplained + history.all.unsound;
    for (const int count : history.all.byRule)
        all += count;
    return tr(
        "Each of %1 candidates on boards of the written network’s runs is in the line of the first written rule that "
        "removes it there. A rule is acquired at the step from which at least half of its line is always removed.")
        .arg(QLocale().toString(all));
}

QString AcquiredWording::ownHouses()
{
    return tr("This network has custom houses, and the boards used for this measurement have none. They cannot explain "
              "what the network removes.");
}

QString AcquiredWording::otherBoard()
{
    return tr("This network solves boards of a different size from those used for measuring. They cannot explain what "
              "it removes.");
}

QString AcquiredWording::tooLarge(int step)
{
    return tr("At step %1 the values are too large or not numbers. They make no rule, so its removals are not known.")
        .arg(QLocale().toString(step));
}

QString AcquiredWording::working()
{
    return tr("Computing what the start removes …");
}

} // namespace convoku
