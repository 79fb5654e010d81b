import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { describeConformance } from '../../testing/conformance.tsx'
import { render } from '../../testing/render.tsx'
import { Stat, Stats } from './stat.tsx'

describe('Stats', () => {
  describeConformance(
    (given) => (
      <Stats {...given}>
        <Stat label="Sheets" value="12,480" />
      </Stats>
    ),
    { element: HTMLDListElement },
  )
})

describe('Stat', () => {
  describeConformance(
    (given) => (
      <Stats>
        <Stat label="Sheets" value="12,480" note="1,104 this autumn" {...given} />
      </Stats>
    ),
    { element: HTMLDivElement },
  )

  it('is a number described by its label', async () => {
    render(
      <Stats>
        <Stat label="Sheets" value="12,480" />
      </Stats>,
    )
    await expect.element(page.getByRole('term')).toHaveTextContent('Sheets')
    await expect.element(page.getByRole('definition')).toHaveTextContent('12,480')
  })
})
