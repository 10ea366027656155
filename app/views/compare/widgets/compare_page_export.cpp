// SPDX-License-Identifier: MIT
#include "app/exporting/export_wording.h"
#include "app/views/compare/compared_pictures.h"
#include "app/views/compare/widgets/compare_page.h"
#include "app/window/parts/message_bar.h"
#include "app/window/parts/puzzle_files.h"
#include "app/window/parts/widget_theme.h"

#include <QDir>
#include <QProgressBar>
#include <QToolButton>

namespace convoku {
namespace {

constexpr int kAnimationWidth = 960;

} // namespace

std::shared_ptr<const Picture> ComparePage::picture() const
{
    if (m_runs->runs().empty())
        return {};
    return picturesSideBySide({m_runs->runs(), m_runs->solution(), m_runs->isTogether()}, m_runs->place());
}

FrameFactory ComparePage::frames(const AnimationOptions& options, const std::function<bool()>& goOn) const
{
    return [show = ComparedShow{m_runs->runs(), m_runs->solution(), m_runs->isTogether()}, options, goOn] {
        return std::make_shared<ComparedFrames>(show, options, goOn);
    };
}

void ComparePage::savePicture(const std::shared_ptr<const Picture>& picture, const QString& path)
{
    PictureSettings settings;
    settings.format = formatOf(path, PictureFormat::Png);
    settings.theme = themeOf(this).isDark() ? Theme::Kind::Dark : Theme::Kind::Light;
    settings.scale = settings.format == PictureFormat::Png ? 2 : 1;
    m_pictureJob.write(picture, settings, path);
}

void ComparePage::saveAnimation(const QString& path)
{
    AnimationOptions options;
    options.width = kAnimationWidth;
    options.style.theme = themeOf(this).isDark() ? Theme::Kind::Dark : Theme::Kind::Light;
    AnimationSettings settings;
    settings.format = animationFormatOf(path, AnimationFormat::Gif);
    settings.pinned = Theme::of(options.style.theme).flatColours();
    m_exportPath = path;
    m_exportWanted = std::make_shared<std::atomic<bool>>(true);
    m_exportJob.startWriting(frames(options, [wanted = m_exportWanted] { return wanted->load(); }), settings, path);
    const bool hadFocus = m_animation->hasFocus();
    showExport(true);
    if (hadFocus)
        m_cancel->setFocus(Qt::OtherFocusReason);
}

void ComparePage::askForPicture(const std::shared_ptr<const Picture>& picture, const QString& name)
{
    if (!picture)
        return;
    QStringList filters;
    for (const PictureFormat format : kPictureFormats)
        filters << QStringLiteral("%1 (*.%2)").arg(suffixOf(format).toUpper(), suffixOf(format));
    const QString path
        = askForTarget(tr("Save a picture"), QDir::home().filePath(name + QStringLiteral(".png")), filters, this).first;
    if (!path.isEmpty())
        savePicture(picture, path);
}

void ComparePage::askForAnimation()
{
    const QString path
        = askForTarget(tr("Save an animation"), QDir::home().filePath(tr("side-by-side") + QStringLiteral(".gif")),
            {QStringLiteral("GIF (*.gif)"), QStringLiteral("WebP (*.webp)")}, this)
              .first;
    if (!path.isEmpty())
        saveAnimation(path);
}

void ComparePage::cancelAnimation()
{
    if (m_exportWanted)
        *m_exportWanted = false;
    m_exportJob.cancel();
}

void ComparePage::showExport(bool running)
{
    const bool hadFocus = m_cancel->hasFocus();
    m_exported->setRange(0, 0); // until it is known how much there is to do
    m_exported->setVisible(running);
    m_cancel->setVisible(running);
    m_animation->setEnabled(!running && !m_runs->runs().empty());
    if (hadFocus && !running)
        m_animation->setFocus(Qt::OtherFocusReason);
}

void ComparePage::takeAnimation(const ExportResult& result)
{
    showExport(false);
    const QString problem = exportProblem(result, m_exportPath);
    if (result.status == ExportResult::Status::Cancelled)
        m_message->showMessage(MessageBar::Kind::Information, problem);
    else
        tell(problem);
    Q_EMIT saved(problem);
}

} // namespace convoku
