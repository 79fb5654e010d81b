/**
 * Machine texts: which passages a machine translated and no user has confirmed. They are known by their text: a
 * passage that a user changes is no longer one of them.
 */
import type { Fields, Locale } from '@cyanotype/content/model/index.ts'
import type { Queries, Transaction } from '../../db/index.ts'
import { preparedQuery } from '../../db/index.ts'
import type { PassageText } from './passages.ts'
import { passagesOf } from './passages.ts'
import type { Translation } from './translation-store.ts'
import { versionFrom } from './translation-store.ts'

export interface MachineText {
  readonly field: string
  /** The id of the passage, for confirming it. */
  readonly passage: string
  readonly text: string
}

interface InLanguage {
  readonly id: string
  readonly locale: Locale
}

const rowsOf = preparedQuery((queries, { id, layer }: { id: string; layer: string }) =>
  queries
    .selectFrom('machine_texts')
    .select(['field', 'hash'])
    .where('document_id', '=', id)
    .where('layer', '=', layer),
)

/** Those of the latest draft, in its order. */
export async function machineTextsIn(
  queries: Queries,
  fields: Fields,
  id: string,
  { locale, draft }: Pick<Translation, 'locale' | 'draft'>,
): Promise<readonly MachineText[]> {
  const rows = await rowsOf(queries, { id, layer: locale })
  const isIn = ({ field, hash }: (typeof rows)[number]) => draft.passages[field]?.includes(hash) === true
  const keys = new Set(rows.filter(isIn).map(({ field, hash }) => `${field} ${hash}`))
  if (keys.size === 0) return []
  const stored = await versionFrom(queries, id, locale, draft.version)
  const passages = passagesOf(fields, { ...Object(stored?.data) })
  return [...passages].flatMap(([field, own]) =>
    own
      .filter(({ hash }) => keys.has(`${field} ${hash}`))
      .map(({ hash, text }) => ({ field, passage: hash, text })),
  )
}

/** Notes a translated value. What a machine left as it was, such as code, is no translation. */
export async function recordMachineTexts(
  trx: Transaction,
  { id, locale, at }: InLanguage & { readonly at: string },
  { fields, source, translated }: NotedValues,
): Promise<void> {
  const before = new Set([...passagesOf(fields, source).values()].flat().map(({ hash }) => hash))
  const rows = [...passagesOf(fields, translated)].flatMap(([field, passages]) =>
    [...new Set(passages.map(({ hash }) => hash))]
      .filter((hash) => !before.has(hash))
      .map((hash) => ({ document_id: id, layer: locale, field, hash, created_at: at })),
  )
  if (rows.length === 0) return
  await trx
    .insertInto('machine_texts')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

interface NotedValues {
  readonly fields: Fields
  readonly source: Readonly<Record<string, unknown>>
  readonly translated: Readonly<Record<string, unknown>>
}

export async function confirmMachineTexts(
  trx: Transaction,
  { id, locale }: InLanguage,
  confirmed: PassageText,
): Promise<void> {
  for (const [field, hashes] of Object.entries(confirmed)) {
    await trx
      .deleteFrom('machine_texts')
      .where('document_id', '=', id)
      .where('layer', '=', locale)
      .where('field', '=', field)
      .where('hash', 'in', hashes)
      .execute()
  }
}

/** A copy of a document is as little confirmed as the original. */
export async function copyMachineTexts(trx: Transaction, from: string, to: string): Promise<void> {
  await trx
    .insertInto('machine_texts')
    .columns(['document_id', 'layer', 'field', 'hash', 'created_at'])
    .expression(({ selectFrom, val }) =>
      selectFrom('machine_texts')
        .select([val(to).as('document_id'), 'layer', 'field', 'hash', 'created_at'])
        .where('document_id', '=', from),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
