import { useState } from 'react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { UiProvider } from '../../provider/ui-provider.tsx'
import { describeConformance } from '../../testing/conformance.tsx'
import { DialogState } from '../../testing/dialog-state.tsx'
import { press } from '../../testing/keys.ts'
import { render } from '../../testing/render.tsx'
import { Button } from '../button/button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { Menu } from './menu.tsx'
import type { MenuEntry } from './menu-entry.ts'

const nothing = () => undefined

function actions(onSelect: (what: string) => void = nothing): readonly MenuEntry[] {
  const action = (label: string) => ({ label, onSelect: () => onSelect(label) })
  return [
    { ...action('Edit'), keys: 'Ctrl+E' },
    { ...action('Publish'), disabled: true },
    {
      kind: 'branch',
      label: 'Translate',
      items: [action('Eesti'), { kind: 'branch', label: 'Greek', items: [action('Modern'), action('Old')] }],
    },
    { kind: 'separator' },
    { ...action('Delete'), tone: 'danger' },
  ]
}

const menuOf = (items: readonly MenuEntry[]) => (
  <Menu
    label="Actions"
    items={items}
    trigger={(triggerProps) => <Button {...triggerProps}>Actions</Button>}
  />
)

const button = page.getByRole('button', { name: 'Actions' })
const item = (name: string) => page.getByRole('menuitem', { name, exact: true })
const isAt = (name: string) => expect.element(item(name)).toHaveFocus()
const isClosed = () => expect.poll(() => page.getByRole('menu').elements()).toEqual([])

describe('Menu', () => {
  describeConformance(
    (given) => (
      <Menu
        label="Actions"
        items={actions()}
        trigger={(triggerProps) => <Button {...triggerProps}>Actions</Button>}
        {...given}
      />
    ),
    { element: HTMLDivElement },
  )

  it('opens on its first item with Enter and Down, on its last with Up', async () => {
    render(menuOf(actions()))
    await expect.element(button).toHaveAttribute('aria-haspopup', 'menu')
    await press('{Tab}')
    for (const [key, first] of [
      ['{Enter}', 'Edit'],
      [' ', 'Edit'],
      ['{ArrowDown}', 'Edit'],
      ['{ArrowUp}', 'Delete'],
    ] as const) {
      await press(key)
      await isAt(first)
      await expect.element(button).toHaveAttribute('aria-expanded', 'true')
      await press('{Escape}')
      await expect.element(button).toHaveFocus()
      await isClosed()
    }
  })

  it('moves focus into the menu for an arrow key before its toggle event', async () => {
    render(menuOf(actions()))
    const opener = button.element()
    const go = async (...keys: readonly string[]) => {
      if (!(opener instanceof HTMLElement)) return
      opener.focus()
      for (const key of keys) {
        const isUnheard = opener.dispatchEvent(
          new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
        )
        if (key === 'Enter' && isUnheard) opener.click()
        // Its items are rendered. The toggle event follows later in its own task.
        await Promise.resolve()
      }
    }
    const nextTask = () => new Promise((resolve) => setTimeout(resolve))
    for (const [keys, reached] of [
      [['Enter', 'ArrowDown'], 'Edit'],
      [['ArrowDown', 'ArrowDown'], 'Edit'],
      [['Enter', 'ArrowUp'], 'Edit'],
      [['ArrowUp', 'ArrowUp'], 'Delete'],
    ] as const) {
      await go(...keys)
      expect(document.activeElement).toBe(item(reached).element())
      await nextTask()
      await isAt(reached)
      await press('{Escape}')
      await isClosed()
    }
  })

  it('moves around its ends, through disabled items too, and by letters', async () => {
    render(menuOf(actions()))
    await press('{Tab}{Enter}')
    await isAt('Edit')
    await press('{ArrowUp}')
    await isAt('Delete')
    await press('{ArrowDown}{ArrowDown}')
    await isAt('Publish')
    await expect.element(item('Publish')).toHaveAttribute('aria-disabled', 'true')
    await press('{End}')
    await isAt('Delete')
    await press('{Home}')
    await isAt('Edit')
    await press('t')
    await isAt('Translate')
  })

  it('runs the chosen action after it has closed and focus has returned', async () => {
    const handleSelect = vi.fn(() => expect(document.activeElement).toBe(button.element()))
    render(menuOf(actions(handleSelect)))
    await press('{Tab}{Enter}')
    await isAt('Edit')
    await press('{Enter}')
    expect(handleSelect.mock.calls).toEqual([['Edit']])
    await isClosed()
  })

  it('does not run a disabled action', async () => {
    const handleSelect = vi.fn()
    render(menuOf(actions(handleSelect)))
    await userEvent.click(button)
    await isAt('Edit')
    await press('{ArrowDown}{Enter}')
    await isAt('Publish')
    expect(handleSelect).not.toHaveBeenCalled()
  })

  it('exposes shortcuts as an attribute, and shows them', async () => {
    render(menuOf(actions()))
    await userEvent.click(button)
    await expect.element(item('Edit')).toHaveAttribute('aria-keyshortcuts', 'Control+E')
    await expect.element(page.getByText('Ctrl', { exact: true })).toBeVisible()
  })

  it('closes with Tab and moves to the element after its button', async () => {
    render(
      <>
        {menuOf(actions())}
        <button type="button">Next</button>
      </>,
    )
    await press('{Tab}{Enter}')
    await isAt('Edit')
    await press('{Tab}')
    await expect.element(page.getByRole('button', { name: 'Next' })).toHaveFocus()
    await isClosed()
  })

  it('leaves the dialog around it open when Escape closes it', async () => {
    render(
      <DialogState>
        {(dialog, open) => (
          <>
            <button type="button" onClick={open}>
              Open
            </button>
            <Dialog {...dialog} title="Publish?">
              {menuOf(actions())}
            </Dialog>
          </>
        )}
      </DialogState>,
    )
    await userEvent.click(page.getByRole('button', { name: 'Open' }))
    await expect.element(button).toHaveFocus()
    await press('{Enter}')
    await isAt('Edit')
    await press('{Escape}')
    await expect.element(button).toHaveFocus()
    expect(page.getByRole('dialog').elements()).toHaveLength(1)
  })

  it('does not lock the page: it scrolls, and one press elsewhere closes the menu', async () => {
    render(
      <>
        {menuOf(actions())}
        <p style={{ marginBlockStart: '25rem' }}>Elsewhere</p>
      </>,
    )
    await userEvent.click(button)
    await isAt('Edit')
    expect(document.body.getAttribute('style')).toBe(null)
    await userEvent.click(page.getByText('Elsewhere'))
    await isClosed()
  })
})

