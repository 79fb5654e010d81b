/** Filters as plain data, so that their owner can keep them in an address or with a saved view. */
import type { ReactNode } from 'react'
import type { SelectOption } from '../select/select.tsx'

export interface Filter {
  readonly field: string
  readonly comparison: string
  readonly value: string
}

export interface FilterComparison {
  readonly key: string
  /** As it stands between the field and the value: `is`, `before`. */
  readonly label: string
  /** `false` for what is true or not by itself: `is empty`. */
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
  /** The first is the one that a new filter begins with. */
  readonly comparisons: readonly [FilterComparison, ...FilterComparison[]]
  /** The values that there are. Without them, and without an editor, the value is written. */
  readonly options?: readonly SelectOption[]
  readonly editor?: (editor: FilterEditor) => ReactNode
  /** A value as people read it. */
  readonly show?: (value: string) => string
}

export function newFilter({ key, comparisons: [first], options }: FilterField): Filter {
  return { field: key, comparison: first.key, value: options?.[0]?.value ?? '' }
}

/** A filter in words; undefined where an old address names a field that is no more. */
export function filterLabel({ field: key, comparison, value }: Filter, fields: readonly FilterField[]) {
  const field = fields.find((other) => other.key === key)
  if (!field) return undefined
  const [first] = field.comparisons
  const compared = field.comparisons.find((other) => other.key === comparison) ?? first
  const shown = field.show?.(value) ?? field.options?.find((option) => option.value === value)?.label ?? value
  return { field, compared, value: compared.takesValue === false ? '' : shown }
}
