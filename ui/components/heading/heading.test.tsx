import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { el } from '../../locales/el.ts'
import { UiProvider } from '../../provider/ui-provider.tsx'
import { describeConformance } from '../../testing/conformance.tsx'
import { render } from '../../testing/render.tsx'
import { Heading } from './heading.tsx'

describe('Heading', () => {
  describeConformance(
    (given) => (
      <Heading id="long" {...given}>
        How long
      </Heading>
    ),
    { element: HTMLHeadingElement },
  )

  it('has a link to itself if it has an id, named by its text', async () => {
    render(
      <UiProvider locale={el}>
        <Heading id="long">
          Πόσο <em>αρκεί</em>
        </Heading>
      </UiProvider>,
    )
    const link = page.getByRole('link', { name: 'Σύνδεσμος προς την ενότητα «Πόσο αρκεί»' })
    await expect.element(link).toHaveAttribute('href', '#long')
  })

  it('is only a heading without an id', () => {
    render(<Heading>Plain</Heading>)
    expect(page.getByRole('link').elements()).toEqual([])
  })

  it('uses the given heading level', async () => {
    render(<Heading level={4}>Plain</Heading>)
    await expect.element(page.getByRole('heading', { level: 4 })).toBeVisible()
  })
})