describe('submenu', () => {
  it.each([
    ['ltr', '{ArrowRight}', '{ArrowLeft}'],
    ['rtl', '{ArrowLeft}', '{ArrowRight}'],
  ] as const)('opens forward and closes backward, %s, at the inline end', async (dir, onward, backward) => {
    document.documentElement.dir = dir
    onTestFinished(() => document.documentElement.removeAttribute('dir'))
    render(<UiProvider dir={dir}>{menuOf(actions())}</UiProvider>)
    await press('{Tab}{Enter}')
    await isAt('Edit')
    await press('t')
    await press(onward)
    await isAt('Eesti')
    const box = page.getByRole('menu', { name: 'Translate' }).element().getBoundingClientRect()
    const parent = item('Translate').element().getBoundingClientRect()
    const apart = dir === 'ltr' ? box.left - parent.right : parent.left - box.right
    expect(Math.abs(apart)).toBeLessThan(8)
    await press('{ArrowDown}')
    await isAt('Greek')
    await press(onward)
    await isAt('Modern')
    await press(backward)
    await isAt('Greek')
    await press('{Escape}')
    await isAt('Translate')
    await expect.element(item('Translate')).toHaveAttribute('aria-expanded', 'false')
    await press(backward)
    await isAt('Translate')
  })

  it('is placed next to its item without anchor positioning too', async () => {
    const supports = vi.spyOn(CSS, 'supports').mockReturnValue(false)
    onTestFinished(() => supports.mockRestore())
    render(menuOf(actions()))
    await press('{Tab}{Enter}')
    await isAt('Edit')
    await press('t{ArrowRight}')
    await isAt('Eesti')
    const box = page.getByRole('menu', { name: 'Translate' }).element().getBoundingClientRect()
    const parent = item('Translate').element().getBoundingClientRect()
    expect(Math.abs(box.left - parent.right)).toBeLessThan(8)
    expect(Math.abs(box.top - parent.top)).toBeLessThan(8)
  })

  it('closes with all parent menus when an item is chosen', async () => {
    const handleSelect = vi.fn()
    render(menuOf(actions(handleSelect)))
    await press('{Tab}{Enter}')
    await isAt('Edit')
    await press('t{Enter}')
    await isAt('Eesti')
    await press('{Enter}')
    await expect.element(button).toHaveFocus()
    expect(handleSelect).toHaveBeenCalledWith('Eesti')
    await isClosed()
  })

  it('opens on hover without taking focus, and closes when the pointer moves on', async () => {
    render(menuOf(actions()))
    await userEvent.click(button)
    await userEvent.hover(item('Translate'))
    await expect.element(item('Eesti')).toBeVisible()
    await isAt('Translate')
    await userEvent.hover(item('Delete'))
    await isAt('Delete')
    await expect.poll(() => item('Eesti').elements()).toEqual([])
  })
})

function View() {
  const [isDense, setIsDense] = useState(false)
  const [order, setOrder] = useState('title')
  return menuOf([
    { kind: 'check', label: 'Dense', checked: isDense, onChange: setIsDense },
    {
      kind: 'choice',
      label: 'Order',
      value: order,
      options: ['title', 'date'].map((value) => ({ value, label: value })),
      onChange: setOrder,
    },
  ])
}

it('sets marks and stays open', async () => {
  render(<View />)
  await press('{Tab}{Enter}')
  const dense = page.getByRole('menuitemcheckbox', { name: 'Dense' })
  await expect.element(dense).toHaveFocus()
  await press(' ')
  await expect.element(dense).toBeChecked()
  await press('d{Enter}')
  await expect.element(page.getByRole('menuitemradio', { name: 'date' })).toBeChecked()
  await expect.element(page.getByRole('menuitemradio', { name: 'title' })).not.toBeChecked()
  await expect.element(page.getByRole('group', { name: 'Order' })).toBeVisible()
})
