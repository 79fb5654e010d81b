import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { press } from '../../testing/press.ts'
import { FileDrop } from './file-drop.tsx'

const file = (name: string, size: number, type = 'image/jpeg') =>
  new File([new Uint8Array(size)], name, { type })

const meta = {
  title: 'Tools/File drop',
  component: FileDrop,
  args: { label: 'Pictures', hint: 'JPEG, PNG or AVIF, up to 1 MB each.', multiple: true, accept: 'image/*' },
} satisfies Meta<typeof FileDrop>
export default meta

type Story = StoryObj<typeof meta>

/** One Tab leads to the button; the browser opens its own dialog from there. */
export const Empty: Story = {
  play: async ({ canvasElement }) => {
    await press('{Tab}')
    await expect(within(canvasElement).getByLabelText(/^Pictures/)).toHaveFocus()
  },
}

export const ChosenAndRefused: Story = {
  args: { maxSize: 1_000_000, maxFiles: 2 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const input = canvas.getByLabelText(/^Pictures/)
    await userEvent.upload(input, [
      file('φτέρες-στο-παλιό-εργοστάσιο-δεύτερη-έκθεση-οκτώβριος.jpg', 820_000),
      file('umbels.jpg', 64_200),
      file('wall-size-scan-of-the-whole-roll.jpg', 1_000_001),
    ])
    await press('{Tab}{Tab}{Enter}')
    await expect(canvas.queryByText('umbels.jpg')).toBeNull()
    await userEvent.upload(input, [file('umbels.jpg', 64_200), file('roll.jpg', 1_000_001)])
    await expect(canvas.getByText(/roll.jpg: larger than 1 MB/)).toBeVisible()
  },
}

export const One: Story = {
  args: {
    label: 'Αρχείο αντιγράφου',
    hint: undefined,
    multiple: false,
    accept: '.tar',
    error: 'Διαλέξτε ένα αρχείο.',
  },
}
