import type { Meta, StoryObj } from '@storybook/react-vite'
import { Icon } from './icon.tsx'

const meta = {
  id: 'content-icon',
  title: 'Content/Icon (svg)',
  component: Icon,
  args: { name: 'globe', size: 32 },
} satisfies Meta<typeof Icon>
export default meta

type Story = StoryObj<typeof meta>

export const Decorative: Story = {}

export const WithLabel: Story = {
  name: 'With label',
  args: { name: 'i-cyanotype-mail', label: 'Send a letter' },
}

export const InText: Story = {
  name: 'In text',
  render: () => (
    <p>
      As large as the text <Icon name="arrow" /> and in its colour; arrows follow the direction.
    </p>
  ),
}

/** A name without a drawing leaves its space empty, and the console shows a warning. */
export const Missing: Story = { args: { name: 'unicorn' } }
