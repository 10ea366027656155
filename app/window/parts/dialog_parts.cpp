// SPDX-License-Identifier: MIT
#include "app/window/parts/dialog_parts.h"

#include <QComboBox>
#include <QEvent>
#include <QLocale>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>

#include <algorithm>

namespace convoku {
namespace {

/// Keeps at least the width that its content needs, also when the need grows: a different font, an additional row.
class ScrollRoom final : public QScrollArea
{
public:
    QSize minimumSizeHint() const override
    {
        QSize hint = QScrollArea::minimumSizeHint();
        if (widget() != nullptr)
            hint.setWidth(widget()->minimumSizeHint().width() + verticalScrollBar()->sizeHint().width());
        return hint;
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (watched == widget() && event->type() == QEvent::LayoutRequest)
            updateGeometry();
        return QScrollArea::eventFilter(watched, event);
    }
};

} // namespace

void chooseIndex(QComboBox* combo, int index)
{
    combo->setCurrentIndex(std::clamp(index, 0, std::max(0, combo->count() - 1)));
}

QScrollArea* makeScrollRoom(QWidget* content)
{
    auto* room = new ScrollRoom;
    room->setWidget(content);
    room->setWidgetResizable(true);
    room->setFrameShape(QFrame::NoFrame);
    room->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    return room;
}

QSize roomOnScreen(const QWidget& window)
{
    constexpr QSize kFrame(20, 60);
    return window.screen()->availableSize() - kFrame;
}

void fitToScreen(QWidget* window, const QSize& usual)
{
    window->resize(usual.boundedTo(roomOnScreen(*window)));
}

QString fileSizeText(qint64 bytes)
{
    return QLocale().formattedDataSize(bytes, 1, QLocale::DataSizeSIFormat);
}

} // namespace convoku
