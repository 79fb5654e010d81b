import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { inTests } from '../../testing/in-tests.ts'
import { press } from '../../testing/press.ts'
import type { MenuEntry } from '../menu/menu-entry.ts'
import { Toolbar } from './toolbar.tsx'

const nothing = () => undefined

const items: readonly MenuEntry[] = [
  {
    kind: 'choice',
    label: 'Block',
    value: 'text',
    options: [
      { value: 'text', label: 'Text' },
      { value: 'heading', label: 'Heading' },
    ],
    onChange: nothing,
  },
  { kind: 'separator' },
  { kind: 'check', label: 'Bold', icon: 'bold', keys: 'Ctrl+B', checked: true, onChange: nothing },
  { kind: 'check', label: 'Italic', icon: 'italic', keys: 'Ctrl+I', checked: false, onChange: nothing },
  { label: 'Link', icon: 'link', keys: 'Ctrl+K', onSelect: nothing },
  { kind: 'separator' },
  {
    kind: 'group',
    label: 'Lists',
    items: [
      { kind: 'check', label: 'List', icon: 'list', checked: false, onChange: nothing },
      { kind: 'check', label: 'Numbered list', icon: 'list-ordered', checked: false, onChange: nothing },
    ],
  },
  { kind: 'separator' },
  { label: 'Undo', icon: 'undo', keys: 'Ctrl+Z', onSelect: nothing },
  { label: 'Redo', icon: 'redo', disabled: true, onSelect: nothing },
]

const meta = {
  title: 'Actions/Toolbar',
  component: Toolbar,
  args: { label: 'Text', items },
} satisfies Meta<typeof Toolbar>
export default meta

type Story = StoryObj<typeof meta>

/** One Tab stop. The arrow keys move inside, in the reading direction. */
export const TextEditor: Story = {
  name: 'Text editor',
  play: inTests(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await press('{Tab}{Onward}')
    await expect(canvas.getByRole('button', { name: 'Bold' })).toHaveFocus()
    await press('{Tab}')
    await expect(canvas.getByRole('toolbar').contains(document.activeElement)).toBe(false)
  }),
}

/** Tools without room are behind “More”. */
export const Narrow: Story = {
  args: { style: { inlineSize: '14rem' } },
  play: inTests(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await press('{Tab}{End}{Enter}')
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Undo' })).toBeVisible())
  }),
}
