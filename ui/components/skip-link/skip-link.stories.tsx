import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { inTests } from '../../testing/in-tests.ts'
import { press } from '../../testing/press.ts'
import { keyed } from '../../testing/story-poses.ts'
import { SkipLink } from './skip-link.tsx'

const meta = {
  title: 'Navigation/Skip link',
  component: SkipLink,
  args: { href: '#story-content' },
  decorators: [
    (Story) => (
      <>
        <Story />
        <main id="story-content" tabIndex={-1}>
          <p>Press Tab: the way past the header shows itself.</p>
        </main>
      </>
    ),
  ],
} satisfies Meta<typeof SkipLink>
export default meta

type Story = StoryObj<typeof meta>

/** Hidden until it has the keyboard focus. */
export const Focused: Story = {
  parameters: keyed('link', ''),
  play: inTests(async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link')
    await expect(link.getBoundingClientRect().width).toBeLessThanOrEqual(1)
    await press('{Tab}')
    await expect(link).toHaveFocus()
    await expect(link.getBoundingClientRect().width).toBeGreaterThan(40)
  }),
}
