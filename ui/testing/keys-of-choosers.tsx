/** Choosers: a keyboard test for each row of their keyboard tables. */
import { expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import { AlertDialog } from '../components/alert-dialog/alert-dialog.tsx'
import { Button } from '../components/button/button.tsx'
import { Combobox } from '../components/combobox/combobox.tsx'
import { ContextMenu } from '../components/context-menu/context-menu.tsx'
import { Drawer } from '../components/drawer/drawer.tsx'
import { Menu } from '../components/menu/menu.tsx'
import { inBothDirections } from './both-directions.tsx'
import { DialogState } from './dialog-state.tsx'
import type { KeyboardTests } from './keyboard-tables.ts'
import { button, hasFocus, press } from './keys.ts'
import { render } from './render.tsx'

const nothing = () => undefined
const item = (name: string) => page.getByRole('menuitem', { name })
const option = (name: string) => page.getByRole('option', { name, exact: true })

const actions = (
  <Menu
    label="Actions"
    trigger={(triggerProps) => <Button {...triggerProps}>Actions</Button>}
    items={[
      { label: 'Edit', onSelect: nothing },
      { kind: 'branch', label: 'Translate', items: [{ label: 'Eesti', onSelect: nothing }] },
      { label: 'Delete', onSelect: nothing },
    ]}
  />
)

async function openActions() {
  render(actions)
  await press('{Tab}{Enter}')
  await hasFocus(item('Edit'))
}

const number = (_: unknown, index: number) => ({ value: `${index}`, label: `Plate ${index}` })

async function openLongList() {
  render(<Combobox label="Plate" options={Array.from({ length: 30 }, number)} />)
  await press('{Tab}{ArrowDown}{ArrowDown}')
  await pointsAt('Plate 0')
}

async function pointsAt(name: string) {
  await expect.element(option(name)).toBeVisible()
  await expect
    .poll(() => page.getByRole('combobox').element().getAttribute('aria-activedescendant'))
    .toBe(option(name).element().id)
}

async function openDrawer() {
  render(
    <DialogState>
      {(dialog, open) => (
        <>
          <Button onClick={open}>Open</Button>
          <Drawer {...dialog} title="Details">
            <button type="button">Save</button>
          </Drawer>
        </>
      )}
    </DialogState>,
  )
  await press('{Tab}{Enter}')
  await hasFocus(button('Save'))
}

async function openQuestion() {
  const handleConfirm = vi.fn()
  render(
    <DialogState>
      {({ open, onClose }, openDialog) => (
        <>
          <Button onClick={openDialog}>Open</Button>
          <AlertDialog open={open} onCancel={onClose} onConfirm={handleConfirm} title="Sure?" action="Delete">
            For good.
          </AlertDialog>
        </>
      )}
    </DialogState>,
  )
  await press('{Tab}{Enter}')
  await hasFocus(button('Cancel'))
  return handleConfirm
}

async function openContextMenu() {
  render(
    <ContextMenu label="Row" items={[{ label: 'Edit', onSelect: nothing }]}>
      <button type="button">Row</button>
    </ContextMenu>,
  )
  await press('{Tab}{Shift>}{F10}{/Shift}')
  await hasFocus(item('Edit'))
}

export const keysOfChoosers = {
  'alert-dialog': {
    async Enter() {
      const handleConfirm = await openQuestion()
      await press('{Enter}')
      await hasFocus(button('Open'))
      expect(handleConfirm).not.toHaveBeenCalled()
    },
    async Escape() {
      await openQuestion()
      await press('{Escape}')
      await hasFocus(button('Open'))
    },
  },
  combobox: {
    async 'Down, Up'() {
      await openLongList()
      await press('{ArrowUp}')
      await pointsAt('Plate 29')
      await press('{ArrowDown}')
      await pointsAt('Plate 0')
    },
    async 'Page Down, Page Up'() {
      await openLongList()
      await press('{PageDown}')
      await pointsAt('Plate 10')
      await press('{PageUp}')
      await pointsAt('Plate 0')
    },
    async 'Alt + Up'() {
      await openLongList()
      await press('{Alt>}{ArrowUp}{/Alt}')
      await expect.element(page.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false')
    },
    async Enter() {
      await openLongList()
      await press('{Enter}')
      await expect.element(page.getByRole('combobox')).toHaveValue('Plate 0')
    },
    async Escape() {
      await openLongList()
      await press('{Escape}')
      await expect.element(page.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false')
      await expect.element(page.getByRole('combobox')).toHaveValue('')
    },
  },
  'context-menu': {
    'Shift + F10': openContextMenu,
    async Escape() {
      await openContextMenu()
      await press('{Escape}')
      await hasFocus(button('Row'))
    },
  },
  drawer: {
    async Tab() {
      await openDrawer()
      await press('{Tab}{Tab}{Tab}')
      expect(document.activeElement === button('Open').elements()[0]).toBe(false)
    },
    async Escape() {
      await openDrawer()
      await press('{Escape}')
      await hasFocus(button('Open'))
    },
  },
  menu: {
    async 'Enter, Space, Down'() {
      render(actions)
      await press('{Tab}')
      for (const key of ['{Enter}', ' ', '{ArrowDown}']) {
        await press(key)
        await hasFocus(item('Edit'))
        await press('{Escape}')
        await hasFocus(button('Actions'))
      }
    },
    async Up() {
      render(actions)
      await press('{Tab}{ArrowUp}')
      await hasFocus(item('Delete'))
    },
    async 'Down, Up'() {
      await openActions()
      await press('{ArrowUp}')
      await hasFocus(item('Delete'))
      await press('{ArrowDown}')
      await hasFocus(item('Edit'))
    },
    async 'Home, End'() {
      await openActions()
      await press('{End}')
      await hasFocus(item('Delete'))
      await press('{Home}')
      await hasFocus(item('Edit'))
    },
    async 'A letter'() {
      await openActions()
      await press('d')
      await hasFocus(item('Delete'))
    },
    async Right() {
      await inBothDirections(actions, async (onward) => {
        await press('{Tab}{ArrowDown}')
        await hasFocus(item('Edit'))
        await press(`t${onward}`)
        await hasFocus(item('Eesti'))
      })
    },
    async Left() {
      await inBothDirections(actions, async (onward, back) => {
        await press('{Tab}{ArrowDown}')
        await hasFocus(item('Edit'))
        await press(`t${onward}${back}`)
        await hasFocus(item('Translate'))
      })
    },
    async Tab() {
      render(
        <>
          {actions}
          <button type="button">Next</button>
        </>,
      )
      await press('{Tab}{Enter}')
      await hasFocus(item('Edit'))
      await press('{Tab}')
      await hasFocus(button('Next'))
    },
    async Escape() {
      await openActions()
      await press('t{ArrowRight}{Escape}')
      await hasFocus(item('Translate'))
      await press('{Escape}')
      await hasFocus(button('Actions'))
    },
  },
} satisfies Partial<KeyboardTests>
