import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { inTests } from '../../testing/in-tests.ts'
import { press } from '../../testing/press.ts'
import { keyed } from '../../testing/story-poses.ts'
import { MultiSelect } from './multi-select.tsx'

const processes = [
  { value: 'cyanotype', label: 'Cyanotype' },
  { value: 'vandyke', label: 'Van Dyke brown' },
  { value: 'gum', label: 'Gum bichromate' },
  { value: 'anthotype', label: 'Ανθοτυπία' },
]

const meta = {
  title: 'Forms/Multi-select',
  component: MultiSelect,
  args: { label: 'Processes', hint: 'All that a print went through.', options: processes },
} satisfies Meta<typeof MultiSelect>
export default meta

type Story = StoryObj<typeof meta>

/** The list stays open while choosing. Backspace removes the last value. */
export const SeveralOptions: Story = {
  name: 'Several options',
  args: { defaultValue: processes.slice(0, 1) },
  parameters: keyed('combobox', '{ArrowDown}'),
  play: inTests(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const field = canvas.getByRole('combobox')
    await press('{Tab}{Tab}gum')
    await waitFor(() => expect(canvas.getByRole('option', { name: 'Gum bichromate' })).toBeVisible())
    await press('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Remove Gum bichromate' })).toBeVisible()
    await press('{Backspace}')
    await expect(canvas.queryByRole('button', { name: 'Remove Gum bichromate' })).toBeNull()
    await expect(field).toHaveFocus()
  }),
}

/** More than a line, and longer than the field is wide. */
export const LongText: Story = {
  name: 'Long text',
  args: {
    label: 'Διαδικασίες',
    defaultValue: [
      ...processes,
      { value: 'long', label: 'Εκτύπωση με διχρωμική γόμμα σε χαρτί ακουαρέλας με τρεις στρώσεις' },
    ],
  },
}

export const Invalid: Story = { args: { required: true, error: 'Choose one process at least.' } }
