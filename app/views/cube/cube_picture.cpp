// SPDX-License-Identifier: MIT
#include "app/views/cube/cube_picture.h"

#include "app/drawing/fonts.h"
#include "app/drawing/text_lines.h"
#include "app/drawing/tokens.h"
#include "app/exporting/run_frames.h"
#include "app/views/cube/cube_geometry.h"
#include "app/views/cube/cube_painter.h"
#include "app/views/cube/cube_wording.h"
#include "app/views/cube/slice_painter.h"
#include "app/wording/finding_wording.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace convoku {
namespace {

constexpr qreal kCubePictureMargin = 20;
constexpr qreal kCubeTitleSize = 18;
constexpr qreal kCubeTextSize = 13;
constexpr qreal kCubeLine = 20;
constexpr qreal kCubeHead = 52; ///< of title and roles
constexpr qreal kCube = 440;
constexpr qreal kSheet = 420;
constexpr qreal kCubeWidth = 2 * kCubePictureMargin + kCube + kSheet;
constexpr qreal kFrameWidth = 480;
constexpr int kCubeMostLines = 6;
constexpr int kFrameLines = 2;

void paintHead(QPainter& painter, const CubeContent& content, const QRectF& area, const Tokens& tokens)
{
    painter.setFont(pictureFont(kCubeTitleSize, QFont::DemiBold));
    painter.setPen(tokens.text1);
    painter.drawText(area, Qt::AlignLeft | Qt::AlignTop | Qt::TextSingleLine, content.title);
    painter.setFont(pictureFont(kCubeTextSize));
    painter.setPen(tokens.text2);
    painter.drawText(
        area.adjusted(0, kCubeTitleSize + 10, 0, 0), Qt::AlignLeft | Qt::AlignTop | Qt::TextSingleLine, content.roles);
}

void paintLines(QPainter& painter, const QString& text, const QRectF& area, int most, const QColor& colour)
{
    const QFont font = pictureFont(kCubeTextSize);
    painter.setFont(font);
    painter.setPen(colour);
    qreal top = area.top();
    for (const QString& line : linesOf(text, font, area.width(), most)) {
        painter.drawText(QRectF(area.left(), top, area.width(), kCubeLine), Qt::AlignLeft | Qt::AlignVCenter, line);
        top += kCubeLine;
    }
}

qreal frameHeight()
{
    return kCubePictureMargin + kCubeHead + kFrameWidth - 2 * kCubePictureMargin + kFrameLines * kCubeLine
        + kCubePictureMargin;
}

} // namespace

CubeContent cubeContentOf(
    const Grid& givens, const Candidates& candidates, const RuleKind& rule, int group, const Finding* finding)
{
    CubeContent content;
    CubeScene& scene = content.scene;
    scene.givens = givens;
    scene.candidates = candidates;
    scene.rule = rule;
    scene.laying = layingOf(rule).value();
    scene.group = group;
    if (finding != nullptr) {
        scene.lit = laidSubset(rule, finding->cause);
        scene.group = scene.lit->group;
        scene.removed = finding->removed;
        content.sentence = FindingWording::sentence(rule.family, *finding);
    }
    QStringList notes;
    if (!scene.laying->isSlice())
        notes << CubeWording::gathered();
    if (const auto side = scene.lit ? fromTheSide(*scene.laying, *scene.lit, candidates) : std::nullopt) {
        const CubeLaying turned = exchanged(*scene.laying, Exchange::ValuePlace);
        if (const auto other = ruleLaid(turned, static_cast<int>(side->values.size())))
            notes << CubeWording::fromTheSide(*other);
    }
    content.note = notes.join(QLatin1Char(' '));
    content.turn = seenFromAside(turnFor(*scene.laying));
    content.title = CubeWording::rule(rule);
    content.roles = CubeWording::roles(*scene.laying, scene.group, scene.board());
    return content;
}

CubePicture::CubePicture(CubeContent content)
    : m_content(std::move(content))
{
    const auto heightOf = [](const QString& text) {
        const auto lines
            = linesOf(text, pictureFont(kCubeTextSize), kCubeWidth - 2 * kCubePictureMargin, kCubeMostLines).size();
        return static_cast<qreal>(lines) * kCubeLine;
    };
    m_sentence = heightOf(m_content.sentence);
    m_note = heightOf(m_content.note);
}

