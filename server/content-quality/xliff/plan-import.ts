/** Plans an import: what a file changes in each document, and what is left out. Reads only. */
import { createHash } from 'node:crypto'
import type { DocumentType, LayerData, Locale } from '@cyanotype/content/model/index.ts'
import { may, siteLocaleOf } from '@cyanotype/content/model/index.ts'
import type { Actor } from '../../http/calls/principal.ts'
import { Problem } from '../../problems/problems.ts'
import { textIn } from '../text-segments/index.ts'
import type { DocumentUnits, XliffDeps } from './document-units.ts'
import { readUnits, withValue } from './document-units.ts'
import { parseXliff } from './parse-xliff.ts'
import type { SkipReason, UnitOutcome } from './read-unit.ts'
import { idParts, outcomeOf } from './read-unit.ts'
import type { TranslationUnit } from './units.ts'
import type { UnitChange } from './write-field.ts'
import { writeField } from './write-field.ts'
import type { ReadFile, ReadUnit } from './xliff-document.ts'

export const fileReasons = ['unknown-document', 'not-allowed', 'no-translation', 'repeated'] as const
export type FileReason = (typeof fileReasons)[number]

export interface SkippedUnit {
  readonly field: string
  readonly reason: SkipReason
  /** The translation in the file, shortened. */
  readonly text: string
}

export interface DocumentReport {
  readonly type: string
  readonly id: string
  readonly title: string
  readonly result: 'changed' | 'same' | 'refused'
  readonly reason: FileReason | null
  readonly changes: readonly {
    readonly field: string
    readonly before: string
    readonly after: string
    readonly replaces: boolean
  }[]
  /** Translations that are confirmed without a change. */
  readonly confirmed: number
  /** Units without a translation. */
  readonly empty: number
  readonly skipped: readonly SkippedUnit[]
}

/** What is written for a document. */
export interface PlannedDocument extends Pick<DocumentUnits, 'type' | 'id' | 'locale' | 'version'> {
  readonly sourceVersion: number
  readonly data: LayerData
  readonly marks: readonly { readonly field: string; readonly passages: readonly string[] }[]
  readonly isNew: boolean
}

export interface ImportPlan {
  readonly source: string
  readonly locale: Locale
  readonly reports: readonly DocumentReport[]
  readonly documents: readonly PlannedDocument[]
  /** Changes with the plan, so that an import does what its dry run showed. */
  readonly fingerprint: string
}

export async function planImport(
  deps: XliffDeps,
  actor: Actor,
  { xliff, replaceChanged }: { readonly xliff: string; readonly replaceChanged: boolean },
): Promise<ImportPlan> {
  const { languages, files } = parseXliff(xliff)
  const locale = localeOf(languages.target)
  const reports: DocumentReport[] = []
  const documents: PlannedDocument[] = []
  const seen = new Set<string>()
  for (const file of files) {
    const refuse = (reason: FileReason, title = '') =>
      void reports.push({ ...blank(file, title), result: 'refused', reason })
    const named = documentOf(deps, file)
    const isFound = named !== undefined && (await deps.translations.has(named.type.name, named.id))
    if (!isFound) refuse('unknown-document')
    else if (seen.has(file.original)) refuse('repeated')
    else if (!may(actor, 'documents.edit', { type: named.type, layer: locale })) refuse('not-allowed')
    else {
      seen.add(file.original)
      const read = await readUnits(deps, actor, { ...named, locale })
      if (read === undefined) refuse('no-translation')
      else {
        const { report, planned } = await planDocument(deps, read, file, replaceChanged)
        reports.push(report)
        if (planned !== undefined) documents.push(planned)
      }
    }
  }
  const made = JSON.stringify([locale, reports, documents.map(({ type, ...rest }) => [type.name, rest])])
  const fingerprint = createHash('sha256').update(made).digest('base64url').slice(0, 22)
  return { source: languages.source, locale, reports, documents, fingerprint }
}

function localeOf(language: string): Locale {
  const locale = siteLocaleOf(language)
  if (locale !== undefined) return locale
  throw new Problem('xliff_language', { language: language.slice(0, 40) || '?' })
}

function documentOf(
  { documents: { types } }: XliffDeps,
  { original }: ReadFile,
): { readonly type: DocumentType; readonly id: string } | undefined {
  const [name = '', id = '', ...rest] = original.split('/')
  const type = Object.hasOwn(types, name) ? types[name] : undefined
  return type === undefined || id === '' || rest.length > 0 ? undefined : { type, id }
}

