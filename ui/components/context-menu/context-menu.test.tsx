import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { UiProvider } from '../../provider/ui-provider.tsx'
import { describeConformance } from '../../testing/conformance.tsx'
import { press } from '../../testing/keys.ts'
import { render } from '../../testing/render.tsx'
import { ContextMenu } from './context-menu.tsx'

const itemsOf = (onSelect: (what: string) => void = () => undefined) => [
  { label: 'Open', onSelect: () => onSelect('Open') },
  { label: 'Delete', onSelect: () => onSelect('Delete') },
]

const row = (onSelect?: (what: string) => void) => (
  <ContextMenu label="Trials" items={itemsOf(onSelect)}>
    <button type="button">Autumn trials</button>
  </ContextMenu>
)

const button = page.getByRole('button', { name: 'Autumn trials' })
const menu = page.getByRole('menu', { name: 'Trials' })
const open = page.getByRole('menuitem', { name: 'Open' })
/** The menu is a few pixels off while it animates. */
const near = 6

const isClosed = () => expect.poll(() => menu.elements()).toEqual([])

describe('ContextMenu', () => {
  describeConformance(
    (given) => (
      <ContextMenu label="Trials" items={itemsOf()} {...given}>
        Autumn trials
      </ContextMenu>
    ),
    { element: HTMLDivElement },
  )

  it('opens at the position of a right click, and stays open on release', async () => {
    render(row())
    const box = button.element().getBoundingClientRect()
    await userEvent.click(button, { button: 'right', position: { x: 10, y: 5 } })
    await expect.element(open).toHaveFocus()
    const { left, top } = menu.element().getBoundingClientRect()
    expect(Math.abs(left - box.left - 10)).toBeLessThan(near)
    expect(Math.abs(top - box.top - 5)).toBeLessThan(near)
  })

  it.each(['{Shift>}{F10}{/Shift}', '{ContextMenu}'])(
    'opens with %s below the focused element',
    async (keys) => {
      render(row())
      await press(`{Tab}${keys}`)
      await expect.element(open).toHaveFocus()
      const box = button.element().getBoundingClientRect()
      const { left, top } = menu.element().getBoundingClientRect()
      expect([Math.abs(left - box.left), Math.abs(top - box.bottom)].every((apart) => apart < near)).toBe(
        true,
      )
      await press('{Escape}')
      await expect.element(button).toHaveFocus()
      await isClosed()
    },
  )

  it('has focus before the toggle event, also when it is opened twice', async () => {
    render(row())
    const from = button.element()
    if (from instanceof HTMLElement) from.focus()
    const once = { bubbles: true, cancelable: true }
    for (const event of [
      new KeyboardEvent('keydown', { key: 'ContextMenu', ...once }),
      new MouseEvent('contextmenu', once),
    ]) {
      from.dispatchEvent(event)
      await Promise.resolve()
      expect(document.activeElement).toBe(open.element())
      open.element().dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', ...once }))
      expect(document.activeElement?.textContent).toBe('Delete')
    }
    await press('{Escape}')
    await expect.element(button).toHaveFocus()
  })

  it('opens with a long press, which does nothing else', async () => {
    const handleClick = vi.fn()
    render(
      <ContextMenu label="Trials" items={itemsOf()} onClick={handleClick}>
        <button type="button">Autumn trials</button>
      </ContextMenu>,
    )
    const touch = { bubbles: true, cancelable: true, pointerType: 'touch', clientX: 20, clientY: 20 }
    button.element().dispatchEvent(new PointerEvent('pointerdown', touch))
    await expect.element(open).toHaveFocus()
    button.element().dispatchEvent(new PointerEvent('pointerup', touch))
    button.element().dispatchEvent(new MouseEvent('click', touch))
    expect(handleClick).not.toHaveBeenCalled()
    await expect.element(menu).toBeVisible()
  })

  it('runs the chosen item, and returns focus', async () => {
    const handleSelect = vi.fn()
    render(row(handleSelect))
    await press('{Tab}{Shift>}{F10}{/Shift}')
    await expect.element(open).toHaveFocus()
    await press('{ArrowDown}{Enter}')
    expect(handleSelect).toHaveBeenCalledWith('Delete')
    await expect.element(button).toHaveFocus()
    await isClosed()
  })

  it('closes with a press elsewhere, and when it opens elsewhere', async () => {
    render(
      <>
        {row()}
        <p style={{ marginBlockStart: '12rem' }}>Elsewhere</p>
      </>,
    )
    await userEvent.click(button, { button: 'right' })
    await expect.element(menu).toBeVisible()
    await userEvent.click(page.getByText('Elsewhere'))
    await isClosed()
  })

  it('stays inside the window, and opens in the reading direction', async () => {
    render(
      <UiProvider dir="rtl">
        <div dir="rtl" style={{ position: 'fixed', insetBlockEnd: 0, insetInlineStart: 0 }}>
          {row()}
        </div>
      </UiProvider>,
    )
    await userEvent.click(button, { button: 'right', position: { x: 3, y: 3 } })
    await expect.element(open).toHaveFocus()
    const box = menu.element().getBoundingClientRect()
    expect(box.bottom).toBeLessThanOrEqual(innerHeight)
    expect(Math.abs(box.right - button.element().getBoundingClientRect().left - 3)).toBeLessThan(near)
  })
})
