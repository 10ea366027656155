// SPDX-License-Identifier: MIT
#include "app/views/training/learned_study.h"

#include <array>

namespace convoku {
namespace {

constexpr std::array kDeviations{0.0, 0.02, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5};
constexpr std::uint64_t kSeed = 1;

} // namespace

LearnedStudy::LearnedStudy(QObject* parent)
    : QObject(parent)
    , m_task(this, [this](std::size_t, const QString& error) {
        m_working.reset();
        Q_EMIT changed();
        Q_EMIT failed(error);
    })
{
}

LearnedStudy::~LearnedStudy()
{
    if (m_stop)
        *m_stop = true;
}

void LearnedStudy::cancel()
{
    if (m_stop)
        *m_stop = true;
    m_task.drop();
    if (m_working) {
        m_working.reset();
        Q_EMIT changed();
    }
}

void LearnedStudy::clear()
{
    cancel();
    m_snapped.reset();
    m_road.clear();
    m_noise.clear();
    Q_EMIT changed();
}

void LearnedStudy::begin(Kind kind, const LearningTask& task, std::vector<float> numbers)
{
    if (m_stop)
        *m_stop = true;
    m_stop = std::make_shared<std::atomic<bool>>(false);
    m_snapped.reset();
    m_road.clear();
    m_noise.clear();
    m_asked = task;
    m_working = kind;
    m_task.ask([this, kind, task, numbers = std::move(numbers), stop = m_stop](
                   NoTool&, const LatestTask<NoTool>::Question& question) {
        std::optional<Snapped> snap;
        std::vector<RoadPoint> road;
        std::vector<NoisePoint> noise;
        switch (kind) {
        case Kind::Snap:
            snap = convoku::snapped(task, numbers, kSeconds, *stop);
            break;
        case Kind::Road:
            road = roadBetween(task, numbers, kPoints, kBoards, kSeed, *stop);
            break;
        case Kind::Noise:
            noise = noiseOn(task, kDeviations, kDraws, kBoards, kSeed, *stop);
            break;
        }
        question.post([this, snap = std::move(snap), road = std::move(road), noise = std::move(noise)] {
            m_working.reset();
            m_snapped = snap;
            m_road = road;
            m_noise = noise;
            Q_EMIT changed();
        });
    });
    Q_EMIT changed();
}

void LearnedStudy::snap(const LearningTask& task, std::vector<float> numbers)
{
    begin(Kind::Snap, task, std::move(numbers));
}

void LearnedStudy::road(const LearningTask& task, std::vector<float> numbers)
{
    begin(Kind::Road, task, std::move(numbers));
}

void LearnedStudy::noise(const LearningTask& task)
{
    begin(Kind::Noise, task, learnedNumbersOf(*task.layers, task.learned));
}

} // namespace convoku
