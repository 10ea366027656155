// SPDX-License-Identifier: MIT
#pragma once

#include "app/exporting/graph_picture.h"
#include "app/exporting/layer_picture.h"
#include "solver/run/recording.h"

#include <QCoreApplication>

#include <memory>
#include <optional>
#include <vector>

namespace convoku {

/// Makes the network's parts of documents: a graph of every group with the values that its layers have in a run of a
/// puzzle, the kernels of its layers over one place of these values, tables of the layers, and a page with all of it.
/// The same puzzle always gives the same document.
class NetworkDocument
{
    Q_DECLARE_TR_FUNCTIONS(convoku::NetworkDocument)

public:
    /// Runs the puzzle. A rule is shown in the first pass in which it removes something, the search where it guesses
    /// first, the verdict where it sees something.
    NetworkDocument(Backend& backend, const StartingGrid& start);

    /// A layer with a kernel, over the place where it is seen at work.
    struct KernelEntry
    {
        QString id; ///< "pointing_row_02_lines_of_the_box_with_the_digit": the file's name without its end
        int number = 0; ///< the layer's in its group, from 1
        std::vector<int> twins; ///< numbers of the layers of the group that do the same to other values
        LayerPicture layer;
        std::shared_ptr<const Picture> picture;
    };
    struct Entry
    {
        QString id; ///< the group's, "pointing_row", or "pass": the file's name without its end
        const Network* network = nullptr; ///< lives as long as the picture
        const Group* group = nullptr; ///< null: the network's groups
        int pass = 0; ///< whose values are shown; 0: the encoding, before the first
        bool happens = false; ///< the group does something there
        std::shared_ptr<const Picture> picture;
        std::vector<KernelEntry> kernels; ///< of the convolutions, poolings and unpoolings, each kind of them once
    };
    /// The encoding, the rules, the verdict, the search, and one pass as a graph of all of these.
    const std::vector<Entry>& entries() const { return m_entries; }

    /// The run of the puzzle, a pass fed back: "recurrence".
    const Picture& recurrence() const { return *m_recurrence; }

    /// A page in Markdown with every picture of the entries, which is expected beside it, and every table.
    QByteArray page(PictureFormat format) const;
    /// A page whose marked tables are brought up to date: what stands between the lines "<!-- layers of ID -->" or
    /// "<!-- groups -->" and "<!-- end -->".
    QByteArray updated(const QByteArray& page) const;
    /// Why a page cannot be brought up to date.
    struct PageFault
    {
        enum class Code {
            NotUtf8,
            NoMarks, ///< there is nothing to bring up to date
            UnknownGroup, ///< what a mark names is none, or is not written as above
            NoEnd, ///< no end before the next mark, or the page's end
        };
        Code code = Code::NoMarks;
        int line = 0; ///< of the mark, from 1
        QString mark;
    };
    std::optional<PageFault> faultOf(const QByteArray& page) const;

    /// The event that shows a group at work first: a rule's first removals, the verdict's first contradiction, the
    /// search's first guess; null where the run has none.
    static const Event* firstEventOf(const Recording& recording, const Group& group);

    /// All layers of a group: number, operation, what it reads, the shape it makes, what that means.
    static QString layersTable(const Network& network, const Group& group);
    /// All groups with what comes in and goes out.
    QString groupsTable() const;

private:
    void add(const Entry& entry, int group, const std::shared_ptr<const Inspection>& values);
    /// step: the group's place in a pass, from 1.
    static std::vector<KernelEntry> kernelsOf(
        const Entry& entry, int step, const std::shared_ptr<const Inspection>& values);
    static QString kernelText(const KernelEntry& kernel, PictureFormat format);

    QString m_puzzle;
    std::vector<Entry> m_entries;
    std::shared_ptr<const Picture> m_recurrence;
};

} // namespace convoku
