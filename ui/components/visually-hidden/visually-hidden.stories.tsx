import type { Meta, StoryObj } from '@storybook/react-vite'
import { VisuallyHidden } from './visually-hidden.tsx'

const meta = {
  title: 'Components/Visually hidden',
  component: VisuallyHidden,
  args: { children: 'These words are heard and not seen.' },
} satisfies Meta<typeof VisuallyHidden>
export default meta

type Story = StoryObj<typeof meta>

export const BesideSomethingSeen: Story = {
  name: 'Beside something seen',
  render: (args) => (
    <p>
      Between this and that stands something. <VisuallyHidden {...args} />
    </p>
  ),
}
