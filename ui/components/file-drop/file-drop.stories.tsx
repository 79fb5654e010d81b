import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { inTests } from '../../testing/in-tests.ts'
import { press } from '../../testing/press.ts'
import { posed } from '../../testing/story-poses.ts'
import { FileDrop } from './file-drop.tsx'

const file = (name: string, size: number, type = 'image/jpeg') =>
  new File([new Uint8Array(size)], name, { type })

/** Dispatches the events of dropped files. */
function drop(element: Element, files: readonly File[]) {
  const dataTransfer = new DataTransfer()
  for (const each of files) dataTransfer.items.add(each)
  element.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }))
}

const meta = {
  id: 'forms-file-drop',
  title: 'Forms/File drop (upload)',
  component: FileDrop,
  args: { label: 'Pictures', hint: 'JPEG, PNG or AVIF, up to 1 MB each.', multiple: true, accept: 'image/*' },
} satisfies Meta<typeof FileDrop>
export default meta

type Story = StoryObj<typeof meta>

/** Tab moves to the button, which opens the dialog of the browser. */
export const Empty: Story = {
  play: inTests(async ({ canvasElement }) => {
    await press('{Tab}')
    await expect(within(canvasElement).getByLabelText(/^Pictures/)).toHaveFocus()
  }),
}

export const AcceptedAndRejectedFiles: Story = {
  name: 'Accepted and rejected files',
  args: { maxSize: 1_000_000, maxFiles: 2 },
  parameters: posed(async ({ canvas }) =>
    drop(canvas.getByLabelText(/^Pictures/), [
      file('umbels.jpg', 64_200),
      file('the-whole-roll.jpg', 1_000_001),
    ]),
  ),
  play: inTests(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const input = canvas.getByLabelText(/^Pictures/)
    drop(input, [
      file('φτέρες-στο-παλιό-εργοστάσιο-δεύτερη-έκθεση-οκτώβριος.jpg', 820_000),
      file('umbels.jpg', 64_200),
    ])
    await canvas.findByText('umbels.jpg')
    await press('{Tab}{Tab}{Tab}{Enter}')
    await expect(input).toHaveFocus()
    await expect(canvas.queryByText('umbels.jpg')).toBeNull()
    drop(input, [file('umbels.jpg', 64_200), file('the-whole-roll.jpg', 1_000_001)])
    await canvas.findByText('umbels.jpg')
    await expect(input).toHaveAccessibleDescription(
      expect.stringContaining('the-whole-roll.jpg: larger than 1 MB'),
    )
  }),
}

export const SingleFile: Story = {
  name: 'Single file',
  args: {
    label: 'Αρχείο αντιγράφου',
    hint: undefined,
    multiple: false,
    accept: '.tar',
    error: 'Διαλέξτε ένα αρχείο.',
  },
}
