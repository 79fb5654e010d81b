import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, within } from 'storybook/test'
import { inTests } from '../../testing/in-tests.ts'
import { press } from '../../testing/press.ts'
import { Calendar } from './calendar.tsx'
import { weekdayOf } from './days.ts'

const meta = {
  title: 'Forms/Calendar',
  component: Calendar,
  args: { value: '2026-11-20', today: '2026-11-18' },
  render: function Demonstration(args) {
    const [value, setValue] = useState(args.value)
    return <Calendar {...args} value={value} onValueChange={setValue} />
  },
} satisfies Meta<typeof Calendar>
export default meta

type Story = StoryObj<typeof meta>

/** Arrow keys move by a day or a week, and Enter chooses. */
export const OneDay: Story = {
  name: 'One day',
  play: inTests(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await press('{Tab}{Tab}{Tab}{Tab}{Tab}{Onward}{ArrowDown}{Enter}')
    await expect(canvas.getByRole('button', { name: 'Saturday, November 28, 2026' })).toHaveFocus()
    await expect(canvasElement.querySelector('[aria-selected="true"]')).toHaveTextContent('28')
  }),
}

/** Two months and a date range. */
export const TwoMonths: Story = {
  name: 'Two months',
  args: { months: 2, value: undefined, range: { start: '2026-11-24', end: '2026-12-05' } },
}

/** Days that cannot be chosen are still readable. */
export const LimitedRange: Story = {
  name: 'Limited range',
  args: { min: '2026-11-09', max: '2026-12-18', isDisabled: (day) => weekdayOf(day) > 5 },
  play: inTests(async ({ canvasElement }) => {
    await press('{Tab}{Tab}{Tab}{Tab}{Tab}{PageUp}{ArrowUp}')
    await expect(canvasElement.querySelector('[data-day="2026-11-09"]')).toHaveFocus()
  }),
}
