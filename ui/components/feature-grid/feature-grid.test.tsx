import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { describeConformance } from '../../testing/conformance.tsx'
import { render } from '../../testing/render.tsx'
import { Feature, FeatureGrid } from './feature-grid.tsx'

const light = <Feature title="Light">Ten minutes at noon.</Feature>

describe('FeatureGrid', () => {
  describeConformance((given) => <FeatureGrid {...given}>{light}</FeatureGrid>, {
    element: HTMLUListElement,
  })

  it('is a list whose entries have headings', async () => {
    render(<FeatureGrid>{light}</FeatureGrid>)
    const entry = page.getByRole('list').getByRole('listitem')
    await expect.element(entry.getByRole('heading', { level: 3, name: 'Light' })).toBeVisible()
  })
})

describe('Feature', () => {
  describeConformance(
    (given) => (
      <FeatureGrid>
        <Feature icon="sun" title="Light" {...given}>
          Ten minutes at noon.
        </Feature>
      </FeatureGrid>
    ),
    { element: HTMLLIElement },
  )
})
