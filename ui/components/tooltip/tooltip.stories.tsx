import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { inTests } from '../../testing/in-tests.ts'
import { press } from '../../testing/press.ts'
import { keyed } from '../../testing/story-poses.ts'
import { Button } from '../button/button.tsx'
import { Tooltip } from './tooltip.tsx'

const meta = {
  id: 'overlays-tooltip',
  title: 'Overlays/Tooltip (hint)',
  component: Tooltip,
  args: {
    label: 'History',
    children: <Button variant="outline" color="neutral" icon="history" aria-label="History" />,
  },
} satisfies Meta<typeof Tooltip>
export default meta

type Story = StoryObj<typeof meta>

/** Focus shows it at once, and Escape hides it. */
export const OnAButton: Story = {
  name: 'On a button',
  parameters: keyed('button', ''),
  play: inTests(async () => {
    await press('{Tab}')
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeInTheDocument())
    await press('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
  }),
}

export const Open: Story = { args: { defaultOpen: true, side: 'bottom' } }

export const OnText: Story = {
  name: 'On text',
  args: { label: 'Iron salts that light turns blue', children: 'ferric citrate' },
}
