import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card, CardGrid } from './card.tsx'

const meta = {
  id: 'layout-card',
  title: 'Layout/Card (tile)',
  component: Card,
  args: {
    title: 'Night plates: forty winters of star trails over Naissaar',
    label: 'Documentary · 42 min',
    href: '/showcase/documentary/night-plates',
    children: 'Found negatives, new prints, and the woman who kept the shutter open.',
  },
} satisfies Meta<typeof Card>
export default meta

type Story = StoryObj<typeof meta>

export const Framed: Story = {}

export const Plain: Story = { args: { variant: 'plain' } }

export const WithoutLink: Story = {
  name: 'Without link',
  render: () => <Card title="Umbels">Seed heads from the verge of a motorway.</Card>,
}

export const Grid: Story = {
  render: (args) => (
    <CardGrid>
      <Card {...args} />
      <Card title="Interference for two harbours" label="Digital artworks" href="/showcase/two-harbours">
        Tallinn and Piraeus, drawn by the tide.
      </Card>
      <Card title="Ελένη, ανάμεσα στις φτέρες" label="Artist spotlights" href="/showcase/eleni">
        A year of printing at walking distance.
      </Card>
    </CardGrid>
  ),
}
