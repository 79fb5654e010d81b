import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge, badgeTones } from './badge.tsx'

const meta = {
  id: 'feedback-badge',
  title: 'Feedback/Badge (tag, chip, pill)',
  component: Badge,
  argTypes: { tone: { control: 'select', options: badgeTones } },
  args: { children: 'Research' },
} satisfies Meta<typeof Badge>
export default meta

type Story = StoryObj<typeof meta>

export const Tones: Story = {
  render: () => (
    <div className="row">
      {badgeTones.map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </div>
  ),
}

export const WithDot: Story = { name: 'With dot', args: { dot: true, tone: 'green', children: 'Published' } }

/** The status of each language: published, draft, not started, out of date. */
export const TranslationStatus: Story = {
  name: 'Translation status',
  render: () => (
    <div className="row">
      <Badge>EN</Badge>
      <Badge variant="outline">ET</Badge>
      <Badge variant="dashed">EL</Badge>
      <Badge tone="amber">EL</Badge>
    </div>
  ),
}
