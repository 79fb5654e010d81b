import type { Meta, StoryObj } from '@storybook/react-vite'
import { Divider } from './divider.tsx'

const meta = {
  id: 'layout-divider',
  title: 'Layout/Divider (separator)',
  component: Divider,
  render: (args) => (
    <div>
      <p>The wash takes five minutes.</p>
      <Divider {...args} />
      <p>What comes after takes a winter.</p>
    </div>
  ),
} satisfies Meta<typeof Divider>
export default meta

type Story = StoryObj<typeof meta>

export const Line: Story = {}

export const SectionBreak: Story = { name: 'Section break', args: { variant: 'pause' } }
