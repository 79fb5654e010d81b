/** The place that an open dialog changes, while another user writes. */
import { describe, expect, it } from 'vitest'
import '../../admin.css'
import { showText } from '../../testing/show-text.ts'
import { promptPlacePlugin, trackedPlace, trackPlace } from './prompt-place.ts'

const plates = 'First.\n\nSee the plates.\n\nLast.\n'

function track() {
  const text = showText(plates, [promptPlacePlugin()])
  const from = text.positionOf(plates.indexOf('plates')) ?? 0
  trackPlace(text.view, { from, to: from + 6 })
  const tracked = () => {
    const place = trackedPlace(text.view)
    return place && text.view.state.doc.textBetween(place.from, place.to)
  }
  return { text, tracked }
}

describe('Place of an open dialog', () => {
  it('moves with the text around it', () => {
    const { text, tracked } = track()
    text.setSource(`New, and long.\n\n${plates.replace('Last.', 'Last, changed.')}`)
    expect(tracked()).toBe('plates')
  })

  it('is lost when another user changes its block', () => {
    const { text, tracked } = track()
    text.setSource(plates.replace('See the plates', 'All plates are blue'))
    expect(tracked()).toBeUndefined()
  })
})
