// SPDX-License-Identifier: MIT
#include "app/views/training/recorded_training.h"

#include <QByteArrayList>
#include <QFile>

#include <algorithm>

namespace convoku {

TrainingRecord recordedTraining()
{
    TrainingRecord record;
    record.task = countIsOne(articleModel());
    QFile file(QStringLiteral(":/training/count_is_one.txt"));
    if (!file.open(QIODevice::ReadOnly))
        return record;
    while (!file.atEnd()) {
        const QByteArrayList fields = file.readLine().trimmed().split(' ');
        if (fields.front().startsWith('#'))
            continue;
        // First how much the answer "no" is worth, then a line per frame: start, step, loss, right, numbers.
        if (fields.size() == 2) {
            record.alwaysNo = fields[0].toDouble();
            record.alwaysNoLoss = fields[1].toDouble();
            continue;
        }
        const auto start = fields[0].toULongLong();
        if (start > record.runs.size())
            record.runs.push_back({.seed = start, .stride = 16, .alwaysNoLoss = record.alwaysNoLoss});
        TrainingFrame frame{fields[1].toInt(), fields[2].toDouble(), fields[3].toDouble(), {}};
        std::ranges::transform(fields.sliced(4), std::back_inserter(frame.numbers),
            [](const QByteArray& number) { return number.toFloat(); });
        record.runs.back().frames.push_back(std::move(frame));
    }
    return record;
}

} // namespace convoku
