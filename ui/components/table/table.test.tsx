import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { describeConformance } from '../../testing/conformance.tsx'
import { render } from '../../testing/render.tsx'
import type { TableProps } from './table.tsx'
import { CaptionedTable, Table } from './table.tsx'

const minutes = (props: TableProps, messages = 'full range of tones') => (
  <Table caption="Minutes" {...props}>
    <thead>
      <tr>
        <th scope="col">What you see</th>
      </tr>
    </thead>
    <tbody>
      <tr>
        <td>{messages}</td>
      </tr>
    </tbody>
  </Table>
)

const frame = () => page.getByRole('group', { name: 'Minutes' })

describe('Table', () => {
  describeConformance((given) => minutes(given), { element: HTMLTableElement })

  it('is named by its caption', async () => {
    render(minutes({}))
    await expect.element(page.getByRole('table', { name: 'Minutes' })).toBeVisible()
  })

  it('scrolls in a frame that keys reach, if it is wider than the screen', async () => {
    render(minutes({}, 'wide'.repeat(500)))
    await expect.element(frame()).toHaveAttribute('tabindex', '0')
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  })

  it('has no Tab stop if it fits', async () => {
    render(minutes({}))
    await expect.poll(() => frame().elements()).toEqual([])
  })

  it('keeps its header visible while its rows scroll', async () => {
    render(
      minutes(
        {},
        Array.from({ length: 200 }, () => 'full range of tones. ')
          .join('\n\n')
          .repeat(20),
      ),
    )
    await expect.element(frame()).toHaveAttribute('tabindex', '0')
    frame().element().scrollTop = 500
    await expect.poll(() => frame().element().scrollTop).toBe(500)
    const header = page.getByRole('columnheader').element().getBoundingClientRect()
    expect(header.top).toBeCloseTo(frame().element().getBoundingClientRect().top, 0)
  })

  it('uses the caption around it in a text', async () => {
    render(<CaptionedTable caption="Around">{minutes({ caption: undefined })}</CaptionedTable>)
    await expect.element(page.getByRole('table', { name: 'Around' })).toBeVisible()
  })
})
