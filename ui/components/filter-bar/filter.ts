/** Filters as plain data, so that their owner can store them in a URL or a saved view. */
import type { ReactNode } from 'react'
import type { SelectOption } from '../select/select.tsx'

export interface Filter {
  readonly field: string
  readonly comparison: string
  readonly value: string
}

export interface FilterComparison {
  readonly key: string
  /** The text between field and value: `is`, `before`. */
  readonly label: string
  /** `false` for a comparison without a value: `is empty`. */
  readonly takesValue?: boolean
}

export interface FilterEditor {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
}

export interface FilterField {
  readonly key: string
  readonly label: string
  /** The first is the default of a new filter. */
  readonly comparisons: readonly [FilterComparison, ...FilterComparison[]]
  /** The possible values. Without them, and without an editor, the value is typed. */
  readonly options?: readonly SelectOption[]
  readonly editor?: (editor: FilterEditor) => ReactNode
  /** Formats a value for display. */
  readonly show?: (value: string) => string
}

export function newFilter({ key, comparisons: [first], options }: FilterField): Filter {
  return { field: key, comparison: first.key, value: options?.[0]?.value ?? '' }
}

/** The text of a filter. Undefined if an old URL names a field that no longer exists. */
export function filterLabel({ field: key, comparison, value }: Filter, fields: readonly FilterField[]) {
  const field = fields.find((other) => other.key === key)
  if (!field) return undefined
  const [first] = field.comparisons
  const compared = field.comparisons.find((other) => other.key === comparison) ?? first
  const shown = field.show?.(value) ?? field.options?.find((option) => option.value === value)?.label ?? value
  return { field, compared, value: compared.takesValue === false ? '' : shown }
}
