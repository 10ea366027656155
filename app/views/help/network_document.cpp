// SPDX-License-Identifier: MIT
#include "app/views/help/network_document.h"

#include "app/exporting/recurrence_picture.h"
#include "app/wording/graph_wording.h"
#include "app/wording/layer_wording.h"
#include "app/wording/layer_words.h"
#include "app/wording/wording.h"
#include "solver/run/at_work.h"
#include "solver/run/runner.h"
#include "solver/run/tensors.h"

#include <QRegularExpression>

#include <algorithm>
#include <map>
#include <tuple>

namespace convoku {
namespace {

QString row(QStringList cells)
{
    // Words may have the sign that stands between cells.
    cells.replaceInStrings(QStringLiteral("|"), QStringLiteral("\\|"));
    return QStringLiteral("| ") + cells.join(QStringLiteral(" | ")) + QStringLiteral(" |\n");
}

QString heading(const QStringList& cells)
{
    return row(cells) + QStringLiteral("|") + QStringLiteral("---|").repeated(cells.size()) + QLatin1Char('\n');
}

QString shapeText(const Network& network, ValueId value)
{
    return LayerWording::shape(network.value(value).shape);
}

const QString kEnd = QStringLiteral("<!-- end -->");
const QString kLayersOf = QStringLiteral("<!-- layers of %1 -->");
const QString kGroups = QStringLiteral("<!-- groups -->");

/// Returns true if the kernel covers several numbers, or selects one of several. Upsampling does not count: it only
/// repeats.
bool hasKernel(const Layer& layer)
{
    return traitsOf(layer.kind).kernel != KernelKind::None && layer.kind != LayerKind::Upsample;
}

/// The same computation, of values of the same shape.
bool areTwins(const Network& network, const Layer& a, const Layer& b)
{
    const auto itself = [&network](const Layer& layer) {
        return std::tuple(layer.kind, layer.kernel, layer.stride, layer.groups, layer.weights, layer.bias,
            network.value(layer.inputs.front()).shape, network.value(layer.outputs.front()).shape);
    };
    return itself(a) == itself(b);
}

/// "lines_of_the_box_with_the_digit"
QString fileWords(const std::string& words)
{
    QString name;
    for (const QChar c : QString::fromStdString(words).toLower()) {
        if (c.isLetterOrNumber() && c.unicode() < 128)
            name += c;
        else if (!name.endsWith(QLatin1Char('_')) && !name.isEmpty())
            name += QLatin1Char('_');
    }
    while (name.endsWith(QLatin1Char('_')))
        name.chop(1);
    return name;
}

} // namespace

NetworkDocument::NetworkDocument(Backend& backend, const StartingGrid& start)
    : m_puzzle(QString::fromStdString(start.givens.toText()))
{
    const Recording recording = record(backend, start, {});
    m_recurrence = std::make_shared<RecurrencePicture>(recording);

    const auto encode = std::make_shared<const Network>(buildEncode(recording.model()));
    const auto encodeLoaded = backend.load(encode);
    const std::vector<Tensor> digits{toDigits(std::span(&start.givens, 1), start.givens.board())};
    const auto encoded = std::make_shared<const Inspection>(encode, *encodeLoaded, digits);
    add({QString::fromStdString(encode->groups.front().id), encode.get(), &encode->groups.front(), 0, true,
            std::make_shared<NetworkPicture>(encode, 0, encoded), {}},
        0, encoded);

    const auto network = std::make_shared<const Network>(recording.network());
    const auto loaded = backend.load(network);
    std::map<int, std::shared_ptr<const Inspection>> passes;
    const auto addOf = [&](const QString& id, int group, const Event* event) {
        const int pass = event ? static_cast<int>(event->pass) : 1;
        auto& values = passes[pass];
        if (!values)
            values = std::make_shared<const Inspection>(
                Inspection::ofPass(network, *loaded, recording.stateAt(recording.endOf(pass - 1))));
        const Group* which = group < 0 ? nullptr : &network->groups[static_cast<std::size_t>(group)];
        add({id, network.get(), which, pass, event != nullptr, std::make_shared<NetworkPicture>(network, group, values),
                {}},
            group, values);
    };
    for (int i = 0; i < static_cast<int>(network->groups.size()); ++i) {
        const Group& group = network->groups[static_cast<std::size_t>(i)];
        addOf(QString::fromStdString(group.id), i, firstEventOf(recording, group));
    }
    addOf(QStringLiteral("pass"), -1, firstEventOf(recording, network->groups.back()));
}

void NetworkDocument::add(const Entry& entry, int group, const std::shared_ptr<const Inspection>& values)
{
    m_entries.push_back(entry);
    if (entry.group != nullptr)
        m_entries.back().kernels = kernelsOf(entry, group + 1, values);
}

std::vector<NetworkDocument::KernelEntry> NetworkDocument::kernelsOf(
    const Entry& entry, int step, const std::shared_ptr<const Inspection>& values)
{
    const Network& network = values->network();
    const std::vector<OutputElement> elements = elementsAtWork(*values, *entry.group);
    std::vector<KernelEntry> kernels;
    for (int i = 0; i < static_cast<int>(entry.group->layerCount); ++i) {
        const Layer& layer = network.layers[entry.group->firstLayer + static_cast<std::size_t>(i)];
        if (!hasKernel(layer))
            continue;
        const auto twin = std::ranges::find_if(
            kernels, [&](const KernelEntry& other) { return areTwins(network, *other.layer.layer, layer); });
        if (twin != kernels.end()) {
            twin->twins.push_back(i + 1);
            continue;
        }
        KernelEntry kernel;
        kernel.number = i + 1;
        kernel.id = QStringLiteral("%1_%2_%3")
                        .arg(entry.id)
                        .arg(kernel.number, 2, 10, QLatin1Char('0'))
                        .arg(fileWords(layer.words));
        kernel.layer.values = values;
        kernel.layer.layer = &layer;
        if (entry.pass > 0)
            kernel.layer.address = QStringLiteral("%1.%2.%3").arg(entry.pass).arg(step).arg(kernel.number);
        kernel.layer.element = elements[static_cast<std::size_t>(i)];
        kernel.layer.closeUp = true;
        kernel.picture = std::make_shared<LayerDrawing>(kernel.layer);
        kernels.push_back(std::move(kernel));
    }
    return kernels;
}

const Event* NetworkDocument::firstEventOf(const Recording& recording, const Group& group)
{
    const auto shows = [&](const Event& event) {
        switch (group.kind) {
        case GroupKind::Rule:
            return event.kind == EventKind::Rule && group.id == recording.ruleOf(event).id;
        case GroupKind::Verdict:
            return event.kind == EventKind::Contradiction;
        case GroupKind::Search:
            return event.kind == EventKind::Push;
        case GroupKind::Encode:
            break;
        }
        return false;
    };
    const auto events = recording.events();
    const auto at = std::ranges::find_if(events, shows);
    return at == events.end() ? nullptr : &*at;
}

QString NetworkDocument::layersTable(const Network& network, const Group& group)
{
    std::map<ValueId, QString> names; // of what has been computed so far
    for (const ValueId input : group.inputs)
        names[input] = GraphWording::value(network, input);
    QString table = heading({QStringLiteral("#"), tr("operation"), tr("reads"), tr("makes"), tr("which is")});
    for (std::size_t i = 0; i < group.layerCount; ++i) {
        const Layer& layer = network.layers[group.firstLayer + i];
        const QString number = QString::number(i + 1);
        QStringList reads;
        for (int input = 0; input < static_cast<int>(layer.inputs.size()); ++input) {
            const QString role = GraphWording::inputRole(layer, input);
            const QString name = names[layer.inputs[static_cast<std::size_t>(input)]];
            reads << (role.isEmpty() ? name : role + QLatin1Char(' ') + name);
        }
        for (std::size_t output = 0; output < layer.outputs.size(); ++output) {
            const QString role = GraphWording::outputRole(layer, static_cast<int>(output));
            names[layer.outputs[output]] = role.isEmpty() ? number : number + QLatin1Char(' ') + role;
        }
        const QString operation
            = QStringLiteral("%1 %2").arg(Wording::layerKind(layer.kind), GraphWording::numbers(network, layer));
        table += row({number, operation.trimmed(), reads.join(QStringLiteral(", ")),
            shapeText(network, layer.outputs.front()), layerWords(layer.words)});
    }
    return table;
}

QString NetworkDocument::groupsTable() const
{
    QString table = heading({tr("group"), tr("layers"), tr("input"), tr("output")});
    for (const Entry& entry : m_entries) {
        if (entry.group == nullptr)
            continue;
        const auto values = [&entry](const std::vector<ValueId>& which) {
            QStringList texts;
            for (const ValueId value : which)
                texts << GraphWording::value(*entry.network, value) + QLatin1Char(' ')
                        + shapeText(*entry.network, value);
            return texts.join(QStringLiteral(", "));
        };
        table += row({QStringLiteral("`%1`").arg(entry.id), QString::number(entry.group->layerCount),
            values(entry.group->inputs), values(entry.group->outputs)});
    }
    return table;
}

QString NetworkDocument::kernelText(const KernelEntry& kernel, PictureFormat format)
{
    const Network& network = kernel.layer.values->network();
    const QString words = layerWords(kernel.layer.layer->words);
    QString text = tr("**Layer %1: %2.**").arg(kernel.number).arg(words) + QLatin1Char(' ')
        + LayerWording::sentence(network, *kernel.layer.layer);
    if (kernel.twins.size() == 1)
        text += QLatin1Char(' ') + tr("Layer %1 does the same to other values.").arg(kernel.twins.front());
    if (kernel.twins.size() > 1) {
        QStringList numbers;
        for (const int twin : kernel.twins)
            numbers << QString::number(twin);
        text += QLatin1Char(' ') + tr("Layers %1 do the same to other values.").arg(numbers.join(QStringLiteral(", ")));
    }
    return text + QStringLiteral("\n\n![%1](%2.%3)\n").arg(kernel.picture->title(), kernel.id, suffixOf(format));
}

QByteArray NetworkDocument::page(PictureFormat format) const
{
    QString text = tr("# All layers of the network") + QLatin1String("\n\n")
        + tr("`convoku-cli pictures` makes this page from the network itself. Each group of layers is drawn as a "
             "graph, from its input at the top to its output at the bottom. The small picture at a layer shows its "
             "result in a run of the puzzle `%1`: the planes of its output side by side. The stronger the colour, the "
             "larger the number.")
              .arg(m_puzzle)
        + QLatin1String("\n\n")
        + tr("Below its table, each group lists the layers with a kernel: every convolution, pooling and unpooling, "
             "once if several do the same. One number of the output is selected, at a place where the rule has an "
             "effect. It has a blue frame. The numbers that it is computed from have an orange frame, and only the "
             "planes with such numbers are shown. The sum or the maximum is written out below.")
        + QLatin1String("\n\n") + groupsTable();
    for (const Entry& entry : m_entries) {
        const QString title = entry.picture->title();
        const QString file = entry.id + QLatin1Char('.') + suffixOf(format);
        text += QStringLiteral("\n## %1\n\n![%1](%2)\n").arg(title, file);
        QString about = entry.group ? GraphWording::groupSentence(*entry.network, *entry.group)
                                    : tr("The groups of one pass, and the values that they pass on.");
        if (entry.pass > 0)
            about += QLatin1Char(' ') + tr("The values are those of pass %1.").arg(entry.pass);
        text += QLatin1Char('\n') + about + QLatin1Char('\n');
        if (entry.group)
            text += QLatin1Char('\n') + layersTable(*entry.network, *entry.group);
        for (const KernelEntry& kernel : entry.kernels)
            text += QLatin1Char('\n') + kernelText(kernel, format);
    }
    return text.toUtf8();
}

std::optional<NetworkDocument::PageFault> NetworkDocument::faultOf(const QByteArray& page) const
{
    using Code = PageFault::Code;
    const QString text = QString::fromUtf8(page);
    if (text.toUtf8() != page)
        return PageFault{Code::NotUtf8, 0, {}};
    QStringList known{kGroups};
    for (const Entry& entry : m_entries) {
        if (entry.group != nullptr)
            known << kLayersOf.arg(entry.id);
    }
    static const QRegularExpression kMark(QStringLiteral("<!--\\s*(?:layers\\s+of\\b.*?|groups\\s*)-->"));
    QRegularExpressionMatchIterator marks = kMark.globalMatch(text);
    if (!marks.hasNext())
        return PageFault{};
    while (marks.hasNext()) {
        const QRegularExpressionMatch mark = marks.next();
        const auto fault = [&](Code code) {
            const auto line = QStringView(text).left(mark.capturedStart()).count(QLatin1Char('\n'));
            return PageFault{code, static_cast<int>(line) + 1, mark.captured()};
        };
        if (!known.contains(mark.captured()))
            return fault(Code::UnknownGroup);
        const qsizetype end = text.indexOf(kEnd, mark.capturedEnd());
        if (end < 0 || (marks.hasNext() && marks.peekNext().capturedStart() < end))
            return fault(Code::NoEnd);
    }
    return std::nullopt;
}

QByteArray NetworkDocument::updated(const QByteArray& page) const
{
    QString text = QString::fromUtf8(page);
    const auto replace = [&text](const QString& mark, const QString& table) {
        for (qsizetype at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, at + mark.size())) {
            const qsizetype from = at + mark.size();
            const qsizetype end = text.indexOf(kEnd, from);
            if (end >= 0)
                text.replace(from, end - from, QStringLiteral("\n\n%1\n").arg(table));
        }
    };
    for (const Entry& entry : m_entries) {
        if (entry.group)
            replace(kLayersOf.arg(entry.id), layersTable(*entry.network, *entry.group));
    }
    replace(kGroups, groupsTable());
    return text.toUtf8();
}

} // namespace convoku
