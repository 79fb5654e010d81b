import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { inTests } from '../../testing/in-tests.ts'
import { press } from '../../testing/press.ts'
import { keyed } from '../../testing/story-poses.ts'
import { Combobox } from './combobox.tsx'

const places = [
  { value: 'tll', label: 'Tallinn', note: 'EE', group: 'Estonia' },
  { value: 'trt', label: 'Tartu', note: 'EE', group: 'Estonia' },
  { value: 'ath', label: 'Αθήνα', note: 'GR', group: 'Ελλάδα' },
  { value: 'skg', label: 'Θεσσαλονίκη', note: 'GR', group: 'Ελλάδα' },
  { value: 'sto', label: 'Stockholm', note: 'SE', group: 'Sweden', disabled: true },
]

const many = Array.from({ length: 10_000 }, (_, number) => ({
  value: `plate-${number}`,
  label: `Plate ${number + 1}`,
}))

const meta = {
  id: 'forms-combobox',
  title: 'Forms/Combobox (autocomplete)',
  component: Combobox,
  args: { label: 'Place', hint: 'Where the light was.', options: places },
} satisfies Meta<typeof Combobox>
export default meta

type Story = StoryObj<typeof meta>

const field = (canvasElement: HTMLElement) => within(canvasElement).getByRole('combobox')

/** A few letters without accents, an arrow key, Enter. */
export const SingleChoice: Story = {
  name: 'Single choice',
  parameters: keyed('combobox', '{ArrowDown}'),
  play: inTests(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await press('{Tab}{ArrowDown}')
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(5))
    await press('αθηνα')
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(1))
    await press('{Enter}')
    await expect(field(canvasElement)).toHaveValue('Αθήνα')
    await press('{ArrowDown}')
    await waitFor(() => expect(canvas.getByRole('option', { name: /Αθήνα/ })).toBeVisible())
  }),
}

/** An option that does not exist can be created. */
export const CreateAnOption: Story = {
  name: 'Create an option',
  args: { label: 'Category', options: [{ value: 'news', label: 'News' }], onCreate: () => undefined },
  parameters: keyed('combobox', 'Trials'),
  play: inTests(async ({ canvasElement }) => {
    await press('{Tab}Trials')
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByRole('option', { name: 'Create “Trials”' })).toBeVisible())
  }),
}

/** Ten thousand options: only the visible ones are rendered, and each exposes its position. */
export const TenThousandOptions: Story = {
  name: 'Ten thousand options',
  args: { label: 'Plate', options: many },
  parameters: keyed('combobox', '{ArrowDown}'),
  play: inTests(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await press('{Tab}{ArrowDown}{ArrowUp}')
    const last = await canvas.findByRole('option', { name: 'Plate 10000' })
    await expect(last).toHaveAttribute('aria-posinset', '10000')
    await expect(canvas.getAllByRole('option').length).toBeLessThan(60)
  }),
}

export const Invalid: Story = {
  args: { required: true, error: 'Choose a place: the map needs one.', defaultValue: null },
}
