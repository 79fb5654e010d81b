import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { inTests } from '../../testing/in-tests.ts'
import { press } from '../../testing/press.ts'
import { keyed } from '../../testing/story-poses.ts'
import { Heading } from './heading.tsx'

const meta = {
  title: 'Content/Heading',
  component: Heading,
  args: { id: 'how-long', children: 'How long is long enough' },
} satisfies Meta<typeof Heading>
export default meta

type Story = StoryObj<typeof meta>

/** Its link shows on hover, and when Tab reaches it. */
export const Linked: Story = {
  parameters: keyed('link', ''),
  play: inTests(async ({ canvasElement }) => {
    await press('{Tab}')
    const link = within(canvasElement).getByRole('link', { name: 'Link to “How long is long enough”' })
    await expect(link).toHaveFocus()
    await expect(getComputedStyle(link).opacity).toBe('1')
  }),
}

export const Levels: Story = {
  render: () => (
    <div className="stack">
      <Heading level={2}>Kaks kihti, risti pintseldatud</Heading>
      <Heading level={3}>Πόση ώρα αρκεί, όταν ο ουρανός είναι συννεφιασμένος</Heading>
      <Heading level={4}>When it goes wrong</Heading>
    </div>
  ),
}
