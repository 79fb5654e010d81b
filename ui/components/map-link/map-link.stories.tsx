import type { Meta, StoryObj } from '@storybook/react-vite'
import { MapLink } from './map-link.tsx'

const meta = {
  title: 'Content/Map link',
  component: MapLink,
  args: {
    title: 'Sunprint House',
    address: 'Telliskivi 60a, 10412 Tallinn',
    href: 'https://www.openstreetmap.org/#map=19/59.4399/24.7289',
  },
} satisfies Meta<typeof MapLink>
export default meta

type Story = StoryObj<typeof meta>

export const WithName: Story = { name: 'With name' }

export const AddressOnly: Story = {
  name: 'Address only',
  render: () => (
    <MapLink
      lang="el"
      address="Λεωφόρος Κωνσταντινουπόλεως 123, 18540 Πειραιάς"
      href="https://www.openstreetmap.org/#map=19/37.9429/23.6469"
    />
  ),
}
