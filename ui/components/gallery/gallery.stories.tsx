import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { inTests } from '../../testing/in-tests.ts'
import { press } from '../../testing/press.ts'
import { keyed } from '../../testing/story-poses.ts'
import { Figure } from '../figure/figure.tsx'
import fern from '../figure/sample-fern.svg?no-inline'
import stars from '../figure/sample-stars.svg?no-inline'
import { Gallery } from './gallery.tsx'

const meta = {
  id: 'content-gallery',
  title: 'Content/Gallery (lightbox, carousel)',
  component: Gallery,
  args: {
    children: [
      <Figure
        key="fern"
        src={fern}
        alt="A fern"
        caption="Plate 114. 14 min, noon, June"
        width={600}
        height={800}
      />,
      <Figure
        key="stars"
        src={stars}
        alt="Star trails"
        caption="Plate 7. Ten winters"
        width={600}
        height={800}
      />,
    ],
  },
} satisfies Meta<typeof Gallery>
export default meta

type Story = StoryObj<typeof meta>

export const Images: Story = {}

/** Opened with Enter, moved with the arrow keys, closed with Escape: all without a mouse. */
export const EnlargedImage: Story = {
  name: 'Enlarged image',
  parameters: keyed('link', '{Enter}'),
  play: inTests(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await press('{Tab}{Enter}')
    const dialog = await canvas.findByRole('dialog', { name: 'Enlarge' })
    await expect(within(dialog).getByRole('img', { name: 'A fern' })).toBeVisible()
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Close' })).toHaveFocus())
    await press('{Onward}')
    await expect(within(dialog).getByRole('img', { name: 'Star trails' })).toBeVisible()
  }),
}
