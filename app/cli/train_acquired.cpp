// SPDX-License-Identifier: MIT
#include "app/cli/train_acquired.h"

#include "app/cli/cli_text.h"
#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "app/cli/drawn_words.h"
#include "app/cli/export_parts.h"
#include "app/cli/json_line.h"
#include "app/views/training/acquired_picture.h"
#include "app/views/training/acquired_wording.h"
#include "solver/error.h"

namespace convoku {
namespace {

QByteArray rowId(const AcquiredHistory& history, std::size_t row)
{
    if (row < history.unexplainedRow())
        return QByteArray::fromStdString(articleModel()->rules.at(row).id);
    return row == history.unexplainedRow() ? "unexplained" : "unsound";
}

QByteArray shareText(double part)
{
    return QByteArray::number(part, 'f', 4);
}

QByteArray stepOr(std::optional<int> step)
{
    return step ? QByteArray::number(*step) : QByteArray("null");
}

} // namespace

OptionSyntax acquiredOption()
{
    return {{QStringLiteral("acquired")}, CliText::tr("FILE"),
        CliText::tr("Write a comma-separated table or a picture (.png, .svg, .pdf) of the candidates removed after "
                    "each step: by the first written rule that would remove them, those that no written rule would "
                    "remove, and those of the solution."),
        {}, OptionSyntax::Kind::File};
}

std::optional<AcquiredOrder> readAcquired(CommandOptions& options, const Model& model)
{
    if (!options.has("acquired"))
        return std::nullopt;
    AcquiredOrder order{options.text("acquired"), std::nullopt};
    for (const PictureFormat format : kPictureFormats) {
        if (order.target.endsWith(QLatin1Char('.') + suffixOf(format), Qt::CaseInsensitive)) {
            order.picture.emplace();
            order.picture->format = format;
        }
    }
    if (!canBeExplained(model))
        options.fail(QStringLiteral("--acquired: ")
            + (model.ownHouses().empty() ? AcquiredWording::otherBoard() : AcquiredWording::ownHouses()));
    return order;
}

AcquiredHistory acquiredOf(const TrainingRecord& record, std::size_t start, const std::atomic<bool>& stop)
{
    const RemovalTrial trial;
    AcquiredHistory history{allOf(trial.boards()), {}};
    for (const TrainingFrame& frame : record.runs.at(start).frames) {
        if (stop)
            break;
        try {
            history.frames.push_back({frame.step, trial.ofRule(record.task, frame.numbers)});
        } catch (const NetworkFault&) {
            throw;
        } catch (const Error&) {
            // Its numbers are none, or too large.
        }
    }
    return history;
}

AcquiredWatch::AcquiredWatch(std::unique_ptr<Backend> backend, MakeModel make)
    : m_backend(std::move(backend))
    , m_make(std::move(make))
    , m_history{allOf(m_trial.boards()), {}}
{
}

bool AcquiredWatch::isDue(double done) const
{
    return m_history.frames.empty() || (done >= m_looked + 1 / kLooks && m_since.elapsed() >= kTimes * m_took);
}

void AcquiredWatch::look(int step, double done, const std::vector<float>& numbers)
{
    if (!m_history.frames.empty() && m_history.frames.back().step == step)
        return;
    QElapsedTimer clock;
    clock.start();
    try {
        m_history.frames.push_back({step, m_trial.ofPass(m_make(numbers), *m_backend)});
    } catch (const NetworkFault&) {
        throw;
    } catch (const Error&) {
        // Its numbers are none, or too large: what is trained says so itself.
    }
    m_looked = done;
    m_took = clock.elapsed();
    m_since.start();
}

QByteArray acquiredTable(const AcquiredHistory& history)
{
    QByteArray csv = "step";
    for (std::size_t row = 0; row < history.rows(); ++row)
        csv += ',' + rowId(history, row);
    for (std::size_t row = 0; row < history.rows(); ++row)
        csv += ',' + rowId(history, row) + " of " + QByteArray::number(history.most(row));
    csv += '\n';
    for (std::size_t frame = 0; frame < history.frames.size(); ++frame) {
        csv += QByteArray::number(history.frames[frame].step);
        for (std::size_t row = 0; row < history.rows(); ++row)
            csv += ',' + shareText(history.share(row, frame));
        for (std::size_t row = 0; row < history.rows(); ++row)
            csv += ',' + QByteArray::number(history.count(row, frame));
        csv += '\n';
    }
    return csv;
}

int writeAcquired(const AcquiredHistory& history, const AcquiredOrder& order, const QString& what, int steps, bool json,
    Console& console, const CommandLineContext& context)
{
    if (history.frames.empty()) {
        console.message(QStringLiteral("--acquired: ") + AcquiredWording::tooLarge(0));
        return ExitBad;
    }
    const std::size_t last = history.frames.size() - 1;
    for (std::size_t row = 0; row < history.rows(); ++row) {
        if (!json) {
            console.writeLine(AcquiredWording::line(history, row).toUtf8());
            continue;
        }
        const bool isUnsound = row == history.unsoundRow();
        console.writeLine(JsonLine()
                              .text("acquired", rowId(history, row))
                              .raw(isUnsound ? "none_from" : "from",
                                  stepOr(isUnsound ? history.noneFrom(row) : history.acquiredFrom(row)))
                              .raw("share", shareText(history.share(row, last)))
                              .number("removed", history.count(row, last))
                              .number("of", history.most(row))
                              .finished());
    }
    if (!order.picture)
        return writeTarget(acquiredTable(history), order.target, console, context);
    const DrawnWords words(console);
    ExportSettings settings;
    settings.target = order.target;
    settings.picture = *order.picture;
    return exportPicture(AcquiredPicture(history, what, steps), settings, 0, console, context);
}

} // namespace convoku
