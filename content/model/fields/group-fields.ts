/** Fields that contain fields: groups and lists. */
import type { z } from 'zod'
import type { Field, FieldOptions, ValueOf, ValueProblem, Zod } from './field.ts'
import { field } from './field.ts'

export type Fields = Readonly<Record<string, Field<unknown>>>

/** The data of a set of fields: the value of each by name. */
export type GroupValue<F extends Fields> = { readonly [Name in keyof F]: ValueOf<F[Name]> }

export interface GroupField<F extends Fields = Fields> extends Field<GroupValue<F>, 'group'> {
  readonly fields: F
}

/** Fields that belong together, such as the hero of a page. */
export function group<const F extends Fields>(fields: F, options: FieldOptions): GroupField<F> {
  const entries = Object.entries(fields)
  return {
    ...field<GroupValue<F>, 'group'>('group', options, {
      initial: initialOf(fields),
      shape: (z) => shapeOf(z, fields),
      isEmpty: (value) => entries.every(([name, one]) => one.isEmpty(value[name])),
      searchText: (value) => entries.map(([name, one]) => one.searchText(value[name])).join('\n'),
      problems: (value) => groupProblems(fields, value),
    }),
    fields,
  }
}

export function initialOf<F extends Fields>(fields: F): GroupValue<F> {
  return shaped<F>(Object.fromEntries(Object.entries(fields).map(([name, one]) => [name, one.initial])))
}

/** Requires every field with a valid value and rejects unknown names. */
export function shapeOf<F extends Fields>(z: Zod, fields: F): z.ZodType<GroupValue<F>> {
  const shapes = Object.fromEntries(Object.entries(fields).map(([name, one]) => [name, one.shape(z)]))
  return z.strictObject(shapes).transform((value) => shaped<F>(value))
}

/** What publishing would reject in these fields. */
export function groupProblems<F extends Fields>(fields: F, value: GroupValue<F>): readonly ValueProblem[] {
  return Object.entries(fields).flatMap(([name, one]) => {
    const missing = one.required && one.isEmpty(value[name]) ? [{ at: [], message: required }] : []
    return [...missing, ...one.problems(value[name])].map((problem) => ({
      ...problem,
      at: [name, ...problem.at],
    }))
  })
}

/** The only cast from a record to the type of a group: the record was built from the same fields. */
function shaped<F extends Fields>(value: Readonly<Record<string, unknown>>): GroupValue<F> {
  return value as GroupValue<F>
}

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
      searchText: (items) => items.map((item) => of.searchText(item)).join('\n'),
      problems: (items) =>
        items.flatMap((item, index) =>
          of.problems(item).map((problem) => ({ ...problem, at: [String(index), ...problem.at] })),
        ),
    }),
    of,
    maxItems,
  }
}

/** The message for an empty field that publishing requires. */
export const required = /*i18n*/ { id: 'field.required', message: 'Required to publish.' }
