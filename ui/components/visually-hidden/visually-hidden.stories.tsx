import type { Meta, StoryObj } from '@storybook/react-vite'
import { VisuallyHidden } from './visually-hidden.tsx'

const meta = {
  id: 'layout-visually-hidden',
  title: 'Layout/Visually hidden (sr only)',
  component: VisuallyHidden,
  args: { children: 'These words are heard and not seen.' },
} satisfies Meta<typeof VisuallyHidden>
export default meta

type Story = StoryObj<typeof meta>

export const BesideVisibleText: Story = {
  name: 'Beside visible text',
  render: (args) => (
    <p>
      Sighted users see an icon here. <VisuallyHidden {...args} />
    </p>
  ),
}
