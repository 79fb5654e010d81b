import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { DialogState } from '../../testing/dialog-state.tsx'
import { inTests } from '../../testing/in-tests.ts'
import { press } from '../../testing/press.ts'
import { pressed, typed } from '../../testing/story-poses.ts'
import { Button } from '../button/button.tsx'
import { CommandPalette } from './command-palette.tsx'
import type { Command } from './rank-commands.ts'

const commands: readonly Command[] = [
  { id: 'new', label: 'New update', icon: 'plus', keys: 'C', group: 'Write' },
  { id: 'publish', label: 'Publish this page', icon: 'publish', keys: 'Ctrl+Shift+P', group: 'Write' },
  { id: 'media', label: 'Media', icon: 'image', href: '#media', group: 'Go to', keywords: ['pictures'] },
  { id: 'settings', label: 'Settings', icon: 'settings', href: '#settings', group: 'Go to' },
  {
    id: 'theme',
    label: 'Theme',
    icon: 'contrast',
    group: 'This device',
    commands: [
      { id: 'light', label: 'Light', icon: 'sun' },
      { id: 'dark', label: 'Dark', icon: 'moon' },
    ],
  },
  { id: 'greek', label: 'Ελληνική έκδοση', icon: 'languages', group: 'This device' },
]

const documents = async (query: string): Promise<readonly Command[]> =>
  [
    { id: 'trials', label: 'Autumn fixer trials', note: 'Update', group: 'Documents', href: '#trials' },
    { id: 'winter', label: 'Printing in winter', note: 'Docs', group: 'Documents', href: '#winter' },
  ].filter(({ label }) => label.toLowerCase().includes(query))

const sources = [documents]

const meta = {
  id: 'overlays-command-palette',
  title: 'Overlays/Command palette (cmdk)',
  component: CommandPalette,
  args: { open: false, onClose: () => undefined, commands, sources, recent: ['settings'] },
  render: (args) => (
    <DialogState>
      {(dialog, open) => (
        <>
          <Button variant="outline" color="neutral" icon="search" onClick={open}>
            Commands
          </Button>
          <CommandPalette {...args} {...dialog} />
        </>
      )}
    </DialogState>
  ),
} satisfies Meta<typeof CommandPalette>
export default meta

type Story = StoryObj<typeof meta>

async function openIn(canvasElement: HTMLElement) {
  await press('{Tab}{Enter}')
  const field = within(canvasElement).getByRole('combobox')
  await waitFor(() => expect(field).toHaveFocus())
}

/** Recently used commands come first. */
export const AllCommands: Story = {
  name: 'All commands',
  parameters: pressed(),
  play: inTests(async ({ canvasElement }) => {
    await openIn(canvasElement)
    await expect(within(canvasElement).getAllByRole('option')[0]).toHaveTextContent('Settings')
  }),
}

/** A few letters find commands at once, and documents as they arrive. */
export const SearchResults: Story = {
  name: 'Search results',
  parameters: typed('tri'),
  play: inTests(async ({ canvasElement }) => {
    await openIn(canvasElement)
    await press('tri')
    await within(canvasElement).findByRole('option', { name: /Autumn fixer trials/ })
  }),
}

/** Enter opens a page of commands, Backspace goes back. */
export const NestedPage: Story = {
  name: 'Nested page',
  parameters: typed('theme{Enter}'),
  play: inTests(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await openIn(canvasElement)
    await press('theme{Enter}')
    await expect(canvas.getByRole('option', { name: 'Dark' })).toBeVisible()
    await press('{Backspace}')
    await expect(canvas.queryByRole('option', { name: 'Dark' })).toBeNull()
    await press('theme{Enter}')
    await expect(canvas.getByRole('button', { name: 'Back' })).toBeVisible()
  }),
}
