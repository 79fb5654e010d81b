import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { et } from '../../locales/et.ts'
import { UiProvider } from '../../provider/ui-provider.tsx'
import { describeConformance } from '../../testing/conformance.tsx'
import type { SamplePrint } from '../../testing/print-rows.ts'
import { prints, rowsOfPrints } from '../../testing/print-rows.ts'
import { render } from '../../testing/render.tsx'
import type { DataTableProps } from './data-table.tsx'
import { DataTable } from './data-table.tsx'

type Given = Partial<DataTableProps<SamplePrint>>

const table = (given: Given = {}) => (
  <DataTable {...rowsOfPrints} label="Prints" rows={prints(3)} selectable {...given} />
)
const head = (name: string) => page.getByRole('columnheader', { name })
const sortBy = (name: string) => page.getByRole('button', { name })
const box = (name: string) => page.getByRole('checkbox', { name })
const titles = () =>
  page
    .getByRole('rowheader')
    .elements()
    .map(({ textContent }) => textContent)

beforeEach(async () => {
  const { innerWidth, innerHeight } = window
  await page.viewport(1100, 800)
  onTestFinished(() => page.viewport(innerWidth, innerHeight))
})

describe('DataTable', () => {
  describeConformance((given) => table(given), { element: HTMLTableElement })

  it('is a table of links from the server, and a grid after hydration', async () => {
    expect(renderToString(table())).toMatch(/<table[^>]* role="table"/)
    render(table())
    await expect.element(page.getByRole('grid', { name: 'Prints' })).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Fern 1' })).toHaveAttribute('href', '#print-1')
  })

  it('sorts by a press on a header, announces it, and reverses with the next press', async () => {
    render(table())
    await userEvent.click(sortBy('Minutes'))
    await expect.element(head('Minutes')).toHaveAttribute('aria-sort', 'ascending')
    expect(titles()).toEqual(['Fern 1', 'Αμυγδαλιά 2', 'Kadakaoks 3'])
    await userEvent.click(sortBy('Minutes'))
    await expect.element(head('Minutes')).toHaveAttribute('aria-sort', 'descending')
    expect(titles()).toEqual(['Kadakaoks 3', 'Αμυγδαλιά 2', 'Fern 1'])
    await expect.element(page.getByText('Minutes: descending')).toBeInTheDocument()
    await expect.element(head('Language')).not.toHaveAttribute('aria-sort')
  })

  it.each([true, false])('spans exactly its columns in the gap below, selectable: %s', (selectable) => {
    const { host } = render(table({ rows: prints(500), selectable }))
    const heads = host.querySelectorAll('thead th').length
    expect(host.querySelector<HTMLTableCellElement>('.data-table-gap td')?.colSpan).toBe(heads)
  })

  it('keeps row actions after all columns, for any visible columns', async () => {
    const more = {
      key: 'more',
      label: 'Actions',
      isFixed: true,
      cell: () => <button type="button">…</button>,
    }
    const [first, ...others] = rowsOfPrints.columns
    const columns = first ? [first, more, ...others] : []
    const layout = { order: ['minutes'], hidden: ['more', 'paper'], widths: {} }
    render(table({ columns, layout, selectable: false }))
    await expect.element(head('Actions')).toBeInTheDocument()
    const heads = page.getByRole('columnheader').elements()
    expect(heads.map(({ ariaLabel }) => ariaLabel)).toEqual(['Title', 'Minutes', 'Language', 'Actions'])
    await userEvent.click(page.getByRole('button', { name: 'Columns' }))
    await expect.element(box('Paper')).toBeVisible()
    expect(box('Actions').elements()).toEqual([])
  })

  it('shows the count from its parent, and reserves space for more rows', async () => {
    render(table({ count: 12, counted: 'More than 1,000' }))
    await expect.element(page.getByText('More than 1,000')).toBeVisible()
    await expect.element(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '-1')
  })

  it('leaves sorting to a parent that controls it', async () => {
    const handleSort = vi.fn()
    render(table({ sort: { column: 'minutes', direction: 'ascending' }, onSortChange: handleSort }))
    await userEvent.click(sortBy('Minutes'))
    expect(handleSort).toHaveBeenCalledExactlyOnceWith({ column: 'minutes', direction: 'descending' })
    await expect.element(head('Minutes')).toHaveAttribute('aria-sort', 'ascending')
    expect(titles()[0]).toBe('Fern 1')
  })

  it('selects one row, a range with Shift, and all, and announces the count', async () => {
    const handleSelected = vi.fn()
    render(table({ rows: prints(9), onSelectedChange: handleSelected }))
    const lastSelected = () => [...(handleSelected.mock.lastCall?.[0] ?? [])]
    await userEvent.click(box('Select Fern 1'))
    await userEvent.click(box('Select Kadakaoks 3'), { modifiers: ['Shift'] })
    expect(lastSelected()).toEqual(['print-1', 'print-2', 'print-3'])
    await expect.element(page.getByText('Selected: 3')).toBeInTheDocument()
    await expect.element(box('Select all rows')).toBePartiallyChecked()
    await userEvent.click(box('Select all rows'))
    expect(lastSelected()).toHaveLength(9)
    await expect.element(box('Select all rows')).toBeChecked()
    expect(page.getByRole('row', { selected: true }).elements()).toHaveLength(9)
    await userEvent.click(box('Select all rows'))
    expect(lastSelected()).toEqual([])
  })

  it('follows the link of a row that is pressed anywhere', async () => {
    render(table())
    await userEvent.click(page.getByRole('gridcell', { name: 'Arches Aquarelle' }))
    await expect.poll(() => location.hash).toMatch(/^#print-\d$/)
    history.replaceState(null, '', location.pathname)
  })

  it('uses the language of its provider', async () => {
    render(<UiProvider locale={et}>{table({ rows: prints(1200) })}</UiProvider>)
    await expect.element(box('Vali kõik read')).toBeVisible()
    await expect.element(page.getByRole('status').first()).toMatchTextContent(/1200/)
  })
})

describe('columns of a DataTable', () => {
  const columns = () =>
    page
      .getByRole('columnheader')
      .elements()
      .map((element) => element.getAttribute('aria-label'))

  it('can be hidden and reordered, and report the layout', async () => {
    const handleLayout = vi.fn()
    render(table({ selectable: false, onLayoutChange: handleLayout }))
    await userEvent.click(page.getByRole('button', { name: 'Columns' }))
    await userEvent.click(page.getByRole('checkbox', { name: 'Paper' }))
    expect(columns()).toEqual(['Title', 'Language', 'Minutes'])
    await userEvent.click(page.getByRole('button', { name: 'Minutes: Move up' }))
    expect(columns()).toEqual(['Title', 'Minutes', 'Language'])
    const savedLayout = { order: ['paper', 'minutes', 'language'], hidden: ['paper'], widths: {} }
    expect(handleLayout).toHaveBeenLastCalledWith(savedLayout)
  })

  it.each(['ltr', 'rtl'] as const)('resize with the arrow keys in %s text', async (dir) => {
    render(
      <div dir={dir}>
        <UiProvider dir={dir}>{table({ selectable: false })}</UiProvider>
      </div>,
    )
    const separator = page.getByRole('separator', { name: 'Width of Title' })
    const width = () => head('Title').element().getBoundingClientRect().width
    const before = width()
    await userEvent.keyboard('{Tab}{Tab}{ArrowUp}{Tab}')
    await expect.element(separator).toHaveFocus()
    await userEvent.keyboard(dir === 'ltr' ? '{ArrowRight}' : '{ArrowLeft}')
    await expect.poll(() => Math.abs(width() - before - 16)).toBeLessThan(2)
    await expect.poll(() => Number(separator.element().ariaValueNow)).toBe(Math.round(before + 16))
    await userEvent.keyboard('{Home}')
    await expect.poll(width).toBe(64)
  })

  it('resize by dragging, and share the width again after a double click', async () => {
    render(table({ selectable: false }))
    const separator = page.getByRole('separator', { name: 'Width of Paper' }).element()
    const width = () => head('Paper').element().getBoundingClientRect().width
    const before = width()
    vi.spyOn(separator, 'setPointerCapture').mockReturnValue(undefined)
    vi.spyOn(separator, 'hasPointerCapture').mockReturnValue(true)
    for (const [type, clientX] of Object.entries({ pointerdown: 300, pointermove: 340 })) {
      separator.dispatchEvent(new PointerEvent(type, { bubbles: true, clientX }))
    }
    await expect.poll(() => Math.abs(width() - before - 40)).toBeLessThan(2)
    separator.dispatchEvent(new MouseEvent('dblclick', { bubbles: true }))
    await expect.poll(() => Math.abs(width() - before - 40)).toBeGreaterThan(2)
  })
})

describe('bulk actions of a DataTable', () => {
  it('are shown below the rows while some are selected', async () => {
    const rows = prints(3)
    render(table({ rows, actions: (selected) => <button type="button">Publish {selected.size}</button> }))
    const bar = page.getByRole('region', { name: 'Selection' })
    expect(bar.elements()).toEqual([])
    await userEvent.click(box('Select Fern 1'))
    await expect.element(bar.getByRole('button', { name: 'Publish 1' })).toBeVisible()
    await userEvent.click(bar.getByRole('button', { name: 'Select all: 3' }))
    await expect.element(box('Select all rows')).toBeChecked()
    await userEvent.click(bar.getByRole('button', { name: 'Clear selection' }))
    await expect.element(bar).not.toBeInTheDocument()
    expect(page.getByRole('row', { selected: true }).elements()).toEqual([])
  })
})

describe('Letters', () => {
  it('ignore single letters if they are turned off, while all other keys work', async () => {
    render(<UiProvider singleKeys={false}>{table({ selectable: true })}</UiProvider>)
    const first = page.getByRole('link', { name: 'Fern 1' })
    await userEvent.keyboard('{Tab}{Tab}')
    await userEvent.keyboard('jx')
    await expect.element(first).toHaveFocus()
    expect(page.getByRole('row', { selected: true }).elements()).toEqual([])
    await userEvent.keyboard('{ArrowDown}{Shift>} {/Shift}')
    await expect.element(page.getByRole('link', { name: 'Αμυγδαλιά 2' })).toHaveFocus()
    await expect.element(page.getByRole('row', { selected: true })).toBeVisible()
  })
})

describe('very many rows', () => {
  const many = prints(100_000)

  it('are rendered only where visible, and expose the total count', async () => {
    render(table({ rows: many }))
    const grid = page.getByRole('grid').element()
    expect(grid.getAttribute('aria-rowcount')).toBe('100001')
    expect(page.getByRole('rowheader').elements().length).toBeLessThan(80)
    const { parentElement: frame } = grid
    if (frame) frame.scrollTop = 50_000 * 44
    await expect.element(page.getByRole('link', { name: / 50001$/ })).toBeVisible()
    expect(page.getByRole('rowheader').elements().length).toBeLessThan(80)
    const row = page
      .getByRole('link', { name: / 50001$/ })
      .element()
      .closest('tr')
    expect(row?.getAttribute('aria-rowindex')).toBe('50002')
  })

  it('keep focus on a row that is scrolled out of view', async () => {
    render(table({ rows: many }))
    await userEvent.keyboard('{Tab}{Tab}')
    const first = page.getByRole('link', { name: 'Fern 1' })
    await expect.element(first).toHaveFocus()
    const frame = page.getByRole('grid').element().parentElement
    if (frame) frame.scrollTop = 20_000
    await expect.element(page.getByRole('link', { name: / 460$/ })).toBeVisible()
    await expect.element(first).toHaveFocus()
    await userEvent.keyboard('j')
    await expect.element(page.getByRole('link', { name: 'Αμυγδαλιά 2' })).toHaveFocus()
    await expect.element(page.getByRole('link', { name: 'Αμυγδαλιά 2' })).toBeInViewport()
  })

  it('are requested once when they become visible, and fill their reserved space', async () => {
    const handleNeed = vi.fn()
    function Paged() {
      const [rows, setRows] = useState<readonly (SamplePrint | undefined)[]>(many.slice(0, 50))
      const load = ({ from, to }: { readonly from: number; readonly to: number }) => {
        handleNeed(from, to)
        setRows((before) => Object.assign(Array.from({ length: 1000 }), before, many.slice(0, to)))
      }
      return table({ rows, count: 1000, onNeed: load })
    }
    render(<Paged />)
    const frame = page.getByRole('grid').element().parentElement
    if (frame) frame.scrollTop = 600 * 44
    await expect.element(page.getByRole('link', { name: / 605$/ })).toBeVisible()
    const ranges = handleNeed.mock.calls.map(([from, to]) => `${from}-${to}`)
    expect(new Set(ranges).size).toBe(ranges.length)
  })

  it('stay at the end when the last rows arrive after the focus', async () => {
    const first = Array.from({ length: 1000 }, (_, at) => (at < 50 ? many[at] : undefined))
    const { rerender } = render(table({ rows: first }))
    await userEvent.keyboard('{Tab}{Tab}{Control>}{End}{/Control}')
    const frame = page.getByRole('grid').element().parentElement
    await expect.poll(() => frame?.querySelector('[data-row="990"]')).not.toBeNull()
    const scrolled = frame?.scrollTop
    rerender(table({ rows: many.slice(0, 1000) }))
    await expect.element(page.getByRole('link', { name: / 1000$/ })).toHaveFocus()
    expect(frame?.scrollTop).toBe(scrolled)
  })
})

describe('state of a DataTable', () => {
  it('reserves space for rows that are loading, and announces it', async () => {
    render(table({ rows: [], state: 'loading' }))
    await expect.element(page.getByRole('grid')).toHaveAttribute('aria-busy', 'true')
    await expect.element(page.getByRole('status').first()).toMatchTextContent('Loading…')
    expect(page.getByRole('rowheader').elements()).toHaveLength(8)
  })

  it('shows that there are no rows', async () => {
    const { rerender } = render(table({ rows: [] }))
    await expect.element(page.getByText('No data')).toBeVisible()
    rerender(table({ rows: [], empty: 'Print the first one.' }))
    await expect.element(page.getByText('Print the first one.')).toBeVisible()
  })

  it('shows that loading failed, keeps the loaded rows, and retries', async () => {
    const handleRetry = vi.fn()
    render(table({ state: 'failed', onRetry: handleRetry }))
    await expect.element(page.getByRole('status').first()).toMatchTextContent('Could not load the rows.')
    expect(titles()).toHaveLength(3)
    await userEvent.click(page.getByRole('button', { name: 'Try again' }))
    expect(handleRetry).toHaveBeenCalledOnce()
  })
})
