import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { describeConformance } from '../../testing/conformance.tsx'
import { render } from '../../testing/render.tsx'
import { Timeline, TimelineEntry } from './timeline.tsx'

describe('Timeline', () => {
  describeConformance(
    (given) => (
      <Timeline {...given}>
        <TimelineEntry at="2019" title="The first sheet" />
      </Timeline>
    ),
    { element: HTMLOListElement },
  )

  it('is an ordered list, each entry with its date before its heading', () => {
    render(
      <Timeline>
        <TimelineEntry at="2019" title="The first sheet" />
        <TimelineEntry at="2022" title="A room of its own" />
      </Timeline>,
    )
    const entries = page.getByRole('listitem').elements()
    expect(entries.map(({ textContent }) => textContent)).toEqual([
      '2019The first sheet',
      '2022A room of its own',
    ])
  })
})

describe('TimelineEntry', () => {
  describeConformance(
    (given) => (
      <Timeline>
        <TimelineEntry at="2019" title="The first sheet" {...given}>
          <p>A fern.</p>
        </TimelineEntry>
      </Timeline>
    ),
    { element: HTMLLIElement },
  )

  it('exposes the current entry', async () => {
    render(
      <Timeline>
        <TimelineEntry at="2026" title="The fixer trials" current />
      </Timeline>,
    )
    await expect.element(page.getByRole('listitem')).toHaveAttribute('aria-current', 'step')
  })
})
