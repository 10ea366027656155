// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/command_line.h"
#include "app/cli/command_syntax.h"
#include "app/exporting/picture.h"
#include "solver/learn/acquired.h"

#include <QElapsedTimer>

#include <atomic>
#include <functional>
#include <memory>
#include <optional>

namespace convoku {

class Console;

/// train --acquired: what is removed after which step, and which written rule would have.
struct AcquiredOrder
{
    QString target;
    std::optional<PictureSettings> picture; ///< none: a table
};
OptionSyntax acquiredOption();
/// Reads --acquired; none if it is not given. Reports a fault if the question cannot be answered for the model.
std::optional<AcquiredOrder> readAcquired(CommandOptions& options, const Model& model);

/// Returns the history of one start, frame by frame, until `stop` is true. Leaves out frames whose numbers are invalid
/// or too large.
AcquiredHistory acquiredOf(const TrainingRecord& record, std::size_t start, const std::atomic<bool>& stop);

/// Looks now and then at what is removed while all of a network is trained.
class AcquiredWatch
{
public:
    static constexpr double kLooks = 60; ///< in a training, at most; and …
    static constexpr qint64 kTimes = 20; ///< … so many times as long as a look takes is trained between two
    using MakeModel = std::function<ModelPtr(const std::vector<float>&)>;

    AcquiredWatch(std::unique_ptr<Backend> backend, MakeModel make);

    /// `done`: 0 … 1, how much of the training is done.
    bool isDue(double done) const;
    /// Adds what is removed at this step, unless it has already looked at this step.
    void look(int step, double done, const std::vector<float>& numbers);
    const AcquiredHistory& history() const { return m_history; }

private:
    std::unique_ptr<Backend> m_backend;
    MakeModel m_make;
    RemovalTrial m_trial;
    AcquiredHistory m_history;
    double m_looked = 0;
    qint64 m_took = 0; ///< milliseconds
    QElapsedTimer m_since;
};

/// A line of names, then one a frame: the step, the share of each row, and how many they are of how many.
QByteArray acquiredTable(const AcquiredHistory& history);
/// The file, and a line for each row on standard output. `what`: what was trained; `steps`: how long. An ExitCode.
int writeAcquired(const AcquiredHistory& history, const AcquiredOrder& order, const QString& what, int steps, bool json,
    Console& console, const CommandLineContext& context);

} // namespace convoku
