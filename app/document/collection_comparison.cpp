// SPDX-License-Identifier: MIT
#include "app/document/collection_comparison.h"

#include "app/wording/network_wording.h"
#include "solver/run/bitwise_batch.h"

#include <algorithm>
#include <thread>

namespace convoku {

CollectionComparison::CollectionComparison(QObject* parent)
    : QObject(parent)
{
}

CollectionComparison::~CollectionComparison() = default;

void CollectionComparison::setCollection(const Collection* collection)
{
    if (collection == m_collection)
        return;
    if (m_collection)
        disconnect(m_collection, nullptr, this, nullptr);
    m_collection = collection;
    if (m_collection)
        connect(m_collection, &Collection::begun, this, &CollectionComparison::clear);
    clear();
}

void CollectionComparison::clear()
{
    m_job.reset();
    m_rows.clear();
    Q_EMIT changed();
}

void CollectionComparison::start(std::vector<ComparedNetwork> networks, std::size_t puzzles)
{
    if (!m_collection || networks.empty())
        return;
    m_job.reset();
    m_rows.clear();
    m_networks = std::move(networks);
    m_puzzles = std::min(puzzles, m_collection->size());
    m_part = 0;
    m_atWork = -1;
    std::vector<StartingGrid> list;
    list.reserve(m_puzzles);
    for (std::size_t i = 0; i < m_puzzles; ++i)
        list.push_back(m_collection->start(i));
    ReportLimits limits;
    limits.threads = std::max(1, static_cast<int>(std::thread::hardware_concurrency()) - 1);
    m_job = std::make_unique<ReportJob>(
        [] { return std::make_unique<BitwiseBatch>(); }, m_networks, std::move(list), limits);
    connect(m_job.get(), &ReportJob::found, this, &CollectionComparison::take);
    connect(m_job.get(), &ReportJob::progressed, this, &CollectionComparison::report);
    connect(m_job.get(), &ReportJob::finished, this, &CollectionComparison::end);
    Q_EMIT changed();
}

void CollectionComparison::stop()
{
    m_job.reset();
    Q_EMIT changed();
}

void CollectionComparison::take(ReportRow row)
{
    // Use the current name: the language may have changed since the comparison began.
    row.name = m_networks.at(m_rows.size()).name;
    m_rows.push_back(row);
    Q_EMIT found(row);
}

void CollectionComparison::report(int network, qulonglong done)
{
    const auto all = static_cast<double>(m_networks.size() + 1) * static_cast<double>(m_puzzles); // what judges is one
    const double before = static_cast<double>(network + 1) * static_cast<double>(m_puzzles);
    m_atWork = network;
    m_part = all > 0 ? std::min(1.0, (before + static_cast<double>(done)) / all) : 0;
    Q_EMIT progressed();
}

void CollectionComparison::end(const QString& error)
{
    m_job.release()->deleteLater(); // it is the one that tells this
    Q_EMIT changed();
    if (!error.isEmpty())
        Q_EMIT failed(error);
}

void CollectionComparison::nameAgain()
{
    for (std::size_t i = 0; i < m_networks.size(); ++i) {
        const ModelPtr& network = m_networks[i].options.model;
        if (!isShipped(network))
            continue;
        m_networks[i].name = NetworkWording::name(*network);
        if (i < m_rows.size())
            m_rows[i].name = m_networks[i].name;
    }
}

} // namespace convoku
