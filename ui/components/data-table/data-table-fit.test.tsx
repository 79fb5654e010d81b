/** If not all columns fit, no partial column is visible, and the edge shows that there are more. */
import { describe, expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { outerSigns } from '../../testing/both-directions.tsx'
import type { SamplePrint } from '../../testing/print-rows.ts'
import { prints, rowsOfPrints } from '../../testing/print-rows.ts'
import { render } from '../../testing/render.tsx'
import type { DataColumn } from './column.ts'
import { DataTable } from './data-table.tsx'

const actions: DataColumn<SamplePrint> = { key: 'more', label: 'Actions', isFixed: true, cell: () => '…' }
const others = ['paper', 'language', 'minutes', 'maker', 'place', 'the rest']
const columns: readonly DataColumn<SamplePrint>[] = [
  ...rowsOfPrints.columns.slice(0, 1),
  ...others.map((key, at) => ({
    key,
    label: key,
    size: at % 2 === 0 ? ('md' as const) : ('sm' as const),
    cell: () => key,
  })),
]

async function shownAt(width: number, { isWorkedWith }: { readonly isWorkedWith: boolean }) {
  const { innerWidth, innerHeight } = window
  await page.viewport(1400, 800)
  onTestFinished(() => page.viewport(innerWidth, innerHeight))
  const { host } = render(
    <DataTable
      {...rowsOfPrints}
      label="Prints"
      rows={prints(3)}
      columns={isWorkedWith ? [...columns, actions] : columns}
      selectable={isWorkedWith}
    />,
  )
  host.style.inlineSize = `${width}px`
  const frame = host.querySelector<HTMLElement>('.data-table-frame')
  if (frame === null) throw new Error('There is no frame.')
  return frame
}

const boundsOf = (element: Element) => element.getBoundingClientRect()

/** The edge of the visible columns: the fixed column covers the others. */
function edgeOf(frame: HTMLElement): number {
  const fixed = frame.querySelector('thead [data-fixed]')
  return fixed === null ? boundsOf(frame).right : boundsOf(fixed).left
}

const seenInPart = (frame: HTMLElement) =>
  [...frame.querySelectorAll('thead th:not([data-fixed])')]
    .map(boundsOf)
    .filter(({ left, right }) => left < edgeOf(frame) - 1 && right > edgeOf(frame) + 1)

describe.each([true, false])('columns of a table with row actions: %s', (isWorkedWith) => {
  it.each([590, 640, 715, 742, 820, 905, 1000, 1060])('are complete at %i px', async (width) => {
    const frame = await shownAt(width, { isWorkedWith })
    await expect.poll(() => frame.hasAttribute('data-more')).toBe(true)
    expect(seenInPart(frame)).toEqual([])
    expect(frame.hasAttribute('data-past')).toBe(false)

    frame.scrollLeft = frame.scrollWidth
    await expect.poll(() => frame.hasAttribute('data-more')).toBe(false)
    expect(frame.hasAttribute('data-past')).toBe(true)
  })

  it('all fit on a wide screen', async () => {
    const frame = await shownAt(1300, { isWorkedWith })
    await expect.poll(() => frame.scrollWidth).toBe(frame.clientWidth)
    expect(frame.hasAttribute('data-more')).toBe(false)
  })
})

it.each([
  ['a long text at its end', 'Hahnemühle Platinum Rag '.repeat(20)],
  ['no short text', 'Hahnemühle'],
])('cuts %s in another direction than the page', (_, paper) => {
  const { host } = render(
    <div dir="rtl" style={{ inlineSize: 800 }}>
      <DataTable
        {...rowsOfPrints}
        label="Prints"
        rows={prints(1)}
        columns={[
          ...rowsOfPrints.columns.slice(0, 1),
          { key: 'paper', label: 'Paper', cell: () => <span>{paper}</span> },
        ]}
      />
    </div>,
  )
  const [, cell] = host.querySelectorAll('tbody .data-table-cell:not(.data-table-select)')
  const { left, right } = cell?.getBoundingClientRect() ?? new DOMRect()
  const { first, last } = outerSigns(cell)
  expect(first.left).toBeGreaterThan(left)
  if (last.right < right) expect(right - last.right).toBeLessThan(20)
})
