/** Reads both languages of a document with the status of its translation, and makes its units. */
import type { DocumentType, Field, Fields, LayerData, Locale } from '@cyanotype/content/model/index.ts'
import { isKind, shared } from '@cyanotype/content/model/index.ts'
import type { Queries } from '../../db/index.ts'
import type { Documents } from '../../documents/index.ts'
import type { Actor } from '../../http/calls/principal.ts'
import type { ParseTimeLimit } from '../checks/index.ts'
import type { TranslationResponse, Translations } from '../translations/index.ts'
import { localized, textFields, versionFrom } from '../translations/index.ts'
import type { FieldSides, TranslationUnit } from './units.ts'
import { unitsOf } from './units.ts'

export interface XliffDeps {
  readonly documents: Documents
  readonly translations: Translations
  readonly queries: Queries
  readonly parseTimeLimit: Pick<ParseTimeLimit, 'suffices'>
}

export interface DocumentInLanguage {
  readonly type: DocumentType
  readonly id: string
  readonly locale: Locale
}

export interface DocumentUnits extends DocumentInLanguage {
  readonly source: Locale
  readonly title: string
  readonly sourceData: LayerData
  /** The latest draft of the translation. */
  readonly data: LayerData
  readonly version: number
  readonly status: TranslationResponse
  readonly sides: readonly FieldSides[]
  readonly units: readonly TranslationUnit[]
}

/** Undefined where there is nothing to translate from, such as in the source language itself. */
export async function readUnits(
  { documents, translations, queries }: XliffDeps,
  actor: Actor,
  { type, id, locale }: DocumentInLanguage,
): Promise<DocumentUnits | undefined> {
  const named = { type: type.name, id }
  const status = await translations.read({ ...named, locale })
  const { source, sourceVersion } = status
  if (source === null || source === locale || sourceVersion === 0) return undefined
  const { layers } = await documents.read({ actor, ...named })
  const stored = await versionFrom(queries, id, source, sourceVersion)
  if (stored === undefined) return undefined
  const sourceData: LayerData = { ...Object(stored.data) }
  const { data, version, publishedVersion } = layers[locale]
  const isPublic = publishedVersion !== null && publishedVersion === version
  const sides = sidesOf(localized(type), { status, sourceData, data, isPublic })
  const name = type.title ?? ''
  const title = String(sourceData[name] || layers[shared].data[name] || type.labelOne.message)
  return {
    ...{ type, id, locale, source, title, sourceData, data, version, status, sides },
    units: sides.flatMap(unitsOf),
  }
}

interface Both {
  readonly status: TranslationResponse
  readonly sourceData: LayerData
  readonly data: LayerData
  readonly isPublic: boolean
}

function sidesOf(fields: Fields, { status, sourceData, data, isPublic }: Both): readonly FieldSides[] {
  return textFields(fields).flatMap((name) => {
    const field = fieldAt(fields, name)
    if (field === undefined) return []
    const found = status.fields.find((one) => one.field === name)
    const finished = found?.state === 'still-right' ? 'reviewed' : 'translated'
    return {
      name,
      field,
      source: valueAt(sourceData, name) ?? field.initial,
      target: valueAt(data, name) ?? field.initial,
      waiting: new Set(found?.changes.flatMap(({ passage, now }) => (now === null ? [] : [passage]))),
      counterparts: found?.counterparts ?? null,
      done: isPublic ? 'final' : finished,
    }
  })
}

/** A field by its path, such as `hero.title`. */
function fieldAt(fields: Fields, path: string): Field<unknown> | undefined {
  const [name = '', ...rest] = path.split('.')
  const field = fields[name]
  if (field === undefined || rest.length === 0) return field
  return isKind(field, 'group') ? fieldAt(field.fields, rest.join('.')) : undefined
}

function valueAt(data: LayerData, path: string): unknown {
  return path.split('.').reduce<unknown>((value, name) => Object(value)[name], data)
}

/** The data with another value at a path. */
export function withValue(data: LayerData, path: string, value: unknown): LayerData {
  const [name = '', ...rest] = path.split('.')
  const inner = rest.length === 0 ? value : withValue({ ...Object(data[name]) }, rest.join('.'), value)
  return { ...data, [name]: inner }
}
