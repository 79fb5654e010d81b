import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stat, Stats } from './stat.tsx'

const meta = {
  id: 'data-stat',
  title: 'Data/Stat (metric, kpi)',
  component: Stat,
  args: { label: 'Sheets printed', value: '12,480', note: '1,104 this autumn' },
  decorators: [
    (Story) => (
      <Stats>
        <Story />
      </Stats>
    ),
  ],
} satisfies Meta<typeof Stat>
export default meta

type Story = StoryObj<typeof meta>

export const Single: Story = {}

export const Group: Story = {
  render: (args) => (
    <>
      <Stat {...args} />
      <Stat label="Days with enough light" value="143" note="of 365, at 59.437° N" />
      <Stat label="Μέλη του εργαστηρίου" lang="el" value="68" />
      <Stat label="Longest exposure" value="42 min" />
    </>
  ),
}
