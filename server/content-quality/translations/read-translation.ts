/** Compares a translation with its source, passage by passage, with the old and the current text. */
import type { DocumentType, Locale } from '@cyanotype/content/model/index.ts'
import type { Queries } from '../../db/index.ts'
import { counterparts } from './counterparts.ts'
import type { MachineText } from './machine-texts.ts'
import { machineTextsIn } from './machine-texts.ts'
import type { Noted, Pair, Passages } from './passages.ts'
import { passagesOf, wordFields } from './passages.ts'
import { localized, sourceFor } from './translation-index.ts'
import type { FieldState, Source, TranslationState } from './translation-state.ts'
import { changesIn, stateOfField, stateOfLayer } from './translation-state.ts'
import type { Translation, VersionPassages } from './translation-store.ts'
import { translationsOf, versionFrom } from './translation-store.ts'

/** The public version of the source, or its latest draft. */
export type Against = 'public' | 'draft'

export interface TranslationResponse {
  readonly locale: Locale
  /** The locale in which the document was first written, or null if there is none yet. */
  readonly source: Locale | null
  readonly against: Against
  /** The version of the source that the translation is compared with, or 0 if there is none. */
  readonly sourceVersion: number
  /** The latest draft of the translation. */
  readonly version: number
  readonly state: TranslationState
  readonly fields: readonly TranslatedField[]
  /** Passages of the translation that a machine translated and no user has confirmed. */
  readonly machineTexts: readonly MachineText[]
}

interface TranslatedField {
  readonly field: string
  readonly state: FieldState
  readonly changes: readonly PassageChange[]
  /** For each passage of the source the index of its translation. Null if that is not known. */
  readonly counterparts: readonly (number | null)[] | null
}

interface PassageChange {
  /** The id of the passage for marking it. */
  readonly passage: string
  /** The text that the translation was made from. Null if it is new or no longer stored. */
  readonly old: string | null
  /** The current text of the source. Null if it was removed. */
  readonly now: string | null
}

export async function readTranslation({
  queries,
  type,
  id,
  locale,
  requested,
}: {
  readonly queries: Queries
  readonly type: DocumentType
  readonly id: string
  readonly locale: Locale
  readonly requested: Against | undefined
}): Promise<TranslationResponse> {
  const translations = await translationsOf(queries, id)
  const own = translations.find((one) => one.locale === locale)
  const source = translations.find((one) => one.locale === own?.source)
  if (own === undefined || source === undefined) {
    const nothing = { source: null, against: 'draft', sourceVersion: 0, version: 0 } as const
    return { ...nothing, locale, state: 'empty', fields: [], machineTexts: [] }
  }
  const { against, compared } = comparedWith(source, requested)
  const machineTexts = await machineTextsIn(queries, localized(type), id, own)
  const head = { locale, source: source.locale, against, sourceVersion: compared.version, machineTexts }
  if (own === source) return { ...head, version: own.draft.version, state: 'source', fields: [] }
  const beside: Source = { ...sourceFor(source), passages: compared.passages }
  const names = wordFields(localized(type))
  const texts = versionsOf(queries, type, id, source.locale)
  const fields: TranslatedField[] = []
  for (const field of names) {
    const note = own.notes[field]
    const state = stateOfField(field, beside, own.draft.passages, note)
    const changes: PassageChange[] = []
    for (const pair of changesIn(field, beside, note)) {
      changes.push(await described(pair, field, compared.version, texts))
    }
    const sides = { source: beside.passages[field] ?? [], own: own.draft.passages[field] ?? [] }
    fields.push({ field, state, changes, counterparts: counterparts(note, sides) })
  }
  const state = stateOfLayer(names, beside, own.draft.passages, own.notes)
  return { ...head, version: own.draft.version, state, fields }
}

/** The public version of the source if there is one, unless the draft is requested. */
function comparedWith(
  { published, draft }: Translation,
  against: Against | undefined,
): { readonly against: Against; readonly compared: VersionPassages } {
  return published === undefined || against === 'draft'
    ? { against: 'draft', compared: draft }
    : { against: 'public', compared: published }
}

type Texts = (version: number) => Promise<Passages>

/** Reads each version only once. */
function versionsOf(queries: Queries, type: DocumentType, id: string, locale: Locale): Texts {
  const read = new Map<number, Promise<Passages>>()
  const passages = async (version: number) => {
    const found = await versionFrom(queries, id, locale, version)
    return passagesOf(localized(type), { ...Object(found?.data) })
  }
  return (version) => {
    const found = read.get(version) ?? passages(version)
    read.set(version, found)
    return found
  }
}

async function described(pair: Pair, field: string, version: number, texts: Texts): Promise<PassageChange> {
  const { old, now } = pair
  return {
    passage: now ?? old?.hash ?? '',
    old: old === undefined ? null : await textOf(old, field, texts),
    now: now === undefined ? null : await textOf({ hash: now, version }, field, texts),
  }
}

async function textOf({ hash, version }: Noted, field: string, texts: Texts): Promise<string | null> {
  const passages = (await texts(version)).get(field) ?? []
  return passages.find((passage) => passage.hash === hash)?.text ?? null
}
