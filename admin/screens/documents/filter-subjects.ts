/**
 * What a list can be filtered by: properties of every document, and fields that the model lists or that hold
 * short values. The first comparison of each subject is the default in a URL.
 */

import { isKind, siteLocales } from '@cyanotype/content/model/core.ts'
import type { DocumentType, Fields } from '@cyanotype/content/model/index.ts'

export const shownStatuses = ['draft', 'scheduled', 'published', 'changed', 'archived', 'none'] as const
export const shownTranslations = ['missing', 'outdated'] as const

/** `status` is that of a language, `state` that of a document without languages. */
export type SubjectKind =
  | ('status' | 'state' | 'translation' | 'person')
  | ('day' | 'choice' | 'truth' | 'number' | 'text')

export interface FilterSubject {
  readonly key: string
  readonly kind: SubjectKind
  readonly comparisons: readonly [string, ...string[]]
  /** All possible values, if there are few. */
  readonly values?: readonly string[]
  /** Name of the model field; undefined for a property of every document. */
  readonly name?: string
}

/** Comparisons without a value: the field is empty, or it is not. */
const valueless = ['empty', 'filled'] as const
export const takesValue = (comparison: string): boolean => !valueless.some((one) => one === comparison)

/** In any language, or in one of them: the server accepts one language for the whole list. */
const inLanguages = (): FilterSubject['comparisons'] => ['any', ...siteLocales()]

export const hasLanguages = (type: DocumentType): boolean =>
  Object.values(type.fields).some(({ localized }) => localized)

export function filterSubjects(type: DocumentType): readonly FilterSubject[] {
  const common = ofEveryDocument(type)
  const taken = ['q', 'sort', 'direction', ...common.map(({ key }) => key)]
  const cached = subjects.get(type) ?? [...common, ...ofFields(type, taken)]
  subjects.set(type, cached)
  return cached
}

const subjects = new WeakMap<DocumentType, readonly FilterSubject[]>()

function ofEveryDocument(type: DocumentType): readonly FilterSubject[] {
  const everywhere: readonly FilterSubject[] = [
    { key: 'by', kind: 'person', comparisons: ['is'] },
    { key: 'changed', kind: 'day', comparisons: ['from', 'to'] },
  ]
  if (!hasLanguages(type)) {
    const values = shownStatuses.filter((status) => status !== 'none')
    return [{ key: 'state', kind: 'state', comparisons: ['is'], values }, ...everywhere]
  }
  return [
    { key: 'status', kind: 'status', comparisons: inLanguages(), values: shownStatuses },
    { key: 'translation', kind: 'translation', comparisons: inLanguages(), values: shownTranslations },
    ...everywhere,
  ]
}

/** A field whose name has another meaning in the URL gets a longer parameter name. */
function ofFields(type: DocumentType, taken: readonly string[]): readonly FilterSubject[] {
  return Object.entries(type.fields).flatMap(([name, field]) => {
    if (name === type.title || name === type.slug) return []
    const subject = filterOf(field)
    return subject === undefined
      ? []
      : [{ ...subject, name, key: taken.includes(name) ? `field-${name}` : name }]
  })
}

function filterOf(field: Fields[string]): Omit<FilterSubject, 'key' | 'name'> | undefined {
  if (isKind(field, 'list')) {
    if (isKind(field.of, 'text')) return { kind: 'text', comparisons: ['has'] }
    if (isKind(field.of, 'select'))
      return { kind: 'choice', comparisons: ['has'], values: Object.keys(field.of.choices) }
    return undefined
  }
  if (!(field.listed || field.sortable)) return undefined
  const orNothing = field.required ? [] : valueless
  if (isKind(field, 'select'))
    return { kind: 'choice', comparisons: ['is', ...orNothing], values: Object.keys(field.choices) }
  if (isKind(field, 'boolean')) return { kind: 'truth', comparisons: ['is'], values: ['true', 'false'] }
  if (isKind(field, 'date')) return { kind: 'day', comparisons: ['from', 'to', ...orNothing] }
  if (isKind(field, 'number')) return { kind: 'number', comparisons: ['is', 'from', 'to', ...orNothing] }
  return isKind(field, 'text') ? { kind: 'text', comparisons: ['is', ...orNothing] } : undefined
}
