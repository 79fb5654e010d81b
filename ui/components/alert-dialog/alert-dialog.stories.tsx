import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import { inTests } from '../../testing/in-tests.ts'
import { press } from '../../testing/press.ts'
import { pressed } from '../../testing/story-poses.ts'
import { Button } from '../button/button.tsx'
import { AlertDialog } from './alert-dialog.tsx'

const meta = {
  id: 'tools-alert-dialog',
  title: 'Tools/Alert dialog (confirm)',
  component: AlertDialog,
  args: {
    open: false,
    onConfirm: () => undefined,
    onCancel: () => undefined,
    title: 'Delete 3 pages for good?',
    action: 'Delete 3 pages',
    children: 'Nobody can bring them back. Links that lead to them will end on a page that says so.',
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
export const Question: Story = {
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

export const Busy: Story = { args: { open: true, busy: true } }

export const Failed: Story = {
  args: {
    open: true,
    title: 'Οριστική διαγραφή τριών σελίδων;',
    action: 'Διαγραφή τριών σελίδων',
    children: 'Κανείς δεν μπορεί να τις επαναφέρει.',
    error: 'Ο διακομιστής δεν απάντησε. Οι σελίδες είναι ακόμη εκεί: δοκιμάστε ξανά.',
  },
}
