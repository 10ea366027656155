// SPDX-License-Identifier: MIT
#include "app/exporting/onnx_job.h"

#include "app/base/output_file.h"
#include "app/exporting/onnx_wording.h"
#include "app/wording/wording.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace convoku {
namespace {

/// Returns verdicts for measuring a file without the proofs, which can take a minute. Their text is about as long as
/// that of real ones.
RuleVerdicts usualVerdicts(const OnnxExport& what)
{
    RuleVerdicts verdicts;
    for (const RuleId rule : what.rules)
        verdicts.emplace_back(what.model->rule(rule).id, verdictId(check::Soundness::Verdict::Proved));
    return verdicts;
}

} // namespace

OnnxJob::OnnxJob(ModelPtr model, QObject* parent)
    : QObject(parent)
    , m_model(std::move(model))
    , m_looker(this, [this](std::size_t, const QString& trouble) { Q_EMIT impossible(trouble); })
    , m_writer(this, [this](std::size_t, const QString& trouble) { end(trouble, 0); })
    , m_maker(
          this, [model = m_model] { return std::make_unique<check::SoundnessProver>(model); },
          [this](std::size_t, const QString& trouble) { end(trouble, 0); })
{
}

void OnnxJob::look(const OnnxExport& what, bool proves)
{
    if (const QString why = OnnxWording::cannotBe(what); !why.isEmpty()) {
        m_looker.drop();
        Q_EMIT impossible(why);
        return;
    }
    m_looker.ask([this, what, proves](NoTool&, const auto& question) {
        OnnxMeasure measure;
        const QString why = OnnxWording::problemIn([&] {
            OnnxExport one = what;
            one.passes = std::min(what.passes, 1);
            auto pass = std::make_shared<const Network>(networkOf(one));
            question.post([this, pass] { Q_EMIT passMade(pass); });
            if (!question.isCurrent())
                return;
            const auto network = what.passes == one.passes ? pass : std::make_shared<const Network>(networkOf(what));
            measure.layers = static_cast<int>(network->layers.size());
            if (!question.isCurrent())
                return;
            const QByteArray bytes = onnxFile(what, *network, proves ? usualVerdicts(what) : RuleVerdicts());
            measure.bytes = bytes.size();
            measure.facts = factsOf(bytes.toStdString());
        });
        question.post([this, why, measure] {
            if (why.isEmpty())
                Q_EMIT measured(measure);
            else
                Q_EMIT impossible(why);
        });
    });
}

void OnnxJob::write(const OnnxExport& what, bool proves, const QString& path)
{
    m_state = State::Making;
    m_maker.ask([this, what, proves, path](check::SoundnessProver& prover, const Maker::Question& question) {
        const int count = proves ? static_cast<int>(what.rules.size()) : 0;
        RuleVerdicts verdicts;
        for (int i = 0; i < count; ++i) {
            const RuleId rule = what.rules[static_cast<std::size_t>(i)];
            const Model::Rule& info = what.model->rule(rule);
            int said = -1;
            const auto progress = [&](double part) {
                // Report progress only as often as a bar can show it.
                constexpr int kSteps = 1000;
                const double all = (i + part) / count;
                if (std::exchange(said, static_cast<int>(all * kSteps)) == static_cast<int>(all * kSteps))
                    return;
                question.post(
                    [this, name = Wording::rule(info), i, count, all] { Q_EMIT proving(name, i + 1, count, all); });
            };
            progress(0);
            const check::Soundness is = prover.prove(
                rule, {.keepRunning = [&question] { return question.isCurrent(); }, .progress = progress});
            if (is.reason == check::Soundness::Reason::Cancelled)
                return;
            verdicts.emplace_back(info.id, verdictId(is.verdict));
        }
        question.post([this] { Q_EMIT making(); });
        QByteArray bytes;
        const QString problem = OnnxWording::problemIn([&] { bytes = onnxFile(what, verdicts); });
        // Cancelling happens before or after this, never in between.
        question.post([this, problem, bytes, path] {
            if (problem.isEmpty())
                put(bytes, path);
            else
                end(problem, 0);
        });
    });
}

void OnnxJob::put(const QByteArray& bytes, const QString& path)
{
    m_state = State::Writing;
    m_writer.ask([this, bytes, path](NoTool&, const auto& question) {
        question.post([this, problem = writeWholeFile(path, bytes), size = bytes.size()] { end(problem, size); });
    });
}

void OnnxJob::end(const QString& problem, qint64 bytes)
{
    m_state = State::Idle;
    Q_EMIT written(problem, bytes);
}

bool OnnxJob::cancel()
{
    if (m_state == State::Writing)
        return false;
    m_maker.drop();
    m_state = State::Idle;
    return true;
}

} // namespace convoku
