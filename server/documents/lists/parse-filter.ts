/** Turns the query of a list into conditions. Every name and value is checked against the content model. */
import type { DocumentType, Field, Layer, Locale, Message } from '@cyanotype/content/model/index.ts'
import { defaultLocale, shared, siteLocales } from '@cyanotype/content/model/index.ts'
import { fieldSchema } from '@cyanotype/content/model/schemas.ts'
import { z } from 'zod'
import type { Queries } from '../../db/index.ts'
import type { FieldProblem } from '../../problems/problems.ts'
import { Problem } from '../../problems/problems.ts'
import { fieldProblem, fieldProblemsAt } from '../core/field-problem.ts'
import type { Condition, ListedField } from '../store/list-conditions.ts'
import {
  hasItem,
  hasStatus,
  hasTranslation,
  hasWord,
  isAmong,
  isBetween,
  isBy,
  isChangedBetween,
  isEmpty,
  isOneOf,
} from '../store/list-conditions.ts'
import { holdsItems, itemKey } from '../store/list-index-store.ts'
import { sortKeyOf, termsOf } from '../store/sort-key.ts'

export interface FilterQuery {
  readonly locale?: Locale | undefined
  /** Words of a title, or their beginnings. */
  readonly q?: string | undefined
  readonly status?: string | undefined
  /** The translation state. */
  readonly translation?: string | undefined
  /** Only these ids, separated by commas. */
  readonly ids?: string | undefined
  readonly changedFrom?: string | undefined
  readonly changedTo?: string | undefined
  /** The name of the creator. */
  readonly createdBy?: string | undefined
  /** JSON: conditions by field name. */
  readonly filter?: string | undefined
}

const value = z.union([z.string().max(200), z.number(), z.boolean()])

const filterInput = z.strictObject({
  is: value.optional(),
  in: z.array(value).min(1).max(50).optional(),
  from: value.optional(),
  to: value.optional(),
  has: z.string().max(200).optional(),
  empty: z.boolean().optional(),
})
type FilterInput = z.output<typeof filterInput>

const fieldFilters = z.record(z.string(), filterInput)

export function conditionsOf(queries: Queries, type: DocumentType, query: FilterQuery): readonly Condition[] {
  const { locale, q = '', status, translation, ids, changedFrom: from, changedTo: to, createdBy } = query
  const languages = locale === undefined ? siteLocales() : [locale]
  // Conditions that most documents fail come first.
  return [
    ...(ids === undefined ? [] : [isAmong(queries, type, ids.split(','))]),
    ...termsOf(q).map((word) => hasWord(queries, type, [...languages, shared], word)),
    ...Object.entries(readFilter(query.filter)).flatMap(([name, input]) =>
      ofField(queries, type, fieldFilter(type, name, locale), input),
    ),
    ...(createdBy === undefined ? [] : [isBy(queries, type, createdBy)]),
    ...(from === undefined && to === undefined ? [] : [isChangedBetween(queries, type, { from, to })]),
    ...(translation === undefined ? [] : [hasTranslation(queries, type, languages, translation)]),
    ...(status === undefined ? [] : [hasStatus(queries, type, statusLayers(type, languages), status)]),
  ]
}

/** A document without languages has one status, that of its shared fields. */
function statusLayers({ fields }: DocumentType, languages: readonly Locale[]): readonly Layer[] {
  return Object.values(fields).some(({ localized }) => localized) ? languages : [shared]
}

function readFilter(text: string | undefined): Readonly<Record<string, FilterInput>> {
  if (text === undefined) return {}
  const { success, data, error } = fieldFilters.safeParse(fromJson(text), { reportInput: true })
  if (!success) throw refused(fieldProblemsAt(['filter'], error))
  return data
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw filterProblem(['filter'], noJson)
  }
}

interface Subject extends ListedField {
  readonly field: Field<unknown>
}

/** A localized field has one value per locale, so one locale has to be chosen. */
export function fieldFilter(type: DocumentType, name: string, locale: Locale | undefined): Subject {
  const field = Object.hasOwn(type.fields, name) ? type.fields[name] : undefined
  if (field === undefined) throw filterProblem(['filter', name], noSuchField)
  return { field, name, layer: field.localized ? (locale ?? defaultLocale()) : shared }
}

function ofField(queries: Queries, type: DocumentType, subject: Subject, input: FilterInput): Condition[] {
  const { field, name } = subject
  const { is, in: among = is === undefined ? undefined : [is], from, to, has, empty } = input
  if (has !== undefined && !holdsItems(field)) throw filterProblem(['filter', name, 'has'], noSuchField)
  const filtersByValue = among !== undefined || from !== undefined || to !== undefined || empty !== undefined
  if (filtersByValue && !isListed(type, subject)) throw filterProblem(['filter', name], noSuchField)
  const keyOf = (key: keyof FilterInput, one: unknown) => keyIn(subject, key, one)
  const conditions: Condition[] = []
  if (has !== undefined) conditions.push(hasItem(queries, type, subject, itemKey(has)))
  if (empty !== undefined) conditions.push(isEmpty(queries, subject, empty))
  if (among !== undefined) {
    const values = among.map((one) => ({
      value: String(one),
      key: keyOf(is === undefined ? 'in' : 'is', one),
    }))
    conditions.push(isOneOf(queries, type, subject, values))
  }
  if (from !== undefined || to !== undefined) {
    const bounds = {
      from: from === undefined ? undefined : keyOf('from', from),
      to: to === undefined ? undefined : keyOf('to', to),
    }
    conditions.push(isBetween(queries, type, subject, bounds))
  }
  return conditions
}

export function isListed(type: DocumentType, { field, name }: Pick<Subject, 'field' | 'name'>): boolean {
  return field.listed || field.sortable || name === type.title
}

/** A value that the field would reject is rejected here too. */
function keyIn({ field, name, layer }: Subject, key: keyof FilterInput, one: unknown): string {
  const { success, error } = fieldSchema(field).safeParse(one, { reportInput: true })
  if (!success) throw refused(fieldProblemsAt(['filter', name, key], error))
  return sortKeyOf(field, one, layer)
}

const noJson = /*i18n*/ { id: 'list.filter', message: 'This is not valid JSON.' }
const noSuchField = /*i18n*/ { id: 'list.field', message: 'Lists cannot be filtered by this field.' }

function refused(fields: readonly FieldProblem[]): Problem {
  return new Problem('invalid_query', {}, { fields })
}

export function filterProblem(path: readonly string[], message: Message): Problem {
  return refused([fieldProblem(path, { message })])
}
