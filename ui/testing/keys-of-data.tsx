/** Data tables, trees, sortable lists and filters: a keyboard test for each row of their keyboard tables. */
import { useState } from 'react'
import { expect, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { BulkBar } from '../components/bulk-bar/bulk-bar.tsx'
import { DataTable } from '../components/data-table/data-table.tsx'
import type { Filter } from '../components/filter-bar/filter.ts'
import { FilterBar } from '../components/filter-bar/filter-bar.tsx'
import { SortableList } from '../components/sortable-list/sortable-list.tsx'
import { Tree } from '../components/tree/tree.tsx'
import type { TreeNode } from '../components/tree/tree-node.ts'
import type { KeyboardTests } from './keyboard-tables.ts'
import { button, hasFocus, link, press } from './keys.ts'
import { prints, rowsOfPrints } from './print-rows.ts'
import { render } from './render.tsx'

function Selection() {
  const [count, setCount] = useState(2)
  return (
    <>
      <button type="button">A row</button>
      <BulkBar count={count} onClear={() => setCount(0)}>
        <button type="button">Publish</button>
      </BulkBar>
    </>
  )
}

/** The first Tab moves to the button that arranges columns. */
async function enterTable() {
  const { innerWidth, innerHeight } = window
  await page.viewport(1100, 800)
  onTestFinished(() => page.viewport(innerWidth, innerHeight))
  render(<DataTable {...rowsOfPrints} label="Prints" rows={prints(200)} selectable />)
  await press('{Tab}{Tab}')
  await hasFocus(link('Fern 1'))
}
const selectedRows = () => expect.poll(() => page.getByRole('row', { selected: true }).elements().length)
const head = (name: string) => page.getByRole('columnheader', { name })

const fields = [{ key: 'title', label: 'Title', comparisons: [{ key: 'has', label: 'contains' }] }] as const

function Filters({ first }: { readonly first: readonly Filter[] }) {
  const [filters, setFilters] = useState(first)
  return <FilterBar fields={fields} filters={filters} onFiltersChange={setFilters} />
}
const filtering = (...values: string[]) =>
  render(<Filters first={values.map((value) => ({ field: 'title', comparison: 'has', value }))} />)

function Recipe() {
  const [items, setItems] = useState<readonly string[]>(['Coat', 'Dry', 'Wash'])
  const given = { items, itemKey: String, itemLabel: String, onReorder: setItems }
  return (
    <SortableList label="Steps" {...given}>
      {(step) => step}
    </SortableList>
  )
}
const steps = (...names: string[]) =>
  expect
    .poll(() =>
      page
        .getByRole('listitem')
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual(names)

const folders = [
  { id: 'prints', label: 'Prints', children: [{ id: 'fern', label: 'Fern' }] },
  { id: 'papers', label: 'Papers', children: [] },
  { id: 'notes', label: 'Σημειώσεις' },
]

function Folders() {
  const [nodes, setNodes] = useState<readonly TreeNode[]>(folders)
  return <Tree label="Folders" nodes={nodes} onMove={setNodes} />
}
const node = (name: string) => page.getByRole('treeitem', { name })

async function enterTree() {
  render(<Folders />)
  await press('{Tab}')
  await hasFocus(node('Prints'))
}

export const keysOfData = {
  'bulk-bar': {
    async Tab() {
      render(<Selection />)
      await press('{Tab}{Tab}')
      await hasFocus(button('Publish'))
    },
    async Enter() {
      render(<Selection />)
      await press('{Tab}{Tab}{Tab}{Enter}')
      await hasFocus(button('A row'))
    },
  },
  'data-table': {
    async Tab() {
      await enterTable()
      await press('{ArrowUp}{Tab}')
      await hasFocus(page.getByRole('separator', { name: 'Width of Title' }))
      await press('{Tab}')
      expect(document.activeElement?.closest('table')).toBeNull()
    },
    async 'Down, Up, J, K'() {
      await enterTable()
      await press('{ArrowDown}j')
      await hasFocus(link('Kadakaoks 3'))
      await press('{ArrowUp}kk')
      await hasFocus(button('Title'))
    },
    async 'Right, Left'() {
      await enterTable()
      await press('{ArrowRight}')
      await hasFocus(page.getByRole('gridcell', { name: 'Bergger COT 320' }).first())
      await press('{ArrowLeft}{ArrowLeft}')
      await hasFocus(page.getByRole('checkbox', { name: 'Select Fern 1', exact: true }))
    },
    async 'Home, End'() {
      await enterTable()
      await press('{Control>}{End}{/Control}')
      await hasFocus(link('Oak leaf 200'))
      await press('{Home}')
      await hasFocus(page.getByRole('checkbox', { name: 'Select Oak leaf 200' }))
    },
    async 'Page Down, Page Up'() {
      await enterTable()
      await press('{PageDown}')
      const row = document.activeElement?.closest('tr')
      expect(Number(row?.ariaRowIndex)).toBeGreaterThan(3)
      await press('{PageUp}')
      await hasFocus(link('Fern 1'))
    },
    async 'X, Shift + Space'() {
      await enterTable()
      await press('x')
      await selectedRows().toBe(1)
      await press('{Shift>} {/Shift}')
      await selectedRows().toBe(0)
    },
    async 'Shift + X'() {
      await enterTable()
      await press('xjjj{Shift>}x{/Shift}')
      await selectedRows().toBe(4)
    },
    async 'Control + A'() {
      await enterTable()
      await press('{Control>}a{/Control}')
      await expect.element(page.getByRole('checkbox', { name: 'Select all rows' })).toBeChecked()
    },
    async Enter() {
      await enterTable()
      await press('{ArrowRight}{Enter}')
      await expect.poll(() => location.hash).toBe('#print-1')
      history.replaceState(null, '', location.pathname)
      await press('{ArrowUp}{Enter}')
      await expect.element(head('Paper')).toHaveAttribute('aria-sort', 'ascending')
    },
  },
  'filter-bar': {
    async Enter() {
      filtering()
      await press('{Tab}{Enter}{Tab}{Enter}')
      await hasFocus(page.getByRole('combobox'))
    },
    async 'Delete, Backspace'() {
      filtering('fern', 'oak')
      await press('{Tab}{Delete}')
      await hasFocus(button('Title contains oak'))
      await press('{Backspace}')
      await hasFocus(button('Add filter'))
    },
    async Escape() {
      filtering('fern')
      await press('{Tab}{Enter}{Tab}{Escape}')
      await hasFocus(page.getByRole('button', { name: 'Title contains fern', exact: true }))
      expect(page.getByRole('dialog').elements()).toEqual([])
    },
  },
  'sortable-list': {
    async 'Space, Enter'() {
      render(<Recipe />)
      await press('{Tab} ')
      await expect.element(button('Move Coat')).toHaveAttribute('aria-pressed', 'true')
      await press('{Enter}')
      await expect.element(button('Move Coat')).toHaveAttribute('aria-pressed', 'false')
    },
    async 'Down, Up'() {
      render(<Recipe />)
      await press('{Tab} {ArrowDown}{ArrowDown}{ArrowUp} ')
      await steps('Dry', 'Coat', 'Wash')
    },
    async 'Home, End'() {
      render(<Recipe />)
      await press('{Tab} {End}')
      await steps('Dry', 'Wash', 'Coat')
      await press('{Home}')
      await steps('Coat', 'Dry', 'Wash')
    },
    async Escape() {
      render(<Recipe />)
      await press('{Tab} {End}{Escape}')
      await steps('Coat', 'Dry', 'Wash')
      await hasFocus(button('Move Coat'))
    },
  },
  tree: {
    async 'Down, Up'() {
      await enterTree()
      await press('{ArrowDown}{ArrowDown}{ArrowUp}')
      await hasFocus(node('Papers'))
    },
    async 'Right, Left'() {
      await enterTree()
      await press('{ArrowRight}{ArrowRight}')
      await hasFocus(node('Fern'))
      await press('{ArrowLeft}{ArrowLeft}')
      await expect.element(node('Prints')).toHaveAttribute('aria-expanded', 'false')
    },
    async 'Home, End'() {
      await enterTree()
      await press('{End}')
      await hasFocus(node('Σημειώσεις'))
      await press('{Home}')
      await hasFocus(node('Prints'))
    },
    async Letters() {
      await enterTree()
      await press('pa')
      await hasFocus(node('Papers'))
    },
    async Enter() {
      await enterTree()
      await press('{ArrowDown}{Enter}')
      await expect.element(node('Papers')).toHaveAttribute('aria-selected', 'true')
    },
    async Space() {
      await enterTree()
      await press('{End} {ArrowRight} ')
      await expect.element(node('Σημειώσεις')).toHaveAttribute('aria-level', '2')
      await hasFocus(node('Σημειώσεις'))
    },
    async Escape() {
      await enterTree()
      await press('{End} {ArrowUp}{Escape}')
      await expect.element(node('Σημειώσεις')).toHaveAttribute('aria-posinset', '3')
    },
  },
} satisfies Partial<KeyboardTests>
