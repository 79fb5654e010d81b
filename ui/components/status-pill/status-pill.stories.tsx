import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { inTests } from '../../testing/in-tests.ts'
import { StatusPill, statuses } from './status-pill.tsx'

const meta = {
  title: 'Feedback/Status pill',
  component: StatusPill,
  argTypes: { status: { control: 'select', options: statuses } },
  args: { status: 'published' },
} satisfies Meta<typeof StatusPill>
export default meta

type Story = StoryObj<typeof meta>

/** Each has its own shape, so that they differ in greyscale too. */
export const AllStatuses: Story = {
  name: 'All statuses',
  render: () => (
    <div className="row">
      {statuses.map((status) => (
        <StatusPill key={status} status={status} />
      ))}
    </div>
  ),
  play: inTests(async ({ canvasElement }) => {
    const drawings = [...canvasElement.querySelectorAll('svg')].map(({ innerHTML, dataset }) =>
      JSON.stringify([innerHTML, { ...dataset }]),
    )
    await expect(new Set(drawings).size).toBe(statuses.length)
  }),
}

export const CustomText: Story = {
  name: 'Custom text',
  args: { status: 'changed', children: 'Δημοσιευμένο, με αλλαγές που δεν έχουν δημοσιευτεί' },
  play: inTests(async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/Δημοσιευμένο/)).toBeVisible()
  }),
}
