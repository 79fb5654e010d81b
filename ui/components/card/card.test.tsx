import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { describeConformance } from '../../testing/conformance.tsx'
import { render } from '../../testing/render.tsx'
import { Card, CardGrid } from './card.tsx'

describe('Card', () => {
  describeConformance(
    (given) => (
      <Card title="Umbels" label="Zine, no. 7" href="/showcase/umbels" level={2} {...given}>
        Seed heads.
      </Card>
    ),
    { element: HTMLElement },
  )

  it('is one link with the title as its name and the size of the card', async () => {
    render(
      <Card title="Umbels" href="/showcase/umbels">
        Seed heads.
      </Card>,
    )
    const link = page.getByRole('link', { name: 'Umbels', exact: true })
    await expect.element(link).toHaveAttribute('href', '/showcase/umbels')
    const { left, bottom } = page.getByRole('article').element().getBoundingClientRect()
    expect(document.elementFromPoint(left + 4, bottom - 4)).toBe(link.element())
  })

  it('is not a link without a URL', () => {
    render(<Card title="Umbels" />)
    expect(page.getByRole('link').elements()).toEqual([])
  })

  it('uses the given heading level', async () => {
    render(<Card title="Umbels" level={4} />)
    await expect.element(page.getByRole('heading', { level: 4, name: 'Umbels' })).toBeVisible()
  })
})

describe('CardGrid', () => {
  describeConformance((given) => <CardGrid {...given} />, { element: HTMLDivElement })
})
