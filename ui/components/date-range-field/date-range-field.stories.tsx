import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { inTests } from '../../testing/in-tests.ts'
import { press } from '../../testing/press.ts'
import { DateRangeField } from './date-range-field.tsx'

const meta = {
  title: 'Forms/Date range field',
  component: DateRangeField,
  args: {
    label: 'Exhibition',
    defaultValue: { start: '2026-11-20', end: '2026-12-05' },
    startName: 'from',
    endName: 'to',
  },
} satisfies Meta<typeof DateRangeField>
export default meta

type Story = StoryObj<typeof meta>

/** Enter starts, an arrow moves a week, Enter ends. The days in between are highlighted on the way. */
export const SelectedRange: Story = {
  name: 'Selected range',
  play: inTests(async ({ canvasElement }) => {
    await press('{Tab}{Tab}{Tab}{Enter}')
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-day', '2026-11-20'))
    await press('{Enter}{ArrowDown}{Enter}')
    await expect(canvasElement.querySelector('[name="to"]')).toHaveValue('2026-11-27')
    await press('{Enter}')
    await waitFor(() => expect(within(canvasElement).getAllByRole('grid')[0]).toBeVisible())
  }),
}

export const EndBeforeStart: Story = {
  name: 'End before start',
  args: {
    label: 'Έκθεση',
    hint: 'Από τα εγκαίνια ως την τελευταία μέρα.',
    defaultValue: { start: '2026-12-05', end: '2026-11-20' },
  },
}
