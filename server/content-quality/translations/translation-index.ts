/**
 * Translation index: stores for each document what every locale was translated from, in the transaction of
 * the change.
 */
import { createHash } from 'node:crypto'
import type { DocumentType, Fields, Locale } from '@cyanotype/content/model/index.ts'
import { fieldsOf, isLocale, siteLocales } from '@cyanotype/content/model/index.ts'
import type { Transaction } from '../../db/index.ts'
import type { DerivedIndex, LayerChange } from '../../documents/index.ts'
import { Problem } from '../../problems/problems.ts'
import { copyMachineTexts } from './machine-texts.ts'
import type { PassageText } from './passages.ts'
import { isText, passageTexts, wordFields } from './passages.ts'
import type { SeenSource } from './source-marks.ts'
import { noteAfterSave } from './source-marks.ts'
import type { Notes, Source, TranslationState } from './translation-state.ts'
import { stateOfLayer } from './translation-state.ts'
import type { Translation, VersionPassages } from './translation-store.ts'
import { insertTranslations, translationsOf, updateTranslation, versionFrom } from './translation-store.ts'

export const translationIndex: DerivedIndex = {
  name: 'translations',
  fingerprint: (types) =>
    createHash('sha256')
      .update(JSON.stringify([siteLocales(), types.map((type) => [type.name, wordFields(localized(type))])]))
      .digest('hex'),
  drafted: noteDraft,
  published: (trx, { type, id, layer, version, data, at }) =>
    expose(trx, { type, id, layer, at }, () => ({ version, passages: passageTexts(localized(type), data) })),
  withdrawn: (trx, { type, id, layer }) =>
    expose(trx, { type, id, layer, at: new Date().toISOString() }, () => undefined),
  copied: async (trx, from, to) => {
    await takeOver(trx, from, to)
    await copyMachineTexts(trx, from.id, to.id)
  },
  // Notes cannot be rebuilt from documents, so they are deleted only with the document.
  removed: async () => {},
}

export const localized = (type: DocumentType): Fields => fieldsOf(type, siteLocales()[0])

async function noteDraft(trx: Transaction, change: LayerChange): Promise<void> {
  const { type, id, layer, version, data, at } = change
  if (!isLocale(layer) || wordFields(localized(type)).length === 0) return
  const draft = { version, passages: passageTexts(localized(type), data) }
  const translations = await translationsOf(trx, id)
  const source = translations.find((one) => one.locale === one.source)
  if (source === undefined) {
    // The locale that is written first is the source of all others.
    const first: Translation = { ...unwritten(layer, layer), draft, state: 'source' }
    return insertTranslations({
      trx,
      type,
      id,
      translations: [first, ...missingBeside(type, first, [first])],
      at,
    })
  }
  const younger = missingBeside(type, source, translations)
  await insertTranslations({ trx, type, id, translations: younger, at })
  const all = [...translations, ...younger]
  const own = all.find(({ locale }) => locale === layer)
  if (own === undefined || own === source)
    return updateTranslations({ trx, type, id, translations: all, source: { ...source, draft }, at })
  const notes = await notesAfter({ trx, change, own, source, passages: draft.passages })
  const state = stateForSource(type, source, draft.passages, notes)
  await updateTranslation({ trx, id, before: own.state, translation: { ...own, draft, notes, state }, at })
}

function missingBeside(
  type: DocumentType,
  source: Translation,
  translations: readonly Translation[],
): readonly Translation[] {
  const state = stateForSource(type, source, {}, {})
  return siteLocales()
    .filter((locale) => !translations.some((one) => one.locale === locale))
    .map((locale) => ({ ...unwritten(locale, source.locale), state }))
}

function unwritten(locale: Locale, source: Locale): Translation {
  const draft = { version: 0, passages: {} }
  return { locale, source, draft, published: undefined, notes: {}, state: 'empty' }
}

interface Where extends Pick<LayerChange, 'type' | 'id' | 'layer' | 'at'> {}

/** Translations are compared with the public version of their source. */
async function expose(
  trx: Transaction,
  { type, id, layer, at }: Where,
  next: () => VersionPassages | undefined,
): Promise<void> {
  const translations = await translationsOf(trx, id)
  const source = translations.find(({ locale }) => locale === layer)
  if (source?.source !== layer) return
  await updateTranslations({ trx, type, id, translations, source: { ...source, published: next() }, at })
}

/** Stores the source and the new states of its translations. */
async function updateTranslations({
  trx,
  type,
  id,
  translations,
  source,
  at,
}: {
  readonly trx: Transaction
  readonly type: DocumentType
  readonly id: string
  readonly translations: readonly Translation[]
  readonly source: Translation
  readonly at: string
}): Promise<void> {
  await updateTranslation({ trx, id, before: source.state, translation: source, at })
  for (const one of translations) {
    if (one.locale === source.locale) continue
    const state = stateForSource(type, source, one.draft.passages, one.notes)
    if (state !== one.state)
      await updateTranslation({ trx, id, before: one.state, translation: { ...one, state }, at })
  }
}

/** An outdated translation stays outdated in a copy. */
async function takeOver(trx: Transaction, from: Copied, { type, id }: Copied): Promise<void> {
  const originals = await translationsOf(trx, from.id)
  const translations = await translationsOf(trx, id)
  const source = translations.find((one) => one.locale === one.source)
  for (const one of translations) {
    const original = originals.find(({ locale, source: of }) => locale === one.locale && of === one.source)
    if (source === undefined || original === undefined || one.draft.version === 0 || one === source) continue
    const { notes } = original
    const at = new Date().toISOString()
    const state = stateForSource(type, source, one.draft.passages, notes)
    await updateTranslation({ trx, id, before: one.state, translation: { ...one, notes, state }, at })
  }
}

type Copied = Pick<LayerChange, 'type' | 'id'>

export function stateForSource(
  type: DocumentType,
  source: Translation,
  own: PassageText,
  notes: Notes,
): TranslationState {
  return stateOfLayer(wordFields(localized(type)), sourceFor(source), own, notes)
}

/**
 * Translations are compared with the public version of the source, or with its draft if nothing is public.
 */
export function sourceFor({ published, draft }: Translation): Source {
  return { passages: (published ?? draft).passages, newest: draft.passages }
}

async function notesAfter({
  trx,
  change,
  own,
  source,
  passages,
}: {
  readonly trx: Transaction
  readonly change: LayerChange
  readonly own: Translation
  readonly source: Translation
  readonly passages: PassageText
}): Promise<Notes> {
  const fields = localized(change.type)
  const seen = await seenSourceOf(trx, change, source)
  const notes = wordFields(fields).flatMap((field) => {
    const ofField: SeenSource = { version: seen.version, hashes: seen.passages[field] ?? [] }
    const isComplete = change.source !== undefined || !isText(fields, field)
    const note = noteAfterSave(own.notes[field], { own: passages[field] ?? [], source: ofField, isComplete })
    return note === undefined ? [] : [[field, note]]
  })
  return Object.fromEntries(notes)
}

/** The version of the source that the client names, or else the latest draft. */
async function seenSourceOf(
  trx: Transaction,
  { type, id, source: number }: LayerChange,
  source: Translation,
): Promise<VersionPassages> {
  if (number === undefined || number === source.draft.version) return source.draft
  const found = await versionFrom(trx, id, source.locale, number)
  if (found === undefined) throw new Problem('stale_version')
  return { version: found.number, passages: passageTexts(localized(type), { ...Object(found.data) }) }
}
