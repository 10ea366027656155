// SPDX-License-Identifier: MIT
// What a BoardView shows of the layer at the session's position, and of how sure a trained rule is.
#include "app/document/inquiry.h"
#include "app/document/layer_values.h"
#include "app/document/session.h"
#include "app/views/board/widgets/board_view.h"
#include "app/wording/layer_wording.h"
#include "solver/run/sureness.h"

#include <algorithm>

namespace convoku {

BoardView::~BoardView()
{
    if (m_values != nullptr)
        m_values->setWatched(this, false);
    if (m_inquiry != nullptr)
        m_inquiry->setStepWatched(this, false);
}

void BoardView::setLayerValues(LayerValues* values)
{
    m_values = values;
    const auto show = [this] {
        if (wantsLayer())
            showPosition();
    };
    connect(values, &LayerValues::valuesChanged, this, show);
    connect(values, &LayerValues::askedAboutChanged, this, show);
    connect(m_session, &Session::playingChanged, this, &BoardView::showPosition);
    showPosition();
}

void BoardView::setShowsLayer(bool shows)
{
    m_showsLayer = shows;
    showPosition();
}

void BoardView::setRemovalsAsNumbers(bool asNumbers)
{
    if (asNumbers == m_removalsAsNumbers)
        return;
    m_removalsAsNumbers = asNumbers;
    showPosition();
}

void BoardView::showNumbers()
{
    m_scene.removalsAsNumbers = m_removalsAsNumbers;
    const Position position = m_session->position();
    if (wantsLayer() && !m_before && !m_values->isAskedAbout(position))
        showRemovalsOfLastLayer(m_scene, *m_session->recording(), position);
}

std::optional<ValueId> BoardView::shownValue() const
{
    if (m_values == nullptr || !m_showsLayer || isEditing() || !m_session->hasPuzzle())
        return std::nullopt;
    const Position position = m_session->position();
    return position.layer > 0 ? m_session->recording()->layerAt(position).outputs.front() : m_sureness;
}

bool BoardView::wantsLayer() const
{
    // While a run is played, pass after pass, how sure a rule was would come too late and go at once.
    return shownValue() && (m_session->position().layer > 0 || !m_session->isPlaying());
}

/// Values are computed only for who looks: a board that is not in sight, or shows no layer, does not.
void BoardView::watchLayer()
{
    const bool watches = wantsLayer() && isVisible();
    if (m_values == nullptr || watches == m_watchesLayer)
        return;
    m_watchesLayer = watches;
    m_values->setWatched(this, watches);
}

void BoardView::showLayer()
{
    const Position position = m_session->position();
    m_sureness = m_session->hasPuzzle() ? surenessAt(*m_session->recording(), position) : std::nullopt;
    watchLayer();
    if (m_values != nullptr && m_values->isAskedAbout(position))
        return; // a lesson asks for these numbers
    const auto value = shownValue();
    if (!value || !wantsLayer() || m_before || !m_values->values() || m_values->pass() != position.pass)
        return;
    const auto picked = m_session->picked();
    m_scene.layer = meaningOf(*m_values->values(), *value, picked ? std::optional(picked->digit) : std::nullopt);
    if (position.layer == 0 && m_scene.layer->candidates)
        keepWhatWasAsked(*m_scene.layer->candidates);
}

/// A trained rule has a number for each candidate: of those that were gone before it, and of a cell's only digit, it
/// tells nothing.
void BoardView::keepWhatWasAsked(std::array<double, kCandidates>& numbers) const
{
    for (std::uint16_t i = 0; i < kCandidates; ++i) {
        const bool removed = std::ranges::count(m_scene.removals, i, &BoardScene::Removal::candidate) > 0;
        const bool open = m_scene.candidates.has(i) && !m_scene.isShownLarge(Candidate::fromIndex(i).cell());
        if (!removed && !open)
            numbers[i] = 0;
    }
}

QString BoardView::describeLayer(Candidate candidate) const
{
    const auto value = shownValue();
    if (!m_scene.layer || !value || !m_values->values())
        return {};
    const bool isAsked = m_session->position().layer > 0 || !m_scene.layer->candidates
        || (*m_scene.layer->candidates)[static_cast<std::size_t>(candidate.index())] != 0;
    if (!isAsked)
        return {};
    const Inspection& values = *m_values->values();
    const Network& network = values.network();
    const auto element = elementOf(placesOf(network, *value), candidate);
    return element ? LayerWording::elementValue(values, *value, *element) : QString();
}

void BoardView::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    watchLayer();
    watchStep();
    if (wantsLayer())
        showPosition();
}

void BoardView::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    watchLayer();
    watchStep();
}

} // namespace convoku
