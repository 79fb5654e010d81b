import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { DialogState } from '../../testing/dialog-state.tsx'
import { inTests } from '../../testing/in-tests.ts'
import { press } from '../../testing/press.ts'
import { pressed } from '../../testing/story-poses.ts'
import { Button } from '../button/button.tsx'
import { TextArea } from '../text-area/text-area.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { Drawer } from './drawer.tsx'

const meta = {
  id: 'overlays-drawer',
  title: 'Overlays/Drawer (sheet, flyout)',
  component: Drawer,
  args: {
    open: false,
    onClose: () => undefined,
    title: 'Autumn fixer trials',
    children: (
      <>
        <TextField label="Alternative text" defaultValue="Five prints on a line, drying" />
        <TextArea label="Caption" defaultValue="Tallinn, 3 November. Ten minutes each." />
      </>
    ),
  },
  render: (args) => (
    <DialogState>
      {(dialog, open) => (
        <>
          <Button onClick={open}>Details</Button>
          <Drawer
            {...args}
            {...dialog}
            footer={
              <>
                <Button variant="outline" color="neutral" onClick={dialog.onClose}>
                  Cancel
                </Button>
                <Button onClick={dialog.onClose}>Save</Button>
              </>
            }
          />
        </>
      )}
    </DialogState>
  ),
} satisfies Meta<typeof Drawer>
export default meta

type Story = StoryObj<typeof meta>

/** Enter opens it at the end of the line, and the first control gets the focus after a moment. */
export const Details: Story = {
  parameters: pressed(),
  play: inTests(async ({ canvasElement }) => {
    await press('{Tab}{Enter}')
    const field = within(canvasElement).getByLabelText('Alternative text')
    await waitFor(() => expect(field).toHaveFocus())
  }),
}

/** Longer than the screen: it scrolls, and title and buttons stay visible. */
export const LongText: Story = {
  name: 'Long text',
  args: {
    title: 'Δοκιμές στερεωτικού του φθινοπώρου: όλες οι λεπτομέρειες της εικόνας',
    children: <p>{'Πέντε εκτυπώσεις σε ένα σχοινί, να στεγνώνουν στον ήλιο του Νοεμβρίου. '.repeat(40)}</p>,
  },
  parameters: pressed(),
  play: inTests(async ({ canvasElement }) => {
    await press('{Tab}{Enter}')
    await waitFor(() => expect(within(canvasElement).getByRole('dialog')).toBeVisible())
  }),
}
