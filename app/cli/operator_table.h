// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace convoku {

/// Support for an operator according to a compiler's published list.
enum class Listed : std::uint8_t {
    Yes,
    WithLimits, ///< of attributes, sizes or what runs it, some of which ours may not keep
    No, ///< it is not there, or its limits exclude what we write
};

/// The ONNX operators that a device's compiler supports, according to its maker. The lists are data that people read;
/// none of the compilers was run.
struct CompilerList
{
    QString name; ///< of device and compiler
    QString source; ///< where the list stands, and which one
    Listed listed(const QString& anOperator) const;

    QStringList plain;
    QStringList limited;
};
std::vector<CompilerList> compilerLists();

/// A row of the table: a form and all operators that the networks which ship are made of in it.
struct OperatorRow
{
    QString form; ///< as on the command line: "image, gate"; "image, qdq, `--step`" where passes are made of others
    QStringList operators;
};
/// Returns the rows for passes of article, fast and one_kernel, and for steps of the first two. Takes a moment.
std::vector<OperatorRow> operatorRows();
/// Returns the rows that a page of the help has between the lines below, in any language: those of the English page are
/// tested to be operatorRows(), and reading them takes no time.
std::vector<OperatorRow> operatorRowsOf(const QString& page);

/// The table, in Markdown, and the lists' sources below it.
QString operatorTable(const std::vector<OperatorRow>& rows);
/// A page of the help with what stands between the lines "<!-- operators -->" and "<!-- end -->" brought up to date.
QString withOperators(QString page, const std::vector<OperatorRow>& rows);

} // namespace convoku
