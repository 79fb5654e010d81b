import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/button.tsx'
import { EmptyState } from './empty-state.tsx'

const meta = {
  id: 'feedback-empty-state',
  title: 'Feedback/Empty state (no data)',
  component: EmptyState,
  args: { title: 'There is nothing here yet in this language.' },
} satisfies Meta<typeof EmptyState>
export default meta

type Story = StoryObj<typeof meta>

export const TextOnly: Story = { name: 'Text only' }

export const WithAction: Story = {
  name: 'With action',
  args: {
    icon: 'image',
    title: 'No pictures yet',
    children: 'What you bring here can be used in every text, in each language with words of its own.',
    action: <Button icon="plus">Add a picture</Button>,
  },
}
