import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, waitFor, within } from 'storybook/test'
import { inTests } from '../../testing/in-tests.ts'
import { press } from '../../testing/press.ts'
import { pressed } from '../../testing/story-poses.ts'
import { Button } from '../button/button.tsx'
import type { MenuTrigger } from './menu.tsx'
import { Menu } from './menu.tsx'
import type { MenuEntry } from './menu-entry.ts'

const nothing = () => undefined

const actions: readonly MenuEntry[] = [
  { label: 'Edit', icon: 'edit', keys: 'E', onSelect: nothing },
  { label: 'Duplicate', icon: 'copy', keys: 'Ctrl+D', onSelect: nothing },
  {
    kind: 'branch',
    label: 'Translate into',
    icon: 'languages',
    items: [
      { label: 'Eesti', onSelect: nothing },
      { label: 'Ελληνικά', onSelect: nothing },
      { label: 'Suomi', disabled: true, onSelect: nothing },
    ],
  },
  { kind: 'link', label: 'Show on the site', icon: 'external', href: '#site' },
  { kind: 'separator' },
  { label: 'Move to the trash', icon: 'trash', tone: 'danger', keys: 'Del', onSelect: nothing },
]

const button = (triggerProps: MenuTrigger) => (
  <Button {...triggerProps} variant="outline" color="neutral" trailingIcon="chevron-down">
    Actions
  </Button>
)

const meta = {
  id: 'overlays-menu',
  title: 'Overlays/Menu (dropdown, kebab)',
  component: Menu,
  args: { label: 'Actions', items: actions, trigger: button },
} satisfies Meta<typeof Menu>
export default meta

type Story = StoryObj<typeof meta>

/** Enter opens it, a letter finds an item, an arrow key opens the submenu. */
export const Actions: Story = {
  parameters: pressed(),
  play: inTests(async () => {
    await press('{Tab}{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus())
    await press('t')
    await expect(screen.getByRole('menuitem', { name: 'Translate into' })).toHaveFocus()
    await press('{Onward}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Eesti' })).toHaveFocus())
  }),
}

function View() {
  const [isDense, setIsDense] = useState(false)
  const [order, setOrder] = useState('changed')
  return (
    <Menu
      label="View"
      trigger={(triggerProps) => (
        <Button {...triggerProps} variant="ghost" color="neutral" icon="settings">
          View
        </Button>
      )}
      items={[
        { kind: 'check', label: 'Dense rows', checked: isDense, onChange: setIsDense },
        {
          kind: 'choice',
          label: 'Order',
          value: order,
          options: [
            { value: 'changed', label: 'Last changed' },
            { value: 'title', label: 'Title' },
          ],
          onChange: setOrder,
        },
      ]}
    />
  )
}

/** Settings and choices: the menu stays open. */
export const CheckboxAndRadioItems: Story = {
  name: 'Checkbox and radio items',
  render: () => <View />,
  parameters: pressed(),
  play: inTests(async () => {
    await press('{Tab}{ArrowDown}')
    const dense = await screen.findByRole('menuitemcheckbox', { name: 'Dense rows' })
    await waitFor(() => expect(dense).toHaveFocus())
    await press('{Enter}{End}{Enter}')
    await expect(dense).toHaveAttribute('aria-checked', 'true')
    await expect(screen.getByRole('menuitemradio', { name: 'Title' })).toHaveAttribute('aria-checked', 'true')
  }),
}

/** Wider than the screen: text wraps, and the menu stays inside the window. */
export const LongText: Story = {
  name: 'Long text',
  args: {
    items: [
      {
        label: 'Δημοσίευση σε όλες τις γλώσσες που έχουν ήδη ελεγχθεί από τους μεταφραστές',
        onSelect: nothing,
      },
      { label: 'Keskkonnaministeeriumivanemspetsialistid', onSelect: nothing },
    ],
  },
  parameters: pressed(),
  play: inTests(async ({ canvasElement }) => {
    await press('{Tab}{Enter}')
    await waitFor(() => expect(within(canvasElement).getByRole('menu')).toBeVisible())
  }),
}
