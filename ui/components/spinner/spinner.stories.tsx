import type { Meta, StoryObj } from '@storybook/react-vite'
import { Spinner } from './spinner.tsx'

const meta = {
  id: 'feedback-spinner',
  title: 'Feedback/Spinner (loader, loading)',
  component: Spinner,
} satisfies Meta<typeof Spinner>
export default meta

type Story = StoryObj<typeof meta>

export const WithLabel: Story = { name: 'With label', args: { label: 'Loading the images' } }

export const BesideText: Story = {
  name: 'Beside text',
  render: () => (
    <p>
      <Spinner />
      &ensp;Washing the print
    </p>
  ),
}
