/** Translations: what each was made from, what changed since, and which ones need work. */
import type { DocumentType, Locale, Types } from '@cyanotype/content/model/index.ts'
import { auditStamp, record } from '../../audit/index.ts'
import type { Db, Outbox } from '../../db/index.ts'
import type { Actor } from '../../http/calls/principal.ts'
import { Problem } from '../../problems/problems.ts'
import { openFallbackVisits } from './fallback-visits.ts'
import type { MachineText } from './machine-texts.ts'
import { confirmMachineTexts } from './machine-texts.ts'
import type { FieldMark, Marking } from './mark-translation.ts'
import { markTranslation } from './mark-translation.ts'
import type { Against, TranslationResponse } from './read-translation.ts'
import { readTranslation } from './read-translation.ts'
import type { QueuePage, QueueQuery } from './translation-queue.ts'
import { listWaiting } from './translation-queue.ts'
import { hasDocument, lockDocument } from './translation-store.ts'

interface Named {
  readonly type: string
  readonly id: string
  readonly locale: Locale
}

interface MachineTextsInput extends Named {
  readonly actor: Actor
  readonly texts: readonly Pick<MachineText, 'field' | 'passage'>[]
}

interface MarkInput extends Named, Pick<Marking, 'version' | 'source'> {
  readonly actor: Actor
  readonly marks: readonly FieldMark[]
}

export interface Translations {
  has(type: string, id: string): Promise<boolean>
  read(input: Named & { readonly against?: Against | undefined }): Promise<TranslationResponse>
  mark(input: MarkInput): Promise<TranslationResponse>
  /** Confirms passages that a machine translated. */
  confirm(input: MachineTextsInput): Promise<TranslationResponse>
  waiting(query: QueueQuery): Promise<QueuePage>
  /** Counts a visitor who requested a document in a locale and saw it in another one. */
  countFallback(type: string, id: string, locale: Locale): void
  /** Writes the counts so far. */
  flush(): Promise<void>
  close(): Promise<void>
}

export interface TranslationsOptions {
  readonly db: Db
  /** Receives an event for each mark. */
  readonly outbox: Pick<Outbox, 'drain'>
  readonly types: Types
  readonly clock?: () => Date
}

export function openTranslations({
  db,
  outbox,
  types,
  clock = () => new Date(),
}: TranslationsOptions): Translations {
  const visits = openFallbackVisits(db)
  const typeNamed = (name: string): DocumentType => {
    const type = Object.hasOwn(types, name) ? types[name] : undefined
    if (type === undefined) throw new Problem('not_found')
    return type
  }
  const has: Translations['has'] = async (name, id) => {
    const type = typeNamed(name)
    return (type.kind === 'single' && id === name) || (await hasDocument(db.kysely, type, id))
  }
  const read: Translations['read'] = async ({ type: name, id, locale, against }) => {
    const type = typeNamed(name)
    if (!(await has(name, id))) throw new Problem('not_found')
    return readTranslation({ queries: db.kysely, type, id, locale, requested: against })
  }
  return {
    has,
    read,
    async mark({ type, ...input }) {
      await markTranslation(db, { ...input, type: typeNamed(type) }, clock().toISOString())
      await outbox.drain()
      return read({ type, ...input })
    },
    async confirm({ actor, type: name, id, locale, texts }) {
      const at = clock().toISOString()
      const type = typeNamed(name)
      const confirmed = Object.groupBy(texts, ({ field }) => field)
      const passages = Object.entries(confirmed).map(([field, own = []]) => [
        field,
        own.map(({ passage }) => passage),
      ])
      await db.transaction(async (trx) => {
        await lockDocument(db, trx, type, id)
        await confirmMachineTexts(trx, { id, locale }, Object.fromEntries(passages))
        await record(trx, {
          ...auditStamp(actor, new Date(at)),
          action: 'translation.confirmed',
          type: name,
          id,
          details: { locale, texts: texts.length },
        })
      })
      await outbox.drain()
      return read({ type: name, id, locale })
    },
    waiting: (query) => listWaiting(db.kysely, query),
    countFallback(type, id, locale) {
      if (Object.hasOwn(types, type)) visits.count(id, locale)
    },
    flush: visits.flush,
    close: visits.stop,
  }
}

export { recordMachineTexts } from './machine-texts.ts'
export { markTranslated, notesOf } from './mark-translation.ts'
export { hashOf, wordFields as textFields } from './passages.ts'
export type { TranslationResponse } from './read-translation.ts'
export { localized, translationIndex } from './translation-index.ts'
export { hasDocument, listTranslated, lockDocument, versionFrom } from './translation-store.ts'