const maxText = 200
const shortened = (text: string) =>
  text.length > maxText ? `${text.slice(0, maxText - 1).toWellFormed()}…` : text

function blank({ original, id }: ReadFile, title: string): DocumentReport {
  const [type = '', own = ''] = original.split('/')
  return {
    type: shortened(type),
    id: shortened(own),
    title: shortened(title || original || id),
    result: 'same',
    reason: null,
    changes: [],
    confirmed: 0,
    empty: 0,
    skipped: [],
  }
}

interface Found {
  readonly read: ReadUnit
  readonly unit: TranslationUnit | undefined
  readonly outcome: UnitOutcome
}

async function planDocument(deps: XliffDeps, read: DocumentUnits, file: ReadFile, replaceChanged: boolean) {
  const units = new Map(read.units.map((unit) => [unit.key, unit]))
  const fields = new Set(read.sides.map(({ name }) => name))
  const found = file.units.map((one): Found => {
    const { key, field } = idParts(one.id)
    const unit = units.get(key)
    units.delete(key)
    if (unit !== undefined) return { read: one, unit, outcome: outcomeOf(one, unit, replaceChanged) }
    const text = one.segments
      .map(({ target }) => textIn(target ?? []))
      .join(' ')
      .trim()
    const reason = fields.has(field) ? 'source-changed' : 'unknown-unit'
    return {
      read: one,
      unit,
      outcome: text === '' ? { result: 'empty' } : { result: 'skipped', reason, text },
    }
  })
  const { data, marks, refused } = await applyUnits(deps, read, found)
  const isChanged = found.some(({ outcome }) => outcome.result === 'changed') && data !== read.data
  const confirmed = found.filter(({ outcome }) => outcome.result === 'confirmed').length
  const report: DocumentReport = {
    ...blank(file, read.title),
    result: isChanged || confirmed > 0 ? 'changed' : 'same',
    changes: found.flatMap(({ unit, outcome }) => {
      if (unit === undefined || outcome.result !== 'changed' || refused.has(unit)) return []
      const before = (unit.target ?? []).map(textIn).join(' ')
      const after = outcome.texts.map(textIn).join(' ')
      return {
        field: unit.field,
        before: shortened(before),
        after: shortened(after),
        replaces: outcome.replaces,
      }
    }),
    confirmed,
    empty: found.filter(({ outcome }) => outcome.result === 'empty').length,
    skipped: found.flatMap(({ read: { id }, unit, outcome }): SkippedUnit[] => {
      const field = unit?.field ?? shortened(idParts(id).field)
      if (outcome.result === 'skipped')
        return [{ field, reason: outcome.reason, text: shortened(outcome.text) }]
      const isRefused = unit !== undefined && outcome.result === 'changed' && refused.has(unit)
      return isRefused
        ? [{ field, reason: 'invalid', text: shortened(outcome.texts.map(textIn).join(' ')) }]
        : []
    }),
  }
  const { type, id, locale, version, status } = read
  const isNew = version === 0
  const planned =
    marks.length === 0
      ? undefined
      : { type, id, locale, version, sourceVersion: status.sourceVersion, data, marks, isNew }
  return { report, planned }
}

async function applyUnits({ parseTimeLimit }: XliffDeps, read: DocumentUnits, found: readonly Found[]) {
  let data = read.data
  const refused = new Set<TranslationUnit>()
  const marks: { field: string; passages: readonly string[] }[] = []
  for (const sides of read.sides) {
    const own = found.filter(({ unit }) => unit?.field === sides.name)
    const changes = own.flatMap(({ unit, outcome }): UnitChange[] =>
      unit !== undefined && outcome.result === 'changed' ? [{ unit, texts: outcome.texts }] : [],
    )
    const confirmed = own.flatMap(({ unit, outcome }) =>
      unit !== undefined && outcome.result === 'confirmed' ? [unit.passage] : [],
    )
    const made = await writeField(sides, changes, parseTimeLimit)
    for (const unit of made.refused) refused.add(unit)
    if (made.passages.length > 0) data = withValue(data, sides.name, made.value)
    const passages = [...made.passages, ...confirmed]
    if (passages.length > 0) marks.push({ field: sides.name, passages })
  }
  return { data, marks, refused }
}
