// SPDX-License-Identifier: MIT
#include "app/exporting/video_export.h"

#include "app/exporting/animation_sampling.h"
#include "app/exporting/frame_source.h"
#include "app/exporting/gif_encoder.h"
#include "app/exporting/webp_encoder.h"

#include <QCoreApplication>
#include <QFile>
#include <QPainter>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <cmath>
#include <cstring>
#include <numeric>

namespace convoku {
namespace {

using Status = ExportResult::Status;

/// The translation context of the texts of this file.
class VideoText
{
    Q_DECLARE_TR_FUNCTIONS(convoku::Video)
};

QString videoProgram()
{
    return QStandardPaths::findExecutable(QStringLiteral("ffmpeg"));
}

/// Returns the time of one picture of the video in hundredths of a second, 2 … 10, which divides all delays if
/// possible. Ten pictures per second are the fewest with which players can seek well.
int unitOf(const FrameSource& source)
{
    constexpr int kLongest = 10;
    int unit = 0;
    for (int i = 0; i < source.count(); ++i)
        unit = std::gcd(unit, GifEncoder::clampedDelay(source.delay(i)));
    for (int divisor = kLongest; divisor > GifEncoder::ShortestDelay; --divisor) {
        if (unit % divisor == 0)
            return divisor;
    }
    return GifEncoder::ShortestDelay;
}

/// Returns true if ffmpeg encodes AV1. It has a palette for drawings like these: its files have half the bytes of VP9.
bool hasAv1()
{
    QProcess ffmpeg;
    ffmpeg.start(videoProgram(), {QStringLiteral("-hide_banner"), QStringLiteral("-encoders")});
    return ffmpeg.waitForFinished() && ffmpeg.readAllStandardOutput().contains(" libaom-av1 ");
}

QSize evenSize(QSize size)
{
    return {size.width() + size.width() % 2, size.height() + size.height() % 2};
}

/// Returns the pixels of a picture, four bytes each, with even sides: the last column or row is repeated.
QByteArray rawPicture(const QImage& picture)
{
    const QSize size = evenSize(picture.size());
    const auto rowBytes = static_cast<qsizetype>(sizeof(QRgb)) * size.width();
    QByteArray bytes(rowBytes * size.height(), Qt::Uninitialized);
    for (int y = 0; y < size.height(); ++y) {
        const auto* from = reinterpret_cast<const QRgb*>(picture.constScanLine(std::min(y, picture.height() - 1)));
        auto* to = reinterpret_cast<QRgb*>(bytes.data() + y * rowBytes);
        std::memcpy(to, from, sizeof(QRgb) * static_cast<std::size_t>(picture.width()));
        if (size.width() > picture.width())
            to[picture.width()] = from[picture.width() - 1];
    }
    return bytes;
}

QStringList arguments(QSize size, int unit, const AnimationSettings& settings, const QString& target)
{
    QString all = QStringLiteral("-hide_banner -loglevel error -f rawvideo -pixel_format bgra -video_size %1x%2 "
                                 "-framerate 100/%3 -i pipe:0 -vf scale=out_color_matrix=bt709:out_range=tv "
                                 "-pix_fmt yuv420p -colorspace bt709 -color_primaries bt709 -color_trc bt709 "
                                 "-color_range tv -g 600 -fflags +bitexact -flags:v +bitexact ")
                      .arg(size.width())
                      .arg(size.height())
                      .arg(unit);
    // Few colours and sharp edges: quality where letters stay readable.
    if (settings.format == AnimationFormat::Mp4)
        all += QStringLiteral(
            "-c:v libx264 -preset slow -tune animation -x264-params psy=0 -crf 28 -movflags +faststart -f mp4");
    else if (hasAv1())
        all += QStringLiteral("-c:v libaom-av1 -crf 42 -b:v 0 -cpu-used 6 -row-mt 1 -aom-params tune-content=screen "
                              "-f webm");
    else
        all += QStringLiteral("-c:v libvpx-vp9 -crf 36 -b:v 0 -deadline good -cpu-used 2 -row-mt 1 -f webm");
    QStringList list = all.split(QLatin1Char(' '));
    if (!settings.facts.title.isEmpty())
        list << QStringLiteral("-metadata") << QStringLiteral("title=") + settings.facts.title;
    if (!settings.facts.isEmpty())
        list << QStringLiteral("-metadata") << QStringLiteral("comment=") + settings.facts.text();
    return list << QStringLiteral("-y") << target;
}

/// Runs ffmpeg, which reads pictures from its standard input. Kills it if it still runs at the end.
class VideoEncoder
{
public:
    VideoEncoder(QSize size, int unit, const AnimationSettings& settings, const QString& target)
    {
        m_process.setProcessChannelMode(QProcess::MergedChannels);
        m_process.start(videoProgram(), arguments(size, unit, settings, target));
        m_process.waitForStarted(-1);
    }

