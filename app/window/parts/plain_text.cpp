// SPDX-License-Identifier: MIT
#include "app/window/parts/plain_text.h"

#include <QApplication>
#include <QEvent>
#include <QImage>
#include <QTextDocument>

namespace convoku {
namespace {

/// Every widget is polished before it is first laid out, and before that a label reads nothing of what its text names.
/// Qt polishes its label of tooltips before that gets a text.
class LabelGuard final : public QObject
{
public:
    explicit LabelGuard(QObject* application)
        : QObject(application)
    {
        application->installEventFilter(this);
    }

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::Polish) {
            auto* label = qobject_cast<QLabel*>(watched);
            if (label != nullptr && label->textFormat() == Qt::AutoText)
                label->setTextFormat(Qt::PlainText);
        }
        return false;
    }
};

} // namespace

PlainLabel::PlainLabel(QWidget* parent)
    : PlainLabel({}, parent)
{
}

PlainLabel::PlainLabel(const QString& text, QWidget* parent)
    : QLabel(parent)
{
    setTextFormat(Qt::PlainText);
    setText(text);
}

void keepLabelsPlain()
{
    static const char* const kName = "label_guard";
    QApplication* application = qApp;
    if (application->findChild<QObject*>(QLatin1String(kName), Qt::FindDirectChildrenOnly) == nullptr)
        (new LabelGuard(application))->setObjectName(QLatin1String(kName));
}

QString withoutMnemonic(QString text)
{
    return text.replace(QLatin1Char('&'), QStringLiteral("&&"));
}

QVariant nothingToLoad(int type)
{
    if (type != QTextDocument::ImageResource)
        return QByteArray("");
    QImage nothing(1, 1, QImage::Format_ARGB32_Premultiplied);
    nothing.fill(Qt::transparent);
    return nothing;
}

} // namespace convoku
