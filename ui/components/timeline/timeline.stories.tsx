import type { Meta, StoryObj } from '@storybook/react-vite'
import { Timeline, TimelineEntry } from './timeline.tsx'

const meta = {
  title: 'Data/Timeline',
  component: Timeline,
} satisfies Meta<typeof Timeline>
export default meta

type Story = StoryObj<typeof meta>

export const History: Story = {
  args: {
    children: [
      <TimelineEntry key="first" at={<time dateTime="2019-06-21">21 Jun 2019</time>} title="The first sheet">
        <p>A fern, a window pane and fourteen minutes on a roof in Tallinn.</p>
      </TimelineEntry>,
      <TimelineEntry key="room" at={<time dateTime="2022-03">March 2022</time>} title="A room of its own">
        <p>Telliskivi 60: running water, red light, under twenty square metres.</p>
      </TimelineEntry>,
      <TimelineEntry key="now" at="This autumn" title="The fixer trials" current>
        <p>Sixty sheets, four baths, one dull week in October.</p>
      </TimelineEntry>,
    ],
  },
}
