import type { Meta, StoryObj } from '@storybook/react-vite'
import { Callout, calloutTones } from './callout.tsx'

const meta = {
  id: 'content-callout',
  title: 'Content/Callout (alert, admonition)',
  component: Callout,
  argTypes: { tone: { control: 'select', options: calloutTones } },
  args: { children: 'Ferric ammonium citrate stains. Work in a dim room, on newspaper, in old clothes.' },
} satisfies Meta<typeof Callout>
export default meta

type Story = StoryObj<typeof meta>

export const Tones: Story = {
  render: (args) => (
    <div className="stack">
      {calloutTones.map((tone) => (
        <Callout key={tone} {...args} tone={tone} />
      ))}
    </div>
  ),
}

export const WithTitle: Story = { name: 'With title', args: { title: 'Before you begin', tone: 'warning' } }

export const LongTitle: Story = {
  name: 'Long title',
  args: {
    tone: 'tip',
    title:
      'A sky that is not entirely grey is bright enough when the paper is fresh and nobody is in a hurry',
  },
}
