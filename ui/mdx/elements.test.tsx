import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { el } from '../locales/el.ts'
import { UiProvider } from '../provider/ui-provider.tsx'
import { render } from '../testing/render.tsx'
import { elements } from './elements.tsx'

const { h2: H2, pre: Pre, table: Table } = elements

describe('a heading', () => {
  it('with an id carries a link to itself, named after its words', async () => {
    render(
      <UiProvider locale={el}>
        <H2 id="long">
          Πόσο <em>αρκεί</em>
        </H2>
      </UiProvider>,
    )
    const link = page.getByRole('link', { name: 'Σύνδεσμος προς την ενότητα «Πόσο αρκεί»' })
    await expect.element(link).toHaveAttribute('href', '#long')
  })

  it('without an id is only a heading', () => {
    render(<H2>Plain</H2>)
    expect(page.getByRole('link').elements()).toEqual([])
  })
})

describe('a table', () => {
  it('stays a table, in a frame that keys can scroll', async () => {
    render(
      <Table>
        <tbody>
          <tr>
            <td>{'wide'.repeat(500)}</td>
          </tr>
        </tbody>
      </Table>,
    )
    const frame = page.getByRole('group', { name: 'Table' })
    await expect.element(frame.getByRole('table')).toBeVisible()
    expect(frame.element()).toHaveProperty('tabIndex', 0)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  })
})

describe('a block of code', () => {
  it('is named by its title and read from left to right', async () => {
    render(
      <div dir="rtl">
        <Pre data-title="exposure.ts">
          <code>const base = 84</code>
        </Pre>
      </div>,
    )
    const block = page.getByRole('group', { name: 'exposure.ts' })
    await expect.element(block).toMatchTextContent('const base = 84')
    expect(getComputedStyle(block.element()).direction).toBe('ltr')
  })
})
