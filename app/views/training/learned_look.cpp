// SPDX-License-Identifier: MIT
#include "app/views/training/learned_look.h"

#include "app/base/trouble.h"

#include <algorithm>

namespace convoku {

LearnedLook::LearnedLook(QObject* parent)
    : QObject(parent)
    , m_task(
          this, [] { return std::make_unique<Tool>(); },
          [this](std::size_t, const QString& error) {
              m_isWorking = false;
              auto sight = std::make_shared<LearnedSight>();
              sight->problem = error;
              m_sight = std::move(sight);
              Q_EMIT changed();
          })
{
}

void LearnedLook::ask(
    const LearningTask& task, std::vector<float> numbers, std::shared_ptr<const Recording> recording, Position position)
{
    m_isWorking = true;
    m_task.ask([this, task, numbers = std::move(numbers), recording = std::move(recording), position](
                   Tool& tool, const LatestTask<Tool>::Question& question) {
        auto sight = lookAt(tool, task, numbers, recording.get(), position);
        question.post([this, sight = std::move(sight)] {
            m_isWorking = false;
            m_sight = sight;
            Q_EMIT changed();
        });
    });
}

std::shared_ptr<const LearnedSight> LearnedLook::lookAt(
    Tool& tool, const LearningTask& task, std::vector<float> numbers, const Recording* recording, Position position)
{
    if (tool.task != task) {
        tool.layers.reset();
        tool.task = task;
        tool.layers = std::make_unique<LearnedLayers>(task);
        tool.function = tool.layers->function();
    }
    auto sight = std::make_shared<LearnedSight>();
    sight->task = task;
    sight->numbers = std::move(numbers);
    sight->function = tool.function;
    tool.layers->setNumbers(sight->numbers);
    sight->rows = tool.layers->rows();
    if (recording == nullptr || recording->board() != task.layers->board)
        return sight;
    // A run of the same length from the same board is the same one where the network and its rules are.
    const bool isSame = tool.passes == recording->passCount() && tool.options == recording->options()
        && tool.givens == recording->givens() && tool.start == recording->start();
    if (!isSame) {
        tool.passes = recording->passCount();
        tool.givens = recording->givens();
        tool.start = recording->start();
        tool.options = recording->options();
        tool.passesInBar = (tool.passes + kMostBars - 1) / kMostBars;
        tool.boards.clear();
        for (int pass = tool.passesInBar; pass <= tool.passes && pass > 0; pass += tool.passesInBar)
            tool.boards.push_back(recording->stateAt(recording->endOf(pass)).candidates);
    }
    if (recording->contains(position))
        sight->here = tool.layers->errorsOn(recording->stateAt(position).candidates);
    sight->answers = sight->here ? sight->here->answers : 0;
    sight->byPass = tool.layers->errorCounts(tool.boards);
    sight->passesInBar = std::max(tool.passesInBar, 1);
    return sight;
}

} // namespace convoku
