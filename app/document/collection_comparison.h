// SPDX-License-Identifier: MIT
#pragma once

#include "app/document/collection.h"
#include "app/document/report_job.h"

#include <QObject>
#include <QPointer>

#include <memory>
#include <vector>

namespace convoku {

/// Compares networks on the open collection. It continues, and keeps its rows, whichever window shows it.
class CollectionComparison final : public QObject
{
    Q_OBJECT

public:
    explicit CollectionComparison(QObject* parent = nullptr);
    ~CollectionComparison() override;

    /// The open one; null: there is none. Of another one, or another list in it, nothing is known.
    void setCollection(const Collection* collection);
    const Collection* collection() const { return m_collection; }

    /// Its first `puzzles` puzzles, in place of what was compared before.
    void start(std::vector<ComparedNetwork> networks, std::size_t puzzles);
    /// Ends it; the rows that are there stay.
    void stop();
    bool isRunning() const { return m_job != nullptr; }
    /// Returns the part of all its work that is done, 0 … 1.
    double part() const { return m_part; }
    /// Returns the name of the network at work; empty while the solutions of the puzzles are looked for.
    QString atWork() const { return m_atWork < 0 ? QString() : m_networks.at(static_cast<std::size_t>(m_atWork)).name; }
    /// In the order of the networks, those that are done.
    const std::vector<ReportRow>& rows() const { return m_rows; }
    /// Networks that come with the program are called something else in another language.
    void nameAgain();

Q_SIGNALS:
    /// All rows, or what runs: it has begun or ended, or there is another list.
    void changed();
    void found(const convoku::ReportRow& row);
    void progressed();
    /// It broke off: why.
    void failed(const QString& problem);

private:
    void clear();
    void take(ReportRow row);
    void report(int network, qulonglong done);
    void end(const QString& error);

    QPointer<const Collection> m_collection;
    std::vector<ComparedNetwork> m_networks;
    std::size_t m_puzzles = 0;
    std::vector<ReportRow> m_rows;
    int m_atWork = -1;
    double m_part = 0;
    std::unique_ptr<ReportJob> m_job;
};

} // namespace convoku
