// SPDX-License-Identifier: MIT
#include "app/views/training/recorded_training.h"

#include <QByteArrayList>
#include <QFile>

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <utility>

namespace convoku {

TrainingRecord recordedTraining()
{
    QFile file(QStringLiteral(":/training/count_is_one.txt"));
    return file.open(QIODevice::ReadOnly) ? readTraining(file) : TrainingRecord();
}

TrainingRecord readTraining(QIODevice& device)
{
    constexpr qsizetype kBeforeNumbers = 4;
    TrainingRecord record;
    record.task = countIsOne(articleModel());
    const auto numbers = static_cast<qsizetype>(learnedNumbersOf(*record.task.layers, record.task.learned).size());
    while (!device.atEnd()) {
        const QByteArrayList fields = device.readLine().trimmed().split(' ');
        if (fields.front().startsWith('#'))
            continue;
        // First how much the answer "no" is worth, then a line per frame: start, step, loss, right, numbers.
        if (fields.size() == 2) {
            record.alwaysNo = fields[0].toDouble();
            record.alwaysNoLoss = fields[1].toDouble();
            continue;
        }
        const auto start = fields[0].toULongLong();
        if (start == 0 || fields.size() != kBeforeNumbers + numbers)
            continue;
        if (start > record.runs.size())
            record.runs.push_back({.seed = start, .stride = 16, .alwaysNoLoss = record.alwaysNoLoss});
        TrainingFrame frame{fields[1].toInt(), fields[2].toDouble(), fields[3].toDouble(), {}};
        std::ranges::transform(fields.sliced(kBeforeNumbers), std::back_inserter(frame.numbers),
            [](const QByteArray& number) { return number.toFloat(); });
        record.runs.back().frames.push_back(std::move(frame));
    }
    return record;
}

} // namespace convoku
