// SPDX-License-Identifier: MIT
#include "app/window/dock_arrangement.h"

#include <QDataStream>
#include <QString>

#include <array>
#include <utility>

namespace convoku {
namespace {

// Qt's own marks.
constexpr qint32 kWindow = 0xff;
constexpr quint8 kDocks = 0xfd;
constexpr quint8 kToolBars = 0xfc;
constexpr quint8 kTabs = 0xfa;
constexpr quint8 kSequence = 0xfc;
constexpr quint8 kWidget = 0xfb;
constexpr quint8 kFloats = 2; ///< of a dock's flags

constexpr int kSides = 4;
constexpr int kMostItems = 200;
constexpr int kDeepest = 16;
constexpr int kMostPixels = 1 << 28; ///< some hold sums of the largest size of a widget, 2²⁴

class Reader
{
public:
    explicit Reader(const QByteArray& bytes)
        : m_stream(bytes)
    {
        m_stream.setVersion(QDataStream::Qt_5_0); // as Qt writes it
    }

    bool read()
    {
        if (number() != kWindow)
            return false;
        number(); // the version, which Qt compares
        bool good = byte() == kDocks && docks();
        if (good && !m_stream.atEnd())
            good = byte() == kToolBars && toolBars();
        return good && m_stream.atEnd() && isWhole();
    }

private:
    bool isWhole() const { return m_stream.status() == QDataStream::Ok; }

    qint32 number()
    {
        qint32 value = 0;
        m_stream >> value;
        return value;
    }

    quint8 byte()
    {
        quint8 value = 0;
        m_stream >> value;
        return value;
    }

    bool lengths(int count)
    {
        for (int i = 0; i < count; ++i) {
            const qint32 length = number();
            if (length < -kMostPixels || length > kMostPixels)
                return false;
        }
        return isWhole();
    }

    /// A side, each once.
    bool side(std::array<bool, kSides>& seen)
    {
        const qint32 side = number();
        return side >= 0 && side < kSides && !std::exchange(seen[static_cast<std::size_t>(side)], true);
    }

    bool count(qint32 number)
    {
        if (!isWhole() || number < 0 || number > kMostItems - m_items)
            return false;
        m_items += number;
        return true;
    }

    bool docks()
    {
        const qint32 sides = number();
        if (sides < 0 || sides > kSides)
            return false;
        std::array<bool, kSides> seen{};
        for (int i = 0; i < sides; ++i) {
            if (!side(seen) || !lengths(2) || !box(0))
                return false;
        }
        if (!lengths(2))
            return false;
        for (int corner = 0; corner < kSides; ++corner) {
            const qint32 area = number(); // a Qt::DockWidgetArea
            if (area != 1 && area != 2 && area != 4 && area != 8)
                return false;
        }
        return isWhole();
    }

    bool box(int depth)
    {
        const quint8 kind = byte();
        if ((kind != kTabs && kind != kSequence) || depth > kDeepest)
            return false;
        if (kind == kTabs)
            number(); // the tab in front: Qt looks whether there is one
        const quint8 orientation = byte();
        const qint32 items = number();
        if ((orientation != Qt::Horizontal && orientation != Qt::Vertical) || !count(items))
            return false;
        for (int i = 0; i < items; ++i) {
            const quint8 item = byte();
            if (item == kWidget) {
                QString name;
                m_stream >> name;
                const quint8 flags = byte();
                if (flags > (kFloats | 1) || !lengths(4))
                    return false;
            } else if (item != kSequence || !lengths(4) || !box(depth + 1)) {
                return false;
            }
        }
        return isWhole();
    }

    bool toolBars()
    {
        const qint32 lines = number();
        if (!count(lines))
            return false;
        for (int line = 0; line < lines; ++line) {
            const qint32 where = number();
            const qint32 bars = number();
            if (where < 0 || where >= kSides || !count(bars))
                return false;
            for (int bar = 0; bar < bars; ++bar) {
                QString name;
                m_stream >> name;
                byte(); // whether it is shown, and how it lies
                if (!lengths(2))
                    return false;
                number(); // where it floats: in bits, each of which can be
                number();
            }
        }
        return isWhole();
    }

    QDataStream m_stream;
    int m_items = 0;
};

} // namespace

bool isDockArrangement(const QByteArray& bytes)
{
    return Reader(bytes).read();
}

} // namespace convoku
