import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inTests } from '../../testing/in-tests.ts'
import { press } from '../../testing/press.ts'
import { keyed } from '../../testing/story-poses.ts'
import fern from '../figure/sample-fern.svg?no-inline'
import { FocalPoint } from './focal-point.tsx'

const meta = {
  title: 'Forms/Focal point',
  component: FocalPoint,
  args: { src: fern, alt: 'A fern on wet paper', name: 'focal', defaultValue: { x: 0.4, y: 0.3 } },
} satisfies Meta<typeof FocalPoint>
export default meta

type Story = StoryObj<typeof meta>

/** One percent of the image at each press, ten percent with Shift. */
export const MovedPoint: Story = {
  name: 'Moved point',
  parameters: keyed('button', '{ArrowRight}{ArrowDown}'),
  play: inTests(async ({ canvasElement }) => {
    await press('{Tab}{ArrowRight}{ArrowDown}')
    await expect(canvasElement.querySelector('[name="focal-x"]')).toHaveValue('0.41')
    await expect(canvasElement.querySelector('[name="focal-y"]')).toHaveValue('0.31')
  }),
}
