import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { inTests } from '../../testing/in-tests.ts'
import fern from '../figure/sample-fern.svg?no-inline'
import { Avatar } from './avatar.tsx'

const meta = {
  title: 'Data/Avatar',
  component: Avatar,
  args: { name: 'Maarja Lepik' },
} satisfies Meta<typeof Avatar>
export default meta

type Story = StoryObj<typeof meta>

/** The colour depends on the name. Behind an image it is only visible while that loads. */
export const People: Story = {
  render: () => (
    <div className="row">
      <Avatar name="Maarja Lepik" src={fern} />
      {['Maarja Lepik', 'Ελένη Παπαδοπούλου', 'Jüri Tamm', 'Noa Levi', '山田太郎', 'محمد علي', 'Õie'].map(
        (name) => (
          <Avatar key={name} name={name} />
        ),
      )}
    </div>
  ),
  play: inTests(async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Ελένη Παπαδοπούλου' })).toBeVisible()
  }),
}

export const Sizes: Story = {
  render: () => (
    <div className="row">
      <Avatar name="Eleni Papadopoulou" size="sm" />
      <Avatar name="Eleni Papadopoulou" />
      <Avatar name="Eleni Papadopoulou" size="lg" />
    </div>
  ),
}
