// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QIODevice>
#include <QString>

#include <memory>

namespace convoku {

enum class Compression { None, Gzip, Zstandard };

/// Returns the compression that a file's name asks for by its end: .gz or .zst.
Compression compressionOf(const QString& path);

/// Reads a file, and decompresses it if its first bytes are those of gzip or Zstandard. Its name does not count. Memory
/// use does not depend on the size of the contents.
class CompressedFile : public QIODevice
{
    Q_OBJECT

public:
    explicit CompressedFile(const QString& path);
    /// Reads a device, which must not be open yet.
    explicit CompressedFile(std::unique_ptr<QIODevice> file);
    ~CompressedFile() override;

    /// Opens the file for reading. After a failure errorString() has the reason.
    bool open(OpenMode mode = ReadOnly) override;
    bool isSequential() const override { return true; }
    /// Returns why reading ended before the end of the file; empty if it did not.
    const QString& problem() const { return m_problem; }
    /// Returns the fraction of the file that has been read, 0 … 1; 1 if its size is unknown.
    double part() const;

protected:
    qint64 readData(char* data, qint64 size) override;
    qint64 writeData(const char* data, qint64 size) override;

private:
    class Decompressor;
    class GzipDecompressor;
    class ZstandardDecompressor;

    std::unique_ptr<QIODevice> m_file;
    std::unique_ptr<Decompressor> m_decompressor; ///< null: the file is not compressed
    QByteArray m_compressed; ///< read and not yet decompressed
    QString m_problem;
};

/// Compresses bytes piece by piece. The result contains neither a name nor a time, so the same pieces give the same
/// bytes.
class Compressor
{
public:
    explicit Compressor(Compression compression);
    ~Compressor();

    /// Takes a piece and returns the bytes that are ready. With `isLast`, returns all that are left; the last piece may
    /// be empty.
    QByteArray add(const QByteArray& bytes, bool isLast);

private:
    struct State;
    std::unique_ptr<State> m_state;
};

} // namespace convoku
