// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QIODevice>
#include <QString>

namespace convoku {

/// A file to write to: one that takes the place of `path` when it is committed, and leaves no trace otherwise; or the
/// device or pipe at `path` itself. The name may be one that is not UTF-8 (file_name.h).
///
/// While it is written it may lie beside its target, under the target's name with an end. What a killed process leaves
/// there is removed by the next one that writes to the same target.
///
/// QSaveFile says "Unknown error" where a disk has room for a part of what is written, takes a file for written whose
/// last bytes had no room, and writes to another file where the name is not UTF-8.
class OutputFile : public QIODevice
{
    Q_OBJECT

public:
    /// Allowed kinds of target: any, also a link to a file or device, or only a plain file.
    enum class Target { Any, PlainFile };

    explicit OutputFile(QString path, Target target = Target::Any);
    ~OutputFile() override;

    /// Only for writing; a file that replaces one may be read, too, before it is committed. False: errorString() has
    /// the operating system's words, as it has after each failure.
    bool open(OpenMode mode = WriteOnly) override;
    /// Returns true if the whole file is on the disk and in its place. Closes a stream. Returns false after an earlier
    /// failure.
    bool commit();
    /// Commits both files or neither, unless the process is killed between two renames. After a failure
    /// errorString() of at least one of them says why.
    static bool commitBoth(OutputFile& first, OutputFile& second);
    /// Returns true if the output replaces a file, so that none of it is visible before commit(); false if it is a
    /// stream.
    bool replaces() const { return m_replaces; }
    /// Returns true if an operation failed since open(); errorString() has the reason.
    bool hasFailed() const { return m_failed; }

    bool isSequential() const override { return !replaces(); }
    bool seek(qint64 pos) override;
    qint64 size() const override;
    void close() override;

protected:
    qint64 readData(char* data, qint64 size) override;
    qint64 writeData(const char* data, qint64 size) override;

private:
    bool fail(int error);
    bool openStream(bool append);
    bool openTemporary();
    bool createTemporary();
    bool giveName();
    bool finish();
    bool place();
    bool flush();
    bool writeAll(const char* data, qint64 size);
    void discard();

    QString m_path;
    Target m_kind;
    QByteArray m_target; ///< behind links
    QByteArray m_temporary; ///< empty: a stream, nothing is open, or what is written has no name yet
    int m_lock = -1; ///< another descriptor of the file while it has a temporary name and m_fd is closed
    bool m_replaces = false;
    QByteArray m_buffer; ///< not yet written
    int m_fd = -1;
    bool m_failed = false;
};

/// Replaces the file by one with these contents, or writes them into the device at `path`. Empty: done. Otherwise why
/// not, in the operating system's words; then the old file stays.
QString writeWholeFile(
    const QString& path, const QByteArray& contents, OutputFile::Target target = OutputFile::Target::Any);

} // namespace convoku