    ~VideoEncoder()
    {
        m_process.kill();
        m_process.waitForFinished(-1);
    }

    VideoEncoder(const VideoEncoder&) = delete;
    VideoEncoder& operator=(const VideoEncoder&) = delete;

    bool isRunning() const { return m_process.state() == QProcess::Running; }

    /// Writes a picture. Returns false if `keepRunning` did while ffmpeg was busy.
    bool write(const QByteArray& picture, const std::function<bool()>& keepRunning)
    {
        m_process.write(picture);
        while (isRunning() && m_process.bytesToWrite() > 0) {
            if (!m_process.waitForBytesWritten(kWait) && !keepRunning())
                return false;
        }
        return true;
    }

    /// Waits for the end of the file. Returns false if `keepRunning` did before.
    bool finish(const std::function<bool()>& keepRunning)
    {
        m_process.closeWriteChannel();
        while (isRunning() && !m_process.waitForFinished(kWait)) {
            if (!keepRunning())
                return false;
        }
        return true;
    }

    /// Returns true if ffmpeg has ended and the file is complete.
    bool isComplete() const
    {
        return !isRunning() && m_process.exitStatus() == QProcess::NormalExit && m_process.exitCode() == 0;
    }

    /// Returns the first line that ffmpeg printed.
    QString said() { return QString::fromLocal8Bit(m_process.readAll()).section(QLatin1Char('\n'), 0, 0).left(200); }

private:
    static constexpr int kWait = 100; ///< ms between two questions whether to go on

    QProcess m_process;
};

} // namespace

QString noVideoReason()
{
    return videoProgram().isEmpty()
        ? VideoText::tr("MP4 and WebM need the program ffmpeg, which is not installed. On Debian or Ubuntu, "
                        "install it with: sudo apt install ffmpeg")
        : QString();
}

ExportResult writeVideo(const FrameSource& source, const AnimationSettings& settings, QIODevice& device,
    const std::function<bool(int done, int total)>& progress)
{
    if (const Status status = checkSize(source, WebpEncoder::fits); status != Status::Done)
        return {status};
    if (const QString reason = noVideoReason(); !reason.isEmpty())
        return {Status::BrokeOff, reason};
    const QTemporaryDir folder;
    if (!folder.isValid())
        return {Status::CannotWrite, folder.errorString()};
    const QString target = folder.filePath(QStringLiteral("video"));
    const int unit = unitOf(source);
    const int frames = source.count();
    VideoEncoder encoder(evenSize(source.size()), unit, settings, target);
    qint64 time = 0; // hundredths of a second
    qint64 written = 0; // pictures of the video
    int done = 0;
    const std::function<bool()> keepRunning = [&] { return !progress || progress(done, frames); };
    for (; done < frames && encoder.isRunning(); ++done) {
        const QImage picture = source.frame(done).convertToFormat(QImage::Format_RGB32);
        if (picture.isNull() || picture.size() != source.size())
            return {Status::BadFrame};
        const QByteArray raw = rawPicture(picture);
        time += GifEncoder::clampedDelay(source.delay(done));
        const auto end = static_cast<qint64>(std::llround(static_cast<double>(time) / unit));
        for (; written < end && encoder.isRunning(); ++written) {
            if (!encoder.write(raw, keepRunning) || !keepRunning())
                return {Status::Cancelled};
        }
    }
    if (!encoder.finish(keepRunning))
        return {Status::Cancelled};
    if (!encoder.isComplete())
        //: %1: a line of ffmpeg's
        return {Status::BrokeOff, VideoText::tr("ffmpeg could not write the video: %1").arg(encoder.said())};
    QFile file(target);
    if (!file.open(QIODevice::ReadOnly))
        return {Status::CannotWrite, file.errorString()};
    if (const QString problem = copied(file, device); !problem.isEmpty())
        return {Status::CannotWrite, problem};
    return {Status::Done, {}, file.size(), frames};
}

} // namespace convoku
