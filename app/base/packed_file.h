// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QIODevice>
#include <QString>

#include <memory>

namespace convoku {

enum class Packing { None, Gzip, Zstandard };

/// By the end of a file's name: .gz, .zst.
Packing packingOf(const QString& path);

/// A file to read from, without its packing: by its first bytes, not by its name. A file that is not packed is read as
/// it is. Memory does not grow with the file, however well it is packed.
class UnpackedFile : public QIODevice
{
    Q_OBJECT

public:
    explicit UnpackedFile(const QString& path);
    /// What a device holds, which is not open yet.
    explicit UnpackedFile(std::unique_ptr<QIODevice> file);
    ~UnpackedFile() override;

    /// Only for reading. False: errorString() says why.
    bool open(OpenMode mode = ReadOnly) override;
    bool isSequential() const override { return true; }
    /// Why reading ended before the file did, in the operating system's words or in a sentence; empty: it did not.
    const QString& problem() const { return m_problem; }
    /// How much of the file has been read, 0 … 1; 1 where nobody knows how long it is.
    double part() const;

protected:
    qint64 readData(char* data, qint64 size) override;
    qint64 writeData(const char* data, qint64 size) override;

private:
    class Unpacker;
    class GzipUnpacker;
    class ZstandardUnpacker;

    std::unique_ptr<QIODevice> m_file;
    std::unique_ptr<Unpacker> m_unpacker; ///< null: the file is not packed
    QByteArray m_packed; ///< read and not yet unpacked
    QString m_problem;
};

/// Packs bytes, piece by piece. The same bytes in the same pieces become the same: no name and no time is in them.
class Packer
{
public:
    explicit Packer(Packing packing);
    ~Packer();

    /// What there is of the packed bytes so far; all of them with the last piece, which may be empty. Call it once with
    /// `isLast`.
    QByteArray add(const QByteArray& bytes, bool isLast);

private:
    struct State;
    std::unique_ptr<State> m_state;
};

} // namespace convoku
