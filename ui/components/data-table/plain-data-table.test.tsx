import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { prints, rowsOfPrints } from '../../testing/print-rows.ts'
import { render } from '../../testing/render.tsx'
import { PlainDataTable } from './plain-data-table.tsx'
import type { Selection } from './selection.ts'
import { ColumnList } from './table-columns.tsx'

const columns = () => page.getByRole('button', { name: 'Columns' })

it('loads its column settings when the user approaches them, and shows them when they arrive', async () => {
  const onColumnListNeeded = vi.fn()
  const table = (list: typeof ColumnList | undefined) => (
    <PlainDataTable
      {...rowsOfPrints}
      label="Prints"
      rows={prints(3)}
      ColumnList={list}
      onColumnListNeeded={onColumnListNeeded}
    />
  )
  const { host, rerender } = render(table(undefined))
  expect(onColumnListNeeded).not.toHaveBeenCalled()
  await userEvent.hover(columns())
  expect(onColumnListNeeded).toHaveBeenCalled()
  await userEvent.click(columns())
  expect(host.querySelector('.data-table-columns .spinner')).not.toBeNull()
  rerender(table(ColumnList))
  await expect.element(page.getByRole('checkbox', { name: 'Minutes' })).toBeVisible()
})

it('returns the focus to the rows when an action ends the selection', async () => {
  function Table() {
    const [rows, setRows] = useState(prints(3))
    const [selected, select] = useState<Selection>(new Set())
    const end = (count: number) => {
      setRows(rows.slice(count))
      select(new Set())
    }
    const actions = () => (
      <>
        <button type="button" onClick={() => end(0)}>
          Publish
        </button>
        <button type="button" onClick={() => end(1)}>
          Delete
        </button>
      </>
    )
    const selection = { selectable: true, selected, onSelectedChange: select, actions }
    return (
      <PlainDataTable {...rowsOfPrints} {...selection} label="Prints" rows={rows} ColumnList={ColumnList} />
    )
  }
  render(<Table />)
  const first = page.getByRole('checkbox', { name: 'Select Fern 1' })
  await userEvent.click(first)
  await userEvent.click(page.getByRole('button', { name: 'Publish' }))
  await expect.element(first).toHaveFocus()
  await userEvent.click(first)
  await userEvent.click(page.getByRole('button', { name: 'Delete' }))
  await expect.element(page.getByRole('link', { name: 'Αμυγδαλιά 2' })).toHaveFocus()
})

it('keeps the focus in the table when the focused row is the last one and is removed', async () => {
  const table = (count: number) => (
    <PlainDataTable {...rowsOfPrints} label="Prints" rows={prints(count)} ColumnList={ColumnList} />
  )
  const { rerender } = render(table(2))
  page.getByRole('link', { name: 'Αμυγδαλιά 2' }).element().focus()
  rerender(table(1))
  await expect.element(page.getByRole('link', { name: 'Fern 1' })).toHaveFocus()
  rerender(table(0))
  await expect.element(page.getByRole('columnheader').first().getByRole('button')).toHaveFocus()
})

it('begins a range with Shift at the row that was selected, also when new rows came above it', async () => {
  const onSelectedChange = vi.fn()
  const table = (rows: ReturnType<typeof prints>) => (
    <PlainDataTable {...{ ...rowsOfPrints, rows, onSelectedChange, ColumnList }} label="Prints" selectable />
  )
  const { rerender } = render(table(prints(4).slice(1)))
  await userEvent.click(page.getByRole('checkbox', { name: 'Select Αμυγδαλιά 2' }))
  rerender(table(prints(4)))
  await expect.element(page.getByRole('checkbox', { name: 'Select Fern 1' })).toBeVisible()
  await userEvent.click(page.getByRole('checkbox', { name: 'Select Kadakaoks 3' }), { modifiers: ['Shift'] })
  expect([...(onSelectedChange.mock.lastCall?.[0] ?? [])]).toEqual(['print-2', 'print-3'])
})
