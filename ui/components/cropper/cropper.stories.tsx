import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { inTests } from '../../testing/in-tests.ts'
import { press } from '../../testing/press.ts'
import fern from '../figure/sample-fern.svg?no-inline'
import { Cropper } from './cropper.tsx'

const meta = {
  title: 'Forms/Cropper',
  component: Cropper,
  args: {
    src: fern,
    alt: 'A fern on wet paper',
    width: 600,
    height: 800,
    defaultValue: { left: 0.1, top: 0.2, width: 0.6, height: 0.5 },
  },
} satisfies Meta<typeof Cropper>
export default meta

type Story = StoryObj<typeof meta>

/** The arrow keys move the crop. At its corners they resize it. */
export const FreeCrop: Story = {
  name: 'Free crop',
  play: inTests(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await press('{Tab}{ArrowRight}{Tab}{Tab}{ArrowLeft}')
    await expect(canvas.getByRole('spinbutton', { name: 'Distance from the start (%)' })).toHaveValue('11')
    await expect(canvas.getByRole('spinbutton', { name: 'Width (%)' })).toHaveValue('59')
  }),
}

export const FixedAspectRatio: Story = {
  name: 'Fixed aspect ratio',
  args: { shape: 16 / 9, hint: 'As it appears at the top of the page.' },
}
