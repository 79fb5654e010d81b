import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import { inTests } from '../../testing/in-tests.ts'
import { press } from '../../testing/press.ts'
import { pressed } from '../../testing/story-poses.ts'
import { Button } from '../button/button.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { Dialog } from './dialog.tsx'

const meta = {
  id: 'overlays-dialog',
  title: 'Overlays/Dialog (modal, popup)',
  component: Dialog,
  args: {
    open: false,
    onClose: () => undefined,
    title: 'Publish 2 languages?',
    children: <TextField label="A note for the history" />,
  },
  render: function Demonstration(args) {
    const [isOpen, setIsOpen] = useState(false)
    const close = () => setIsOpen(false)
    return (
      <>
        <Button onClick={() => setIsOpen(true)}>Publish</Button>
        <Dialog
          {...args}
          open={isOpen}
          onClose={close}
          footer={
            <>
              <Button variant="outline" color="neutral" onClick={close}>
                Cancel
              </Button>
              <Button onClick={close}>Publish 2 languages</Button>
            </>
          }
        />
      </>
    )
  },
} satisfies Meta<typeof Dialog>
export default meta

type Story = StoryObj<typeof meta>

/** Enter opens it, and the first control gets the focus after a moment. */
export const Confirmation: Story = {
  parameters: pressed(),
  play: inTests(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await press('{Tab}{Enter}')
    await waitFor(() => expect(canvas.getByLabelText('A note for the history')).toHaveFocus())
  }),
}

/** Longer than the screen: the dialog scrolls, and the page behind does not. */
export const LongText: Story = {
  name: 'Long text',
  args: {
    title: 'Δημοσίευση σε τρεις γλώσσες και ενημέρωση όλων των αναγνωστών που το ζήτησαν;',
    children: <p>{'Οι αναγνώστες θα δουν αμέσως τη νέα σελίδα. '.repeat(40)}</p>,
  },
  parameters: pressed(),
  play: inTests(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await press('{Tab}{Enter}')
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible())
  }),
}
