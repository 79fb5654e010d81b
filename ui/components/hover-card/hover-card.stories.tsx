import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { inTests } from '../../testing/in-tests.ts'
import { press } from '../../testing/press.ts'
import { keyed } from '../../testing/story-poses.ts'
import { Link } from '../link/link.tsx'
import { HoverCard } from './hover-card.tsx'

const meta = {
  title: 'Overlays/Hover card',
  component: HoverCard,
  args: {
    children: <Link href="#mari">Mari Kask</Link>,
    card: (
      <>
        <strong>Mari Kask</strong>
        <span>Editor. Writes about paper and water.</span>
        <span>Τελευταία αλλαγή: 3 Νοεμβρίου</span>
      </>
    ),
  },
} satisfies Meta<typeof HoverCard>
export default meta

type Story = StoryObj<typeof meta>

/** It shows when the focus stays on the link. */
export const OnALink: Story = {
  name: 'On a link',
  parameters: keyed('link', ''),
  play: inTests(async ({ canvasElement }) => {
    const card = within(canvasElement).getByText(/Writes about paper/)
    await press('{Tab}')
    await waitFor(() => expect(card).toBeVisible())
  }),
}
