import { describe, expect, it } from 'vitest'
import { filterLabel, newFilter } from './filter.ts'

const status = {
  key: 'status',
  label: 'Status',
  comparisons: [
    { key: 'is', label: 'is' },
    { key: 'none', label: 'is empty', takesValue: false },
  ],
  options: [{ value: 'draft', label: 'Draft' }],
} as const
const updated = {
  key: 'updated',
  label: 'Updated',
  comparisons: [{ key: 'before', label: 'before' }],
  show: (value: string) => value.replaceAll('-', '/'),
} as const
const fields = [status, updated]

describe('filter', () => {
  it('starts with the first comparison and value', () => {
    expect(newFilter(status)).toEqual({ field: 'status', comparison: 'is', value: 'draft' })
    expect(newFilter(updated)).toEqual({ field: 'updated', comparison: 'before', value: '' })
  })

  it('is shown with the texts of its field', () => {
    const read = (field: string, comparison: string, value: string) => {
      const messages = filterLabel({ field, comparison, value }, fields)
      return messages && [messages.field.label, messages.compared.label, messages.value]
    }
    expect(read('status', 'is', 'draft')).toEqual(['Status', 'is', 'Draft'])
    expect(read('status', 'is', 'gone')).toEqual(['Status', 'is', 'gone'])
    expect(read('status', 'none', 'draft')).toEqual(['Status', 'is empty', ''])
    expect(read('updated', 'gone', '2026-05-01')).toEqual(['Updated', 'before', '2026/05/01'])
    expect(read('gone', 'is', '')).toBeUndefined()
  })
})
