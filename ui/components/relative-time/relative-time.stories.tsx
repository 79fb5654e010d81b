import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { inTests } from '../../testing/in-tests.ts'
import { RelativeTime } from './relative-time.tsx'

const meta = {
  id: 'data-relative-time',
  title: 'Data/Relative time (timestamp)',
  component: RelativeTime,
  args: { instant: '2026-11-20T09:00:00Z', now: '2026-11-20T12:00:00Z' },
} satisfies Meta<typeof RelativeTime>
export default meta

type Story = StoryObj<typeof meta>

const moments = [
  '2026-11-20T11:56:00Z',
  '2026-11-20T09:00:00Z',
  '2026-11-19T08:00:00Z',
  '2026-11-24T12:00:00Z',
]

/** The further away, the larger the unit. After a month it is a date. */
export const RecentAndOlder: Story = {
  name: 'Recent and older',
  render: ({ now }) => (
    <ul className="stack plain-list">
      {[...moments, '2025-03-01T12:00:00Z'].map((instant) => (
        <li key={instant}>
          <RelativeTime instant={instant} now={now} />
        </li>
      ))}
    </ul>
  ),
  play: inTests(async ({ canvasElement }) => {
    const times = within(canvasElement).getAllByRole('time')
    await expect(times[1]).toHaveAttribute('datetime', '2026-11-20T09:00:00Z')
  }),
}
