// SPDX-License-Identifier: MIT
#pragma once

#include "app/base/latest_task.h"
#include "app/exporting/onnx_export.h"
#include "solver/check/soundness.h"
#include "solver/onnx/onnx_facts.h"

#include <QObject>

#include <memory>

namespace convoku {

/// Sizes of the file that would be written.
struct OnnxMeasure
{
    OnnxFacts facts;
    int layers = 0; ///< of the network that is written; several nodes may be one, and some of them are none
    qint64 bytes = 0;
};

/// Networks as ONNX files, made in threads that nobody waits for. Signals come in the thread that the job lives in.
/// Deleting the job drops all of it; a file that is not complete by then is not written.
class OnnxJob final : public QObject
{
    Q_OBJECT

public:
    /// All that is exported is of this model: what is proved of its rules is proved once.
    explicit OnnxJob(ModelPtr model, QObject* parent = nullptr);

    /// Computes one pass (or its step) in its form, and measures the file: passMade() and then measured() follow, or
    /// impossible(). Another call replaces it. `proves`: the file contains the verdicts of the rules.
    void look(const OnnxExport& what, bool proves);
    /// proving() for each rule where that is wanted, making(), and then written() follow.
    void write(const OnnxExport& what, bool proves, const QString& path);
    bool isRunning() const { return m_state != State::Idle; }
    /// Cancels: nothing is written, and no signal follows. Returns false if the file is being written already, which
    /// takes a moment only.
    bool cancel();

Q_SIGNALS:
    void passMade(const std::shared_ptr<const Network>& pass);
    void measured(const OnnxMeasure& measure);
    void impossible(const QString& why);
    /// number: from 1; part: of all proofs, 0 … 1.
    void proving(const QString& rule, int number, int count, double part);
    void making();
    /// Empty: done; otherwise why not, for people. Then the old file stays.
    void written(const QString& problem, qint64 bytes);

private:
    enum class State { Idle, Making, Writing };
    using Maker = LatestTask<check::SoundnessProver>;

    void end(const QString& problem, qint64 bytes);
    void put(const QByteArray& bytes, const QString& path);

    ModelPtr m_model;
    State m_state = State::Idle;
    LatestTask<NoTool> m_looker;
    LatestTask<NoTool> m_writer;
    Maker m_maker;
};

} // namespace convoku
