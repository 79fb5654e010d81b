import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { prints, rowsOfPrints } from '../../testing/print-rows.ts'
import { render } from '../../testing/render.tsx'
import { PlainDataTable } from './plain-data-table.tsx'
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
