import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import { inTests } from '../../testing/in-tests.ts'
import { press } from '../../testing/press.ts'
import { posed } from '../../testing/story-poses.ts'
import type { FilterField } from './filter.ts'
import { FilterBar } from './filter-bar.tsx'

const fields: readonly FilterField[] = [
  {
    key: 'status',
    label: 'Status',
    comparisons: [
      { key: 'is', label: 'is' },
      { key: 'is-not', label: 'is not' },
    ],
    options: [
      { value: 'draft', label: 'Draft' },
      { value: 'published', label: 'Published' },
    ],
  },
  { key: 'title', label: 'Τίτλος', comparisons: [{ key: 'contains', label: 'περιέχει' }] },
  {
    key: 'author',
    label: 'Author',
    comparisons: [
      { key: 'is', label: 'is' },
      { key: 'nobody', label: 'is not known', takesValue: false },
    ],
  },
]

const meta = {
  title: 'Data/Filter bar',
  component: FilterBar,
  args: { fields, filters: [], onFiltersChange: () => undefined },
  render: function Demonstration(args) {
    const [filters, setFilters] = useState(args.filters)
    return <FilterBar {...args} filters={filters} onFiltersChange={setFilters} />
  },
} satisfies Meta<typeof FilterBar>
export default meta

type Story = StoryObj<typeof meta>

/** A field, a value, and Escape: the list behind updates with every key press. */
export const AddedFilter: Story = {
  name: 'Added filter',
  parameters: posed(async ({ canvas, user }) => {
    await user.click(canvas.getByRole('button'))
    await user.click(await canvas.findByRole('button', { name: 'Τίτλος' }))
  }),
  play: inTests(async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await press('{Tab}{Enter}{Tab}{Tab}{Enter}')
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveFocus())
    await press('{Tab}φτέρη{Escape}')
    await expect(canvas.getByRole('button', { name: 'Τίτλος περιέχει φτέρη' })).toHaveFocus()
  }),
}

export const SeveralFilters: Story = {
  name: 'Several filters',
  args: {
    filters: [
      { field: 'status', comparison: 'is-not', value: 'published' },
      { field: 'author', comparison: 'nobody', value: '' },
      {
        field: 'title',
        comparison: 'contains',
        value: 'φωτοευαίσθητο χαρτί που στεγνώνει όλη τη νύχτα στο σκοτάδι',
      },
    ],
  },
}
