import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../testing/render.tsx'
import { elements } from './elements.tsx'

const { a: A, hr: Hr, pre: Pre, section: Section } = elements

describe('code block', () => {
  it('is rendered with the settings after its language', async () => {
    const { host } = render(
      <Pre data-title="exposure.ts" data-numbers="" data-diff="">
        <code>const base = 84</code>
      </Pre>,
    )
    await expect.element(page.getByRole('button', { name: 'Copy exposure.ts' })).toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'Copy as patch exposure.ts' })).toBeInTheDocument()
    expect(host.querySelector('figure')?.dataset).toMatchObject({ numbers: '' })
  })
})

describe('footnote', () => {
  it('links back to its reference', async () => {
    render(
      <Section>
        <A href="#back" data-number="2">
          ↩
        </A>
      </Section>,
    )
    const notes = page.getByRole('region', { name: 'Footnotes' })
    await expect
      .element(notes.getByRole('link', { name: 'Back to reference 2' }))
      .toHaveAttribute('href', '#back')
  })
})

describe('three hyphens', () => {
  it('separate what comes before from what comes after', async () => {
    render(<Hr />)
    await expect.element(page.getByRole('separator')).toBeVisible()
  })
})
