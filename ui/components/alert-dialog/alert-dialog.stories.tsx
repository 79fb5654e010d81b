import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import { inTests } from '../../testing/in-tests.ts'
import { press } from '../../testing/press.ts'
import { pressed } from '../../testing/story-poses.ts'
import { Button } from '../button/button.tsx'
import { AlertDialog } from './alert-dialog.tsx'

const meta = {
  id: 'overlays-alert-dialog',
  title: 'Overlays/Alert dialog (confirm)',
  component: AlertDialog,
  // On a documentation page an open dialog would cover the page.
  parameters: { docs: { story: { inline: false, height: '24rem' } } },
  args: {
    open: false,
    onConfirm: () => undefined,
    onCancel: () => undefined,
    title: 'Delete 3 pages permanently?',
    action: 'Delete 3 pages',
    children: 'You cannot undo this. Links to these pages will show an error page.',
  },
  render: function Demonstration(args) {
    const [isOpen, setIsOpen] = useState(args.open)
    return (
      <>
        <Button color="red" variant="outline" onClick={() => setIsOpen(true)}>
          Delete
        </Button>
        <AlertDialog {...args} open={isOpen} onCancel={() => setIsOpen(false)} />
      </>
    )
  },
} satisfies Meta<typeof AlertDialog>
export default meta

type Story = StoryObj<typeof meta>

/** Enter opens it. A second Enter, pressed without reading, does no harm. */
export const Confirmation: Story = {
  parameters: pressed(),
  play: inTests(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await press('{Tab}{Enter}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Cancel' })).toHaveFocus())
    await press('{Enter}')
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull())
    await press('{Enter}')
    await waitFor(() => expect(canvas.getByRole('alertdialog')).toBeVisible())
  }),
}

export const Loading: Story = { args: { open: true, busy: true } }

export const Failed: Story = {
  args: {
    open: true,
    title: 'Οριστική διαγραφή τριών σελίδων;',
    action: 'Διαγραφή τριών σελίδων',
    children: 'Κανείς δεν μπορεί να τις επαναφέρει.',
    error: 'Ο διακομιστής δεν απάντησε. Οι σελίδες είναι ακόμη εκεί: δοκιμάστε ξανά.',
  },
}
