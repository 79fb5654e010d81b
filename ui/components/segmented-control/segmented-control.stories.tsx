import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { inTests } from '../../testing/in-tests.ts'
import { press } from '../../testing/press.ts'
import { SegmentedControl } from './segmented-control.tsx'

const meta = {
  title: 'Actions/Segmented control',
  component: SegmentedControl,
  args: {
    label: 'View',
    labelHidden: true,
    defaultValue: 'list',
    segments: [
      { value: 'list', label: 'List', icon: 'list' },
      { value: 'tiles', label: 'Tiles', icon: 'image' },
      { value: 'table', label: 'Table', icon: 'table' },
    ],
  },
} satisfies Meta<typeof SegmentedControl>
export default meta

type Story = StoryObj<typeof meta>

/** The forward arrow chooses the next one, in both reading directions. */
export const InAToolbar: Story = {
  name: 'In a toolbar',
  play: inTests(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await press('{Tab}')
    await press('{Onward}')
    await expect(canvas.getByRole('radio', { name: 'Tiles' })).toBeChecked()
  }),
}

export const VisibleLabelAndLongText: Story = {
  name: 'Visible label and long text',
  args: {
    label: 'Πλάτος της εικόνας',
    labelHidden: false,
    hint: 'Όπως φαίνεται στη σελίδα.',
    defaultValue: 'text',
    segments: [
      { value: 'text', label: 'Όσο το κείμενο' },
      { value: 'wide', label: 'Πλατύτερη' },
      { value: 'page', label: 'Ολόκληρη η σελίδα' },
      { value: 'off', label: 'Χωρίς εικόνα', disabled: true },
    ],
  },
}
