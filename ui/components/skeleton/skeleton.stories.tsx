import type { Meta, StoryObj } from '@storybook/react-vite'
import { Skeleton, skeletonShapes } from './skeleton.tsx'

const meta = {
  id: 'feedback-skeleton',
  title: 'Feedback/Skeleton (placeholder)',
  component: Skeleton,
  argTypes: { shape: { control: 'select', options: skeletonShapes } },
} satisfies Meta<typeof Skeleton>
export default meta

type Story = StoryObj<typeof meta>

export const Lines: Story = { args: { lines: 3 } }

/** Loading content reserves its space. */
export const Article: Story = {
  render: () => (
    <div style={{ maxInlineSize: '30rem' }} aria-busy="true">
      <Skeleton shape="picture" />
      <Skeleton shape="title" />
      <Skeleton lines={3} />
    </div>
  ),
}