QSizeF CubePicture::size() const
{
    return {kCubeWidth,
        kCubePictureMargin + kCubeHead + kCube + kCubePictureMargin / 2 + m_sentence + m_note + kCubePictureMargin};
}

void CubePicture::paint(QPainter& painter, Theme::Kind kind) const
{
    const Theme& theme = Theme::of(kind);
    const Tokens tokens = tokensOf(theme);
    painter.fillRect(QRectF(QPointF(), size()), tokens.canvas);
    paintHead(painter, m_content,
        {kCubePictureMargin, kCubePictureMargin, kCubeWidth - 2 * kCubePictureMargin, kCubeHead}, tokens);
    const qreal top = kCubePictureMargin + kCubeHead;
    const QRectF cube(kCubePictureMargin, top, kCube, kCube);
    const Board board = m_content.scene.board();
    paintCube(painter, CubeGeometry(cube, m_content.turn, kCubeMargin, board), m_content.scene, theme);
    if (m_content.scene.laying)
        paintSlice(
            painter, SliceGeometry({kCubePictureMargin + kCube, top, kSheet, kCube}, 1, board), m_content.scene, theme);
    const QRectF below(
        kCubePictureMargin, top + kCube + kCubePictureMargin / 2, kCubeWidth - 2 * kCubePictureMargin, m_sentence);
    paintLines(painter, m_content.sentence, below, kCubeMostLines, tokens.text1);
    paintLines(painter, m_content.note, below.translated(0, m_sentence), kCubeMostLines, tokens.text2);
}

QString cubeTitle(const CubeTurning& turning)
{
    return QStringLiteral("%1 ↔ %2").arg(turning.from.title, turning.to.title);
}

CubeFrames::CubeFrames(const CubeTurning& turning)
    : m_turning(turning)
{
    const int width = std::clamp(turning.width, AnimationOptions::kMinWidth, AnimationOptions::kMaxWidth);
    m_ratio = width / kFrameWidth;
    m_size = QSize(width, static_cast<int>(std::ceil(frameHeight() * m_ratio)));
}

double CubeFrames::partOf(int index)
{
    const int there = index < kSteps ? index : 2 * kSteps - 2 - index;
    const double part = static_cast<double>(there) / (kSteps - 1);
    return part * part * (3 - 2 * part); // starts and ends gently
}

void CubeFrames::paint(QPainter& painter, int index) const
{
    const Theme& theme = Theme::of(m_turning.theme);
    const Tokens tokens = tokensOf(theme);
    painter.fillRect(QRect(QPoint(), m_size), tokens.canvas);
    painter.scale(m_ratio, m_ratio);
    const double part = partOf(index);
    const CubeContent& content = part < 0.5 ? m_turning.from : m_turning.to;
    const auto turnOf
        = [](const CubeContent& side) { return side.scene.laying ? turnFor(*side.scene.laying) : side.turn; };
    const QQuaternion turn = turnBetween(turnOf(m_turning.from), turnOf(m_turning.to), part);
    paintHead(painter, content,
        {kCubePictureMargin, kCubePictureMargin, kFrameWidth - 2 * kCubePictureMargin, kCubeHead}, tokens);
    const QRectF cube(kCubePictureMargin, kCubePictureMargin + kCubeHead, kFrameWidth - 2 * kCubePictureMargin,
        kFrameWidth - 2 * kCubePictureMargin);
    paintCube(painter, CubeGeometry(cube, turn, kCubeMargin, content.scene.board()), content.scene, theme,
        std::abs(1 - 2 * part));
    paintLines(painter, content.sentence,
        {kCubePictureMargin, cube.bottom(), kFrameWidth - 2 * kCubePictureMargin, kFrameLines * kCubeLine}, kFrameLines,
        tokens.text1);
}

Exportable cubeExportable(const CubeTurning& turning)
{
    DocumentFacts facts = turning.facts;
    facts.title = cubeTitle(turning);
    return animationExportable<CubeFrames>(ExportKind::Cube, turning, "cube_width", "cube_delay", facts);
}

} // namespace convoku
