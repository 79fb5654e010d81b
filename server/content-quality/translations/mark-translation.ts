/** Marks changes of the source as translated or as irrelevant for the translation. */
import type { DocumentType, Locale } from '@cyanotype/content/model/index.ts'
import { auditStamp, record } from '../../audit/index.ts'
import type { Db, Transaction } from '../../db/index.ts'
import type { Actor } from '../../http/calls/principal.ts'
import { Problem } from '../../problems/problems.ts'
import { wordFields } from './passages.ts'
import type { Note, TranslationConfirmation } from './source-marks.ts'
import { noteAfterMark } from './source-marks.ts'
import { localized, stateForSource } from './translation-index.ts'
import type { Notes } from './translation-state.ts'
import type { Translation, VersionPassages } from './translation-store.ts'
import { lockDocument, translationsOf, updateTranslation } from './translation-store.ts'

export interface Marking {
  readonly actor: Actor
  readonly type: DocumentType
  readonly id: string
  readonly locale: Locale
  /** The latest draft of the translation that the translator saw. */
  readonly version: number
  /** The version of the source that it was compared with. */
  readonly source: number
  readonly marks: readonly FieldMark[]
}

export interface FieldMark {
  readonly field: string
  readonly as: TranslationConfirmation
  /** Only these passages. The whole field by default. */
  readonly passages?: readonly string[] | undefined
}

/** Refuses to mark anything if the translation or the source changed after the translator saw them. */
export async function markTranslation(db: Db, marking: Marking, at: string): Promise<void> {
  const { actor, type, id, locale, marks } = marking
  await db.transaction(async (trx) => {
    await lockDocument(db, trx, type, id)
    const { own, source, sourceText } = await sourceAtVersion(trx, marking)
    const notes: Record<string, Note> = { ...own.notes }
    for (const { field, as, passages } of marks) {
      if (!wordFields(localized(type)).includes(field)) throw unknownField(field)
      const existing = [
        ...(sourceText.passages[field] ?? []),
        ...(notes[field]?.from ?? []).map(({ hash }) => hash),
      ]
      if (passages?.some((passage) => !existing.includes(passage))) throw new Problem('stale_version')
      notes[field] = noteAfterMark(notes[field], {
        source: { version: sourceText.version, hashes: sourceText.passages[field] ?? [] },
        own: own.draft.passages[field] ?? [],
        mark: as,
        passages,
      })
    }
    const state = stateForSource(type, source, own.draft.passages, notes)
    await updateTranslation({ trx, id, before: own.state, translation: { ...own, notes, state }, at })
    const details = { locale, version: marking.version, source: marking.source, marks }
    await record(trx, {
      ...auditStamp(actor, new Date(at)),
      action: 'document.translated',
      type: type.name,
      id,
      details,
    })
  })
}

/** Passages of the source that an import translated. */
export interface TranslatedPassages {
  readonly type: DocumentType
  readonly id: string
  readonly locale: Locale
  readonly sourceVersion: number
  readonly marks: readonly { readonly field: string; readonly passages: readonly string[] }[]
}

type NotesById = ReadonlyMap<string, Notes>

/** What was translated before drafts are saved, because saving one part says nothing about the others. */
export async function notesOf(
  trx: Transaction,
  documents: readonly Pick<TranslatedPassages, 'id' | 'locale'>[],
): Promise<NotesById> {
  const notes = new Map<string, Notes>()
  for (const { id, locale } of documents) {
    const own = (await translationsOf(trx, id)).find((one) => one.locale === locale)
    notes.set(id, own?.notes ?? {})
  }
  return notes
}

/** Marks exactly the translated passages, in the transaction that saves the drafts. */
export async function markTranslated(
  trx: Transaction,
  documents: readonly TranslatedPassages[],
  { notes: earlier, at }: { readonly notes: NotesById; readonly at: string },
): Promise<void> {
  for (const { type, id, locale, sourceVersion, marks } of documents) {
    const translations = await translationsOf(trx, id)
    const own = translations.find((one) => one.locale === locale)
    const source = translations.find((one) => one.locale === own?.source)
    const seen = [source?.published, source?.draft].find((passages) => passages?.version === sourceVersion)
    if (own === undefined || source === undefined || seen === undefined) throw new Problem('stale_version')
    const notes: Record<string, Note> = { ...own.notes }
    for (const { field, passages } of marks) {
      notes[field] = noteAfterMark(earlier.get(id)?.[field], {
        source: { version: seen.version, hashes: seen.passages[field] ?? [] },
        own: own.draft.passages[field] ?? [],
        mark: 'translated',
        passages,
      })
    }
    const state = stateForSource(type, source, own.draft.passages, notes)
    await updateTranslation({ trx, id, before: own.state, translation: { ...own, notes, state }, at })
  }
}

interface SourceAtVersion {
  readonly own: Translation
  readonly source: Translation
  readonly sourceText: VersionPassages
}

async function sourceAtVersion(
  trx: Transaction,
  { id, locale, version, source: number }: Marking,
): Promise<SourceAtVersion> {
  const translations = await translationsOf(trx, id)
  const own = translations.find((one) => one.locale === locale)
  const source = translations.find((one) => one.locale === own?.source)
  if (own === undefined || source === undefined || own === source) throw new Problem('not_found')
  const sourceText = [source.draft, source.published].find((passages) => passages?.version === number)
  if (own.draft.version !== version || sourceText === undefined) throw new Problem('stale_version')
  return { own, source, sourceText }
}

const noSuchField = /*i18n*/ {
  id: 'translation.field',
  message: 'This document has no translatable field “{field}”.',
}

function unknownField(field: string): Problem {
  const { id: code, message } = noSuchField
  return new Problem(
    'invalid_request',
    {},
    { fields: [{ path: ['marks'], message, code, values: { field } }] },
  )
}
