/** Tables: inserted and changed by keyboard only. */
import '@cyanotype/ui/icons/all.ts'
import { mdx } from '@cyanotype/content/model/index.ts'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeServer } from '../../testing/fake-server.ts'
import { expectNoViolations } from '../../testing/no-violations.ts'
import { renderField } from '../../testing/render-field.tsx'

const label = { id: 'test.body', message: 'Body' }
const body = page.getByRole('textbox', { name: 'Body' })
const tools = page.getByRole('toolbar', { name: 'Table', exact: true })
const table = '| a | b |\n| - | - |\n| 1 | 2 |'

async function write(value: string) {
  const shown = await renderField(mdx({ label }), { value, server: fakeServer({}) })
  await expect.element(body).toBeVisible()
  body.element().focus()
  return shown
}

/** Moves the caret to the last cell. */
const goToEnd = () => userEvent.keyboard('{Control>}{End}{/Control}')

/** Selects a menu entry of the table tools by keyboard. */
async function choose(menu: 'Row' | 'Column', entry: string) {
  await userEvent.keyboard('{Alt>}{F10}{/Alt}')
  await expect.element(body).not.toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.poll(() => tools.element().contains(document.activeElement)).toBe(true)
  const button = tools.getByRole('button', { name: menu })
  if (button.element() !== document.activeElement) await userEvent.keyboard('{ArrowRight}')
  await expect.element(button).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  const item = page.getByRole('menuitem', { name: entry, exact: true })
  await expect.element(item).toBeVisible()
  for (let presses = 0; item.element() !== document.activeElement && presses < 10; presses += 1)
    await userEvent.keyboard('{ArrowDown}')
  await expect.element(item).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(body).toHaveFocus()
}

/** Removes the padding of columns. */
const cellsOf = (source: unknown) => String(source).replace(/ +/g, ' ').replace(/-+/g, '-')

describe('Table', () => {
  it('is inserted from the slash menu and filled cell by cell', async () => {
    const shown = await write('')
    await userEvent.keyboard('/grid')
    await expect.element(page.getByRole('option', { name: 'Table' }).first()).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect.element(body).toHaveFocus()
    await userEvent.keyboard('a{Tab}b{Tab}c{Tab}1{Enter}2')
    await expect.poll(() => cellsOf(shown.value())).toBe('| a | b | c |\n| - | - | - |\n| 1 | 2 | |\n| | | |')
    expect(page.getByRole('columnheader').elements().length).toBe(3)
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}one')
    await expect.poll(() => cellsOf(shown.value())).toContain('| one | 2 |')
  })

  it('adds rows above and below with the alignment of their columns and deletes them', async () => {
    const shown = await write('| a | b |\n| - | -: |\n| 1 | 2 |')
    await goToEnd()
    await choose('Row', 'Insert below')
    await expect.poll(() => cellsOf(shown.value())).toBe('| a | b |\n| - | -: |\n| 1 | 2 |\n| | |')
    await choose('Row', 'Insert above')
    await expect.poll(() => page.getByRole('row').elements().length).toBe(4)
    const right = page
      .getByRole('cell')
      .elements()
      .filter((cell) => cell.dataset.align === 'right')
    expect(right.length).toBe(3)
    await userEvent.keyboard('{Control>}z{/Control}')
    await choose('Row', 'Delete row')
    await expect.poll(() => cellsOf(shown.value())).not.toContain('| 1 | 2 |')
  })

  it('adds columns before and after and deletes all but the last', async () => {
    const shown = await write(table)
    await goToEnd()
    await choose('Column', 'Insert before')
    await expect.poll(() => cellsOf(shown.value())).toBe('| a | | b |\n| - | - | - |\n| 1 | | 2 |')
    await choose('Column', 'Delete column')
    await expect.poll(() => page.getByRole('columnheader').elements().length).toBe(2)
    await choose('Column', 'Insert after')
    await expect.poll(() => page.getByRole('columnheader').elements().length).toBe(3)
    for (const left of [2, 1]) {
      await goToEnd()
      await choose('Column', 'Delete column')
      await expect.poll(() => page.getByRole('columnheader').elements().length).toBe(left)
    }
    await userEvent.click(tools.getByRole('button', { name: 'Column' }))
    await expect
      .element(page.getByRole('menuitem', { name: 'Delete column' }))
      .toHaveAttribute('aria-disabled', 'true')
  })

  it('keeps its header row and allows no row above it', async () => {
    await write(table)
    await userEvent.keyboard('{Control>}{Home}{/Control}')
    await userEvent.click(tools.getByRole('button', { name: 'Row' }))
    const entry = (name: string) => page.getByRole('menuitem', { name })
    await expect.element(entry('Insert above')).toHaveAttribute('aria-disabled', 'true')
    await expect.element(entry('Delete row')).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(entry('Insert below'))
    await expect.poll(() => page.getByRole('row').elements().length).toBe(3)
    expect(page.getByRole('columnheader').elements().length).toBe(2)
  })

  it('aligns a whole column', async () => {
    const shown = await write(table)
    await goToEnd()
    await choose('Column', 'Align right')
    await expect.poll(() => cellsOf(shown.value())).toBe('| a | b |\n| - | -: |\n| 1 | 2 |')
    await choose('Column', 'Align centre')
    await expect.poll(() => cellsOf(shown.value())).toContain('| - | :-: |')
    await choose('Column', 'Align left')
    await expect.poll(() => cellsOf(shown.value())).toBe(table)
  })

  it('adds an aligned row on Tab in the last cell and is left by Escape and arrow keys', async () => {
    const shown = await write('| a | b |\n| - | -: |\n| 1 | 2 |')
    await goToEnd()
    await userEvent.keyboard('{Tab}3{Tab}4')
    await expect.poll(() => cellsOf(shown.value())).toBe('| a | b |\n| - | -: |\n| 1 | 2 |\n| 3 | 4 |')
    expect(page.getByRole('cell').elements().at(-1)?.dataset.align).toBe('right')
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Shift>}{Tab}{/Shift}')
    // Tab selects the text of a cell. Escape would first close the tools that a selection shows after a while.
    await userEvent.keyboard('{ArrowRight}')
    await userEvent.keyboard('{Escape}after')
    await expect.poll(() => cellsOf(shown.value())).toMatch(/\| 3 \| 4 \|\n\nafter$/)
    await userEvent.keyboard('{ArrowUp}')
    await userEvent.keyboard('!')
    await expect.poll(() => cellsOf(shown.value())).toMatch(/!.*\|\n\nafter$/)
    await userEvent.keyboard('{ArrowDown}')
    await userEvent.keyboard('z')
    await expect.poll(() => cellsOf(shown.value())).toMatch(/\n\n\w*z\w*$/)
  })

  it('moves the caret to the following text on Escape', async () => {
    const shown = await write(`${table}\n\nAfter`)
    await userEvent.keyboard('{Control>}{Home}{/Control}')
    await userEvent.keyboard('{Escape}x')
    await expect.poll(() => cellsOf(shown.value())).toBe(`${table}\n\nxAfter`)
  })

  it('has no accessibility violations, is deleted as a whole and restored by undo', async () => {
    const shown = await write(`Before\n\n${table}`)
    await goToEnd()
    await expect.element(tools).toBeVisible()
    await expectNoViolations()
    await userEvent.click(tools.getByRole('button', { name: 'Delete table' }))
    await expect.poll(() => shown.value()).toBe('Before')
    await expect.element(tools).not.toBeInTheDocument()
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect.poll(() => cellsOf(shown.value())).toBe(`Before\n\n${table}`)
  })
})
