import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { inTests } from '../../testing/in-tests.ts'
import { press } from '../../testing/press.ts'
import { Presence } from './presence.tsx'

const meta = {
  title: 'Data/Presence',
  component: Presence,
  args: {
    users: [
      { id: '1', name: 'Maarja Lepik', doing: 'English' },
      { id: '2', name: 'Ελένη Παπαδοπούλου', doing: 'Ελληνικά' },
      { id: '3', name: 'Jüri Tamm' },
      { id: '4', name: 'Noa Levi' },
      { id: '5', name: 'Bartholomäus Schwarzenberger-Lichtenstein' },
    ],
  },
} satisfies Meta<typeof Presence>
export default meta

type Story = StoryObj<typeof meta>

export const SeveralUsers: Story = {
  name: 'Several users',
  play: inTests(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await press('{Tab}{Enter}')
    await waitFor(() => expect(canvas.getByText('Noa Levi')).toBeVisible())
  }),
}

export const OneUser: Story = { name: 'One user', args: { users: [{ id: '2', name: 'Ελένη Παπαδοπούλου' }] } }
