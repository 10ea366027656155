// SPDX-License-Identifier: MIT
#include "app/cli/operator_table.h"

#include "app/cli/cli_text.h"
#include "app/exporting/onnx_export.h"
#include "app/exporting/onnx_wording.h"

#include <set>
#include <string_view>
#include <utility>

namespace convoku {
namespace {

QStringList words(const char* text)
{
    return QString::fromLatin1(text).split(QLatin1Char(' '));
}

QString cell(const CompilerList& list, const QStringList& operators)
{
    QStringList missing;
    QStringList limited;
    for (const QString& each : operators) {
        const Listed is = list.listed(each);
        if (is == Listed::No)
            missing << each;
        else if (is == Listed::WithLimits)
            limited << each;
    }
    const QString comma = QStringLiteral(", ");
    if (!missing.isEmpty())
        return CliText::tr("not listed: %1").arg(missing.join(comma));
    if (!limited.isEmpty())
        return CliText::tr("listed; with limits: %1").arg(limited.join(comma));
    return CliText::tr("listed");
}

/// The text between the marked lines of a page; a negative length if there are none.
std::pair<qsizetype, qsizetype> markedPart(const QString& page)
{
    const QString mark = QStringLiteral("<!-- operators -->");
    const qsizetype from = page.indexOf(mark) + mark.size();
    const qsizetype to = page.indexOf(QStringLiteral("<!-- end -->"), from);
    return {from, from < mark.size() || to < 0 ? -1 : to - from};
}

QString row(const QStringList& cells)
{
    return QStringLiteral("| %1 |\n").arg(cells.join(QStringLiteral(" | ")));
}

} // namespace

Listed CompilerList::listed(const QString& anOperator) const
{
    return plain.contains(anOperator) ? Listed::Yes : limited.contains(anOperator) ? Listed::WithLimits : Listed::No;
}

std::vector<CompilerList> compilerLists()
{
    // Pulsar: Resize is listed, but the guide to operators has powers of two only, and boards need 3 and 9; MaxPool has
    // no second output. Pulsar2 reads files of eight bits for AX650 and M76H only. nncase: convolutions of 1 × 1 and 3
    // × 3 and pools of 2 × 2 and 4 × 4 run on the KPU, the rest on the processor. Edge TPU: TensorFlow Lite's
    // operators, in the place of ONNX' of the same meaning; Clip is not Relu6 or ReluN1To1, and eight bits are
    // TensorFlow Lite's own. Strides of TransposeConv above 1 are reported not to compile.
    return {
        {QStringLiteral("AX620A, Pulsar"),
            QStringLiteral("AXERA-TECH/pulsar-docs, f391cff, appendix/op_support_list.rst and "
                           "efficient_op_design_guides.rst"),
            words("Clip Concat Identity Relu Transpose"), words("Add Conv ConvTranspose MaxPool Mul Pad Reshape Sub")},
        {QStringLiteral("AX620E, Pulsar2"),
            QStringLiteral("AXERA-TECH/pulsar2-docs, b32f7c1, op_support_list_ax620e.md"),
            words("Add Clip Concat Identity Max Min Mul Relu Reshape Sub Transpose"),
            words("Conv ConvTranspose MaxPool Pad Resize")},
        {QStringLiteral("K210, nncase 1.9"), QStringLiteral("kendryte/nncase, v1.9.0, docs/onnx_ops.md"),
            words("Add Clip Concat Identity Max Min Mul Pad Relu Reshape Resize Sub Transpose"),
            words("Conv ConvTranspose MaxPool")},
        {QStringLiteral("RKNN2 2.1"), QStringLiteral("airockchip/rknn-toolkit2, RKNNToolKit2_OP_Support-v2.1.0.md"),
            words("Add Clip Concat Conv ConvTranspose DequantizeLinear Identity Max MaxPool MaxUnpool Min Mul Pad "
                  "QuantizeLinear Relu Reshape Sub Transpose"),
            words("Resize")},
        {QStringLiteral("Edge TPU"), QStringLiteral("coral.ai, docs/edgetpu/models-intro"),
            words("Add Conv Max Min Mul Relu Sub"), words("Concat ConvTranspose MaxPool Pad Reshape Resize Transpose")},
        {QStringLiteral("Core ML"), QStringLiteral("microsoft/onnxruntime, 04f568d, coreml_supported_mlprogram_ops.md"),
            words("Add Clip Concat Identity Max Mul Relu Reshape Sub Transpose"),
            words("Conv ConvTranspose MaxPool Resize")},
    };
}

std::vector<OperatorRow> operatorRows()
{
    std::vector<OperatorRow> rows;
    for (int form = 0; form < onnxFormIds().size(); ++form) {
        for (int precision = 0; precision < onnxPrecisionIds().size(); ++precision) {
            const auto operators = [form, precision](int passes) {
                std::set<QString> all;
                for (const char* model : {"article", "fast", "one_kernel"}) {
                    if (passes == 0 && std::string_view(model) == "one_kernel")
                        continue; // its rules are in its passes, its search is article's
                    OnnxExport what;
                    what.model = shippedModel(model);
                    what.rules = what.model->everyRule();
                    what.passes = passes;
                    what.form = static_cast<OnnxForm>(form);
                    what.precision = static_cast<OnnxPrecision>(precision);
                    if (!OnnxWording::cannotBe(what).isEmpty())
                        continue;
                    const QStringList used = operatorsOf(what);
                    all.insert(used.begin(), used.end());
                }
                return QStringList(all.begin(), all.end());
            };
            const QString name = onnxFormIds()[form] + QStringLiteral(", ") + onnxPrecisionIds()[precision];
            const QStringList passes = operators(1);
            const QStringList step = operators(0);
            if (step.isEmpty() || step == passes) {
                if (!passes.isEmpty())
                    rows.push_back({name, passes});
                continue;
            }
            rows.push_back({name + QStringLiteral(", `--passes`"), passes});
            rows.push_back({name + QStringLiteral(", `--step`"), step});
        }
    }
    return rows;
}

std::vector<OperatorRow> operatorRowsOf(const QString& page)
{
    std::vector<OperatorRow> rows;
    const auto [from, size] = markedPart(page);
    const QStringList lines
        = size < 0 ? QStringList() : page.mid(from, size).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    // Behind the heading and the line below it.
    for (qsizetype i = 2; i < lines.size() && lines[i].startsWith(QLatin1String("| ")); ++i) {
        const QStringList cells = lines[i].mid(2).split(QStringLiteral(" | "));
        rows.push_back({cells.front(), cells.value(1).split(QStringLiteral(", "))});
    }
    return rows;
}

QString operatorTable(const std::vector<OperatorRow>& rows)
{
    const std::vector<CompilerList> lists = compilerLists();
    QStringList head{CliText::tr("Form"), CliText::tr("Operators")};
    QString sources;
    for (const CompilerList& list : lists) {
        head << list.name;
        QString source = list.source;
        sources
            += QStringLiteral("- %1: %2\n").arg(list.name, source.replace(QLatin1String("_"), QLatin1String("\\_")));
    }
    QString text = row(head) + row(QStringList(head.size(), QStringLiteral("---")));
    for (const OperatorRow& each : rows) {
        QStringList cells{each.form, each.operators.join(QStringLiteral(", "))};
        for (const CompilerList& list : lists)
            cells << cell(list, each.operators);
        text += row(cells);
    }
    return text + QLatin1Char('\n') + CliText::tr("Lists consulted:") + QStringLiteral("\n\n") + sources;
}

QString withOperators(QString page, const std::vector<OperatorRow>& rows)
{
    const auto [from, size] = markedPart(page);
    if (size >= 0)
        page.replace(from, size, QStringLiteral("\n\n%1\n").arg(operatorTable(rows)));
    return page;
}

} // namespace convoku
