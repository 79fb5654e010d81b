import type { Meta, StoryObj } from '@storybook/react-vite'
import { Key } from './key.tsx'

const meta = {
  id: 'content-key',
  title: 'Content/Key (kbd, shortcut)',
  component: Key,
  args: { children: 'F8' },
} satisfies Meta<typeof Key>
export default meta

type Story = StoryObj<typeof meta>

export const SingleKey: Story = { name: 'Single key' }

export const KeyCombination: Story = {
  name: 'Key combination',
  render: () => (
    <p>
      Search opens with <Key>Ctrl+K</Key>, the text grows with <Key>Ctrl++</Key>, and <Key>Escape</Key> leads
      back.
    </p>
  ),
}
