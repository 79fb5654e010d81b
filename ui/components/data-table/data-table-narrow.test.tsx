/** On a phone every value is complete, and targets are large enough. */
import { describe, expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { prints, rowsOfPrints } from '../../testing/print-rows.ts'
import { render } from '../../testing/render.tsx'
import { DataTable } from './data-table.tsx'

const long = 'Hahnemühle Platinum Rag, keskkonnaministeeriumivanemspetsialistid'
const rows = prints(2000).map((samplePrint, at) =>
  at % 3 === 0 ? { ...samplePrint, title: long, paper: long } : samplePrint,
)

async function renderOnPhone() {
  const { innerWidth, innerHeight } = window
  await page.viewport(360, 800)
  onTestFinished(() => page.viewport(innerWidth, innerHeight))
  const { host } = render(<DataTable {...rowsOfPrints} label="Prints" rows={rows} selectable />)
  const frame = host.querySelector<HTMLElement>('.data-table-frame')
  if (frame === null) throw new Error('There is no frame.')
  return frame
}

const isCut = (element: Element) =>
  element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).overflowX !== 'visible'

describe('DataTable at 360 px', () => {
  it('cuts off no value and scrolls only vertically', async () => {
    const frame = await renderOnPhone()
    const cells = [...frame.querySelectorAll('.data-table-cell, .data-table-cell *')]
    const cut = [frame, ...cells].filter((element) => element.checkVisibility() && isCut(element))
    expect(cut.map(({ className, textContent }) => `${className}: ${textContent}`)).toEqual([])
    expect(frame.querySelectorAll('[data-row]').length).toBeGreaterThan(5)
  })

  it('shows the sortable columns above the cards, all visible', async () => {
    const frame = await renderOnPhone()
    const heads = [...frame.querySelectorAll('thead th')].filter((head) => head.checkVisibility())
    expect(heads.map((head) => head.getAttribute('aria-label'))).toEqual([
      'Select all rows',
      'Title',
      'Paper',
      'Minutes',
    ])
    const { right } = frame.getBoundingClientRect()
    for (const head of heads) expect(head.getBoundingClientRect().right).toBeLessThanOrEqual(right + 1)
  })

  it('has targets of at least 24 px', async () => {
    const frame = await renderOnPhone()
    const targets = [...frame.querySelectorAll('button, label, [scope="row"]')].filter((target) =>
      target.checkVisibility(),
    )
    expect(targets.length).toBeGreaterThan(10)
    for (const target of targets) {
      const { width, height } = target.getBoundingClientRect()
      expect(Math.min(width, height), target.outerHTML).toBeGreaterThanOrEqual(24)
    }
  })

  it('scrolls to the whole focused row, far down among rows of different heights', async () => {
    const frame = await renderOnPhone()
    await userEvent.click(page.getByRole('link').first())
    await userEvent.keyboard('{Control>}{End}{/Control}{ArrowUp}{ArrowUp}')
    await expect
      .poll(() => document.activeElement?.closest('[data-row]')?.getAttribute('data-row'))
      .toBe('1997')
    const row = document.activeElement?.closest('[data-row]')?.getBoundingClientRect()
    const { top, bottom } = frame.getBoundingClientRect()
    expect(row?.top).toBeGreaterThanOrEqual(top - 1)
    expect(row?.bottom).toBeLessThanOrEqual(bottom + 1)
  })
})
