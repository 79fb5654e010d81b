import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { DialogState } from '../../testing/dialog-state.tsx'
import { inTests } from '../../testing/in-tests.ts'
import { press } from '../../testing/press.ts'
import { pressed } from '../../testing/story-poses.ts'
import { Button } from '../button/button.tsx'
import { KeyHelp } from './key-help.tsx'

const meta = {
  id: 'overlays-key-help',
  title: 'Overlays/Key help (shortcuts)',
  component: KeyHelp,
  args: {
    open: false,
    onClose: () => undefined,
    groups: [
      {
        title: 'Everywhere',
        entries: [
          { label: 'Commands', keys: ['Ctrl+K', '/'] },
          { label: 'These keys', keys: '?' },
          { label: 'Go to media', keys: 'G M' },
        ],
      },
      {
        title: 'In a text',
        entries: [
          { label: 'Save', keys: 'Ctrl+S' },
          { label: 'Publish', keys: 'Ctrl+Shift+P' },
        ],
      },
      {
        title: 'Στις λίστες',
        entries: [
          { label: 'Μετακίνηση της γραμμής που έχει επιλεγεί προς τα πάνω', keys: 'Alt+↑' },
          { label: 'Επιλογή όλων', keys: 'Ctrl+A' },
        ],
      },
    ],
  },
  render: (args) => (
    <DialogState>
      {(dialog, open) => (
        <>
          <Button variant="ghost" color="neutral" icon="help" onClick={open}>
            Keyboard
          </Button>
          <KeyHelp {...args} {...dialog} />
        </>
      )}
    </DialogState>
  ),
} satisfies Meta<typeof KeyHelp>
export default meta

type Story = StoryObj<typeof meta>

export const ByGroups: Story = {
  name: 'By groups',
  parameters: pressed(),
  play: inTests(async ({ canvasElement }) => {
    await press('{Tab}{Enter}')
    await waitFor(() =>
      expect(within(canvasElement).getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible(),
    )
  }),
}

export const WithANote: Story = {
  name: 'With a note',
  args: { note: 'Keys without Ctrl are turned off.' },
  parameters: pressed(),
  play: inTests(async ({ canvasElement }) => {
    await press('{Tab}{Enter}')
    await waitFor(() =>
      expect(within(canvasElement).getByText('Keys without Ctrl are turned off.')).toBeVisible(),
    )
  }),
}
