import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/button.tsx'
import { Tooltip } from './tooltip.tsx'

const meta = {
  title: 'Components/Tooltip',
  component: Tooltip,
  args: {
    label: 'History',
    children: <Button variant="outline" color="neutral" icon="history" aria-label="History" />,
  },
} satisfies Meta<typeof Tooltip>
export default meta

type Story = StoryObj<typeof meta>

export const OnAButton: Story = {}

export const Open: Story = { args: { defaultOpen: true, side: 'bottom' } }

export const OnWords: Story = {
  args: { label: 'Iron salts that light turns blue', children: 'ferric citrate' },
}
