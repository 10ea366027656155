// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/tensor_painter.h"
#include "app/exporting/frame_source.h"
#include "app/exporting/picture.h"
#include "solver/run/inspection.h"

#include <QCoreApplication>

#include <memory>
#include <optional>
#include <vector>

namespace convoku {

/// All layers of a pass, or of one of its groups, on one page: every number of every value, the layers in the order in
/// which they are computed. At scale 1 (96 pixels per inch), numbers are printed in 7 points.
class PassPicture : public Picture
{
    Q_DECLARE_TR_FUNCTIONS(convoku::PassPicture)

public:
    /// A picture of more numbers is too large to be read, and its file is too large for most programs.
    static constexpr int kMostNumbers = 100000;
    /// Returns how many numbers the picture of a group, or of all groups, would contain.
    static int numbersOf(const Network& network, std::optional<std::size_t> group);

    /// `group`: an index of the network's groups; none: all of them.
    PassPicture(std::shared_ptr<const Inspection> values, std::optional<std::size_t> group, QString title);

    QSizeF size() const override { return m_size; }
    QString title() const override { return m_title; }
    void paint(QPainter& painter, Theme::Kind theme) const override;

    /// The numbers of layers that the pictures of an animation show: layer after layer of one group, group after group
    /// of several. The first one is 0, the last one is the number of all layers.
    const std::vector<int>& stages() const { return m_stages; }
    /// Everything except the layers: titles, and the values that the groups read.
    void paintStill(QPainter& painter, Theme::Kind theme) const;
    /// A layer with its arrow and its outputs; index: from 0, in the order of the picture.
    void paintLayer(QPainter& painter, Theme::Kind theme, int index) const
    {
        paintPanels(painter, Theme::of(theme), index);
    }

private:
    /// A value with its place on the page.
    struct Panel
    {
        const Layer* layer = nullptr; ///< that computes it; null: the group reads the value
        int index = -1; ///< of that layer in the picture
        bool hasArrow = false; ///< it is the first output of its layer
        TensorPicture picture;
        TensorCut cut;
        QSizeF size = {};
        qreal titleHeight = 0;
        QPointF corner = {};
    };
    struct Section
    {
        QString sentence;
        std::vector<Panel> panels;
        QPointF corner = {};
    };

    void addSection(const Group& group);
    static void measure(Panel& panel);
    static qreal arrangeSection(Section& section, QPointF corner);
    int fillColumns(qreal height);
    /// Paints the values of that layer; −1: those that the groups read.
    void paintPanels(QPainter& painter, const Theme& theme, int index) const;

    std::shared_ptr<const Inspection> m_values;
    QString m_title;
    std::vector<Section> m_sections;
    std::vector<int> m_stages = {0};
    QSizeF m_size;
};

/// The same as an animation, in the stages of the picture.
class PassFrames final : public FrameSource
{
public:
    /// `width` in pixels; `delay` and `hold` in hundredths of a second.
    PassFrames(std::shared_ptr<const PassPicture> picture, Theme::Kind theme, int width, int delay, int hold);

    QSize size() const override { return m_size; }
    int count() const override { return static_cast<int>(m_picture->stages().size()); }
    void paint(QPainter& painter, int index) const override;
    int delay(int index) const override { return index + 1 == count() ? m_hold : m_delay; }

private:
    std::shared_ptr<const PassPicture> m_picture;
    Theme::Kind m_theme;
    qreal m_ratio; ///< pixels of the animation for one of the picture's
    QSize m_size;
    int m_delay;
    int m_hold;
};

} // namespace convoku
