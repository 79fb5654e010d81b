import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { inTests } from '../../testing/in-tests.ts'
import { press } from '../../testing/press.ts'
import { posed } from '../../testing/story-poses.ts'
import { DateTimeField } from './date-time-field.tsx'

const meta = {
  title: 'Forms/Date time field',
  component: DateTimeField,
  args: {
    label: 'Publish on',
    name: 'publish',
    defaultValue: { instant: '2026-11-20T07:00:00.000Z', zone: 'Europe/Tallinn' },
  },
} satisfies Meta<typeof DateTimeField>
export default meta

type Story = StoryObj<typeof meta>

/** Nine in the morning stays nine in the morning. The instant moves by hours. */
export const DateAndTime: Story = {
  name: 'Date and time',
  play: inTests(async ({ canvasElement }) => {
    await press('{Tab}{Tab}{Tab}{PageUp}')
    await expect(canvasElement.querySelector('[name="publish"]')).toHaveValue('2026-11-20T08:00:00.000Z')
  }),
}

/** In the night when clocks go forward, an hour is missing. */
export const SkippedTime: Story = {
  name: 'Skipped time',
  args: { defaultValue: { instant: '2026-03-29T00:30:00.000Z', zone: 'Europe/Tallinn' } },
  parameters: posed(async ({ canvas, user }) => {
    canvas.getAllByRole('textbox')[1]?.focus()
    await user.keyboard('{PageUp}')
  }),
  play: inTests(async ({ canvasElement }) => {
    await press('{Tab}{Tab}{Tab}{PageUp}')
    await expect(within(canvasElement).getByText(/This time does not exist/)).toBeVisible()
  }),
}

/** In the night when they go back, one hour comes twice. */
export const RepeatedTime: Story = {
  name: 'Repeated time',
  args: {
    label: 'Δημοσίευση στις',
    hint: 'Οι αναγνώστες βλέπουν την ώρα του δικού τους τόπου.',
    defaultValue: { instant: '2026-10-25T00:30:00.000Z', zone: 'Europe/Athens' },
  },
}
