import type { Meta, StoryObj } from '@storybook/react-vite'
import { Spinner } from './spinner.tsx'

const meta = {
  id: 'components-spinner',
  title: 'Components/Spinner (loader)',
  component: Spinner,
} satisfies Meta<typeof Spinner>
export default meta

type Story = StoryObj<typeof meta>

export const Named: Story = { args: { label: 'Loading the plates' } }

export const BesideWords: Story = {
  name: 'Beside words',
  render: () => (
    <p>
      <Spinner />
      &ensp;Washing the print
    </p>
  ),
}
