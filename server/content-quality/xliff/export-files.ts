/** Exports translations: one file for each document, with all its units or only those that need work. */
import type { DocumentType, Locale } from '@cyanotype/content/model/index.ts'
import { pagePath } from '@cyanotype/content/model/index.ts'
import type { Actor } from '../../http/calls/principal.ts'
import { listTranslated } from '../translations/index.ts'
import type { DocumentUnits, XliffDeps } from './document-units.ts'
import { readUnits } from './document-units.ts'
import type { TranslationUnit } from './units.ts'
import type { XliffFile, XliffUnit } from './xliff-document.ts'

export interface ExportQuery {
  readonly source: Locale
  readonly locale: Locale
  /** All by default. */
  readonly types?: readonly DocumentType[] | undefined
  /** Only missing and out-of-date passages, or everything. */
  readonly scope: 'waiting' | 'all'
}

export async function* exportedFiles(
  deps: XliffDeps,
  actor: Actor,
  { source, locale, types = Object.values(deps.documents.types), scope }: ExportQuery,
): AsyncGenerator<XliffFile> {
  const names = types.map(({ name }) => name)
  for (const found of await listTranslated(deps.queries, { source, locale, types: names, scope })) {
    const type = types.find(({ name }) => name === found.type)
    if (type === undefined) continue
    const read = await readUnits(deps, actor, { type, id: found.id, locale })
    const units = read?.units.filter(({ state }) => scope === 'all' || state === 'initial') ?? []
    if (read !== undefined && units.length > 0) yield fileOf(read, units)
  }
}

function fileOf(read: DocumentUnits, units: readonly TranslationUnit[]): XliffFile {
  const { type, id, title, source, sourceData } = read
  const path = pagePath(type, source, sourceData)
  const place = `${type.labelOne.message}: ${title}`
  return {
    id: `${type.name}.${id}`,
    original: `${type.name}/${id}`,
    notes: path === undefined ? [place] : [place, path],
    units: units.map((unit) => unitOf(read, unit)),
  }
}

function unitOf({ sides }: DocumentUnits, unit: TranslationUnit): XliffUnit {
  const { key, field, targetHash, source, target, codes, state, block } = unit
  const label = sides.find(({ name }) => name === field)?.field.label.message ?? field
  return {
    id: `${key}.${targetHash}`,
    name: field,
    notes: [block === undefined ? label : `${label}, ${block.index + 1}`],
    codes,
    segments: source.map((text, index) => ({
      id: `s${index + 1}`,
      state,
      source: text,
      target: target?.[index],
    })),
  }
}
