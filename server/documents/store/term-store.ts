/** SQL for the terms by which visitors filter documents, with their start and end. */
import type { Locale, Term } from '@cyanotype/content/model/index.ts'
import type { SqlBool } from 'kysely'
import { sql } from 'kysely'
import type { Queries, Transaction } from '../../db/index.ts'
import { preparedQuery, preparedQueryOf, preparedUpdate } from '../../db/index.ts'
import type { PublicTermsTable } from '../../db/tables/documents.ts'
import type { ListPosition } from './list-page-store.ts'

export type TermRow = PublicTermsTable

/** The current terms of a document. */
export const presentTerms = preparedQuery((queries, { id }: { id: string }) =>
  queries.selectFrom('public_terms').selectAll().where('document_id', '=', id).where('until_at', 'is', null),
)

/** The terms that began or ended at a time. */
export const termsChangedAt = preparedQuery((queries, { id, at }: { id: string; at: string }) =>
  queries
    .selectFrom('public_terms')
    .selectAll()
    .where('document_id', '=', id)
    .where((where) => where.or([where('from_at', '=', at), where('until_at', '=', at)])),
)

export async function endTerm(trx: Transaction, row: TermRow, at: string): Promise<void> {
  await updateTerm(trx, row, { until_at: at })
}

const updateTerm = preparedUpdate('public_terms', ['document_id', 'layer', 'name', 'term', 'from_at'])

/** A row that began at the same time was never visible, so this one replaces it. */
export async function beginTerms(trx: Transaction, rows: readonly TermRow[]): Promise<void> {
  if (rows.length === 0) return
  await trx
    .insertInto('public_terms')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['document_id', 'layer', 'name', 'term', 'from_at']).doUpdateSet(({ ref }) => ({
        label: ref('excluded.label'),
        sort_key: ref('excluded.sort_key'),
        until_at: null,
      })),
    )
    .execute()
}

/** Whether another public document has the same term. */
export async function isTermOfOthers(queries: Queries, row: TermRow): Promise<boolean> {
  const found = await queries
    .selectFrom('public_terms')
    .select('document_id')
    .where('type', '=', row.type)
    .where('layer', '=', row.layer)
    .where('name', '=', row.name)
    .where('term', '=', row.term)
    .where('until_at', 'is', null)
    .where('document_id', '<>', row.document_id)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

export interface TermListing {
  readonly type: string
  readonly locale: Locale
  /** At least one. The documents have all of them. */
  readonly where: readonly (readonly [name: string, term: string])[]
  readonly direction: 'asc' | 'desc'
  readonly after: ListPosition | undefined
  readonly limit: number
}

/** The documents with all of the terms, now or at a time, in public order. */
export function findTermPositions(
  queries: Queries,
  { type, locale, where, direction, after, limit }: TermListing,
  at: string | undefined,
): Promise<ListPosition[]> {
  const ask = termPositions({ direction, isAfter: after !== undefined, isPast: at !== undefined })
  return ask(queries, {
    type,
    locale,
    names: where.map(([name]) => name),
    terms: where.map(([, term]) => term),
    limit,
    key: after?.key ?? '',
    id: after?.id ?? '',
    at: at ?? '',
  })
}

interface TermPositionsForm {
  readonly direction: 'asc' | 'desc'
  readonly isAfter: boolean
  readonly isPast: boolean
}

type TermPositionsValues = {
  readonly type: string
  readonly locale: string
  readonly names: readonly string[]
  readonly terms: readonly string[]
  readonly limit: number
  readonly key: string
  readonly id: string
  readonly at: string
}

/** Reads along the index of the first term. */
const termPositions = preparedQueryOf(({ direction, isAfter, isPast }: TermPositionsForm) =>
  preparedQuery((queries, { type, locale, names, terms, limit, key, id, at }: TermPositionsValues) => {
    const moment = isPast ? at : undefined
    const [name = '', ...otherNames] = names
    const [term = '', ...otherTerms] = terms
    let query = queries
      .selectFrom('public_terms as place')
      .select(['place.document_id as id', 'place.sort_key as key'])
      .where('place.type', '=', type)
      .where('place.layer', '=', locale)
      .where('place.name', '=', name)
      .where('place.term', '=', term)
      .where(holds('place', moment))
    for (const [index, otherName] of otherNames.entries()) {
      query = query.where((where) =>
        where.exists(
          where
            .selectFrom('public_terms as other')
            .select('other.term')
            .whereRef('other.document_id', '=', 'place.document_id')
            .where('other.layer', '=', locale)
            .where('other.name', '=', otherName)
            .where('other.term', '=', otherTerms[index] ?? '')
            .where(holds('other', moment)),
        ),
      )
    }
    const beyond = sql.raw(direction === 'asc' ? '>' : '<')
    return query
      .$if(isAfter, (those) =>
        those.where(sql<SqlBool>`(place.sort_key, place.document_id) ${beyond} (${key}, ${id})`),
      )
      .orderBy('place.sort_key', direction)
      .orderBy('place.document_id', direction)
      .limit(limit)
  }),
)

/** The distinct terms of a filter. It does one index lookup for each term, however many documents have it. */
export async function findTerms({
  queries,
  type,
  locale,
  name,
  at,
}: {
  readonly queries: Queries
  readonly type: string
  readonly locale: Locale
  readonly name: string
  readonly at: string | undefined
}): Promise<readonly Term[]> {
  const those = sql`place.type = ${type} and place.layer = ${locale} and place.name = ${name}
    and ${holds('place', at)}`
  const { rows } = await sql<Term>`
    with recursive found (term) as (
      select (select place.term from public_terms as place where ${those} order by place.term limit 1)
      union all
      select (select place.term from public_terms as place where ${those} and place.term > found.term
        order by place.term limit 1)
      from found where found.term is not null
    )
    select found.term, (
      select place.label from public_terms as place where ${those} and place.term = found.term
        order by place.sort_key desc, place.document_id desc limit 1
    ) as label
    from found where found.term is not null limit ${maxTerms}`.execute(queries)
  return rows
}

/** More than a visitor would read. */
const maxTerms = 500

/** Whether a row is valid now or was valid at a time. */
function holds(alias: 'place' | 'other', at: string | undefined) {
  const [from, until] = [sql.ref(`${alias}.from_at`), sql.ref(`${alias}.until_at`)]
  return at === undefined
    ? sql<SqlBool>`${until} is null`
    : sql<SqlBool>`${from} <= ${at} and (${until} is null or ${until} > ${at})`
}
