import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { inTests } from '../../testing/in-tests.ts'
import { press } from '../../testing/press.ts'
import { pressed } from '../../testing/story-poses.ts'
import { DateField } from './date-field.tsx'

const meta = {
  id: 'forms-date-field',
  title: 'Forms/Date field (datepicker)',
  component: DateField,
  args: { label: 'Published', defaultValue: '2026-11-20', name: 'published' },
} satisfies Meta<typeof DateField>
export default meta

type Story = StoryObj<typeof meta>

/** An arrow key moves a week later. Enter chooses the day and returns to the button. */
export const SelectedDate: Story = {
  name: 'Selected date',
  play: inTests(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await press('{Tab}{Tab}{Enter}')
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-day', '2026-11-20'))
    await press('{ArrowDown}{Enter}')
    await expect(canvasElement.querySelector('[name="published"]')).toHaveValue('2026-11-27')
    await expect(canvas.getByRole('button')).toHaveFocus()
  }),
}

export const Open: Story = {
  args: { min: '2026-11-05', hint: 'The first day on which visitors can read it' },
  parameters: pressed(),
  play: inTests(async ({ canvasElement }) => {
    await press('{Tab}{Tab}{Enter}')
    await waitFor(() => expect(within(canvasElement).getByRole('grid')).toBeVisible())
  }),
}

export const States: Story = {
  render: () => (
    <div className="stack">
      <DateField label="Ημερομηνία δημοσίευσης" hint="Όπως τη γράφετε, ή από το ημερολόγιο." />
      <DateField label="Ends" defaultValue="2026-11-20" min="2026-12-01" required />
      <DateField label="Written" defaultValue="2026-11-20" disabled />
    </div>
  ),
}
