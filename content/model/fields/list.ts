import type { Field, FieldOptions } from './field.ts'
import { field } from './field.ts'

export interface ListField<Item = unknown> extends Field<readonly Item[], 'list'> {
  readonly of: Field<Item>
  readonly maxItems: number
}

/** Several values of one type, in order. */
export function list<Item>(
  of: Field<Item>,
  options: FieldOptions & { readonly maxItems?: number },
): ListField<Item> {
  const maxItems = options.maxItems ?? 100
  return {
    ...field<readonly Item[], 'list'>('list', options, {
      initial: [],
      shape: (z) => z.array(of.shape(z)).max(maxItems),
      isEmpty: (items) => items.length === 0,
      words: (items) => items.map((item) => of.words(item)).join('\n'),
      complaints: (items) =>
        items.flatMap((item, index) =>
          of.complaints(item).map((complaint) => ({ ...complaint, at: [String(index), ...complaint.at] })),
        ),
    }),
    of,
    maxItems,
  }
}
