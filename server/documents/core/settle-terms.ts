/**
 * Updates the terms by which visitors filter documents, and computes which cached pages a change makes stale.
 */
import type { DocumentType, LayerData, Locale } from '@cyanotype/content/model/index.ts'
import { isLocale, termsOf } from '@cyanotype/content/model/index.ts'
import type { Transaction } from '../../db/index.ts'
import { findPublicPositions } from '../store/list-index-store.ts'
import type { ListPosition } from '../store/list-page-store.ts'
import type { PublicUrlRow } from '../store/publication-store.ts'
import { publicUrlsChangedAt } from '../store/publication-store.ts'
import type { TermRow } from '../store/term-store.ts'
import { beginTerms, endTerm, isTermOfOthers, presentTerms, termsChangedAt } from '../store/term-store.ts'
import { listTag, neighboursTag, termListTag, termsTag } from './cache-tags.ts'

/** The public state of a document in a locale. Without a sort key it is not public. */
export interface TermState {
  readonly locale: Locale
  readonly key: string | null
  readonly data: LayerData
  readonly publishedAt: string
}

/** Returns whether the terms changed. */
export async function updateTerms({
  trx,
  type,
  id,
  termStates,
  at,
}: {
  readonly trx: Transaction
  readonly type: DocumentType
  readonly id: string
  readonly termStates: readonly TermState[]
  readonly at: string
}): Promise<boolean> {
  if (type.filters.length === 0) return false
  const next = termStates.flatMap((termState) => rowsOf(type, id, termState, at))
  const current = await presentTerms(trx, { id })
  const ended = current.filter((row) => !next.some((one) => isSame(one, row)))
  for (const row of ended) await endTerm(trx, row, at)
  const started = next.filter((row) => !current.some((one) => isSame(one, row)))
  await beginTerms(trx, started)
  return ended.length + started.length > 0
}

function rowsOf(
  type: DocumentType,
  id: string,
  { locale, key, data, publishedAt }: TermState,
  at: string,
): readonly TermRow[] {
  if (key === null) return []
  const place = {
    document_id: id,
    layer: locale,
    type: type.name,
    sort_key: key,
    from_at: at,
    until_at: null,
  }
  return type.filters.flatMap((name) =>
    termsOf(type, name, data, publishedAt).map((term) => ({ ...place, name, ...term })),
  )
}

function isSame(one: TermRow, other: TermRow): boolean {
  return isSameTerm(one, other) && one.label === other.label && one.sort_key === other.sort_key
}

function isSameTerm(one: TermRow, other: TermRow): boolean {
  return one.layer === other.layer && one.name === other.name && one.term === other.term
}

/** The tags of lists and neighbours that show the position of a document, after a change at a given time. */
export async function staleLists(
  trx: Transaction,
  type: DocumentType,
  id: string,
  at: string,
): Promise<readonly string[]> {
  const moved = movesIn(await publicUrlsChangedAt(trx, { id, at }))
  const tags = new Set<string>()
  for (const { locale, key } of moved) {
    tags.add(listTag(type.name, locale))
    for (const one of [id, ...(await neighboursOf(trx, type.name, locale, { key, id }))]) {
      tags.add(neighboursTag(type.name, locale, one))
    }
  }
  const changed = type.filters.length === 0 ? [] : await termsChangedAt(trx, { id, at })
  for (const row of changed) {
    if (!isLocale(row.layer)) continue
    tags.add(termListTag(type.name, row.layer, row.name, row.term))
    if (!(await isStillUsed(trx, row, changed))) tags.add(termsTag(type.name, row.layer, row.name))
  }
  return [...tags]
}

/** The old and the new position, if they differ. */
function movesIn(
  rows: readonly PublicUrlRow[],
): readonly { readonly locale: Locale; readonly key: string }[] {
  return rows.flatMap(({ layer, sort_key: key }) => {
    const stays = rows.filter((one) => one.layer === layer && one.sort_key === key).length > 1
    return stays || !isLocale(layer) ? [] : [{ locale: layer, key }]
  })
}

async function neighboursOf(
  trx: Transaction,
  type: string,
  locale: Locale,
  after: ListPosition,
): Promise<string[]> {
  const one = { after, limit: 1 }
  const before = await findPublicPositions({ queries: trx, type, locale, direction: 'desc', page: one })
  const next = await findPublicPositions({ queries: trx, type, locale, direction: 'asc', page: one })
  return [...before, ...next].map((position) => position.id)
}

/** Whether a term is still used with the same label: its row only moved, or other documents use it too. */
async function isStillUsed(trx: Transaction, row: TermRow, changed: readonly TermRow[]): Promise<boolean> {
  const both = changed.filter((one) => isSameTerm(one, row))
  const labels = new Set(both.map(({ label }) => label))
  return labels.size === 1 && (both.length > 1 || (await isTermOfOthers(trx, row)))
}
