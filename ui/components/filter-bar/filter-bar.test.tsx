import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describeConformance } from '../../testing/conformance.tsx'
import { render } from '../../testing/render.tsx'
import type { Filter, FilterField } from './filter.ts'
import { FilterBar } from './filter-bar.tsx'

const fields: readonly FilterField[] = [
  {
    key: 'status',
    label: 'Status',
    comparisons: [
      { key: 'is', label: 'is' },
      { key: 'none', label: 'is empty', takesValue: false },
    ],
    options: [
      { value: 'draft', label: 'Draft' },
      { value: 'live', label: 'Published' },
    ],
  },
  { key: 'title', label: 'Title', comparisons: [{ key: 'has', label: 'contains' }] },
  {
    key: 'size',
    label: 'Size',
    comparisons: [{ key: 'over', label: 'over' }],
    editor: ({ label, value, onChange }) => (
      <input
        type="range"
        aria-label={label}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    ),
    show: (value) => `${value || '0'} MB`,
  },
]

const draft = { field: 'status', comparison: 'is', value: 'draft' }
const fern = { field: 'title', comparison: 'has', value: 'fern' }

interface ListProps {
  readonly first?: readonly Filter[]
  readonly onChange?: (filters: readonly Filter[]) => void
}

function List({ first = [], onChange }: ListProps) {
  const [filters, setFilters] = useState(first)
  const change = (next: readonly Filter[]) => {
    setFilters(next)
    onChange?.(next)
  }
  return <FilterBar fields={fields} filters={filters} onFiltersChange={change} />
}

const button = (name: string) => page.getByRole('button', { name, exact: true })

describe('FilterBar', () => {
  describeConformance(
    (given) => (
      <FilterBar fields={fields} filters={[draft, fern]} onFiltersChange={() => undefined} {...given} />
    ),
    { element: HTMLDivElement },
  )

  it('adds a filter by its field, and continues with its comparison', async () => {
    const handleChange = vi.fn()
    render(<List onChange={handleChange} />)
    await userEvent.click(button('Add filter'))
    await userEvent.click(button('Title'))
    await expect.element(page.getByRole('combobox', { name: 'Title' })).toHaveFocus()
    await userEvent.keyboard('{Tab}sun')
    expect(handleChange).toHaveBeenLastCalledWith([{ field: 'title', comparison: 'has', value: 'sun' }])
    await userEvent.keyboard('{Escape}')
    await expect.element(button('Title contains sun')).toHaveFocus()
  })

  it('changes comparison and value, and needs no value for some comparisons', async () => {
    render(<List first={[draft]} />)
    await userEvent.click(button('Status is Draft'))
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Status is' }), 'live')
    await expect.element(button('Status is Published')).toBeVisible()
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Status', exact: true }), 'none')
    await expect.element(button('Status is empty')).toBeVisible()
    expect(page.getByRole('combobox').elements()).toHaveLength(1)
  })

  it('uses the editor from its parent', async () => {
    render(<List first={[{ field: 'size', comparison: 'over', value: '5' }]} />)
    await userEvent.click(button('Size over 5 MB'))
    await expect.element(page.getByRole('slider', { name: 'Size over' })).toHaveValue('5')
  })

  it('removes a filter with Delete or its button, announces it, and keeps focus in the bar', async () => {
    render(<List first={[draft, fern]} />)
    await userEvent.keyboard('{Tab}{Delete}')
    await expect.element(page.getByRole('status')).toMatchTextContent('Status is Draft removed')
    await expect.element(button('Title contains fern')).toHaveFocus()
    await userEvent.click(button('Remove filter: Title contains fern'))
    await expect.element(button('Add filter')).toHaveFocus()
  })

  it('removes all filters at once, and ignores unknown fields from an old URL', async () => {
    const handleChange = vi.fn()
    render(<List first={[draft, fern, { ...fern, field: 'gone' }]} onChange={handleChange} />)
    expect(page.getByRole('listitem').elements()).toHaveLength(2)
    await userEvent.click(button('Clear filters'))
    expect(handleChange).toHaveBeenCalledExactlyOnceWith([])
    await expect.element(button('Add filter')).toHaveFocus()
  })
})
