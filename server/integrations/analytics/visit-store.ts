/** SQL of visits: by visitor for the last two days, as totals for earlier days. */
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Queries, Transaction } from '../../db/index.ts'
import type { Visit } from './visit.ts'

/** The total of a day, in which a visitor of three pages counts once. */
const everyPage = ''

export async function insertVisits(trx: Transaction, visits: readonly Visit[]): Promise<void> {
  for (const { day, event, page, visitor, source } of visits) {
    for (const where of [page, everyPage]) {
      await trx
        .insertInto('visits')
        .values({ day, event, page: where, visitor, times: 1 })
        .onConflict((conflict) =>
          conflict
            .columns(['day', 'event', 'page', 'visitor'])
            .doUpdateSet({ times: sql<number>`visits.times + 1` }),
        )
        .execute()
    }
    if (source === undefined) continue
    await trx
      .insertInto('visit_sources')
      .values({ day, source, times: 1 })
      .onConflict((conflict) =>
        conflict.columns(['day', 'source']).doUpdateSet({ times: sql<number>`visit_sources.times + 1` }),
      )
      .execute()
  }
}

/** The salt of a day, the same on every node. The first call creates it. */
export async function saltOf(queries: Queries, day: string): Promise<string> {
  await queries
    .insertInto('visit_salts')
    .values({ day, salt: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('day').doNothing())
    .execute()
  const { salt } = await queries
    .selectFrom('visit_salts')
    .select('salt')
    .where('day', '=', day)
    .executeTakeFirstOrThrow()
  return salt
}

/**
 * Totals the days before `day`, and deletes what distinguishes their visitors. The transaction that deletes
 * the salt of a day totals it, so that two nodes never total the same day.
 */
export async function closeDaysBefore(trx: Transaction, day: string): Promise<void> {
  const closing = await trx.deleteFrom('visit_salts').where('day', '<', day).returning('day').execute()
  for (const one of closing) await addUp(trx, one.day)
}

async function addUp(trx: Transaction, day: string): Promise<void> {
  await trx
    .insertInto('visit_totals')
    .columns(['day', 'event', 'page', 'times', 'visitors'])
    .expression((from) =>
      from
        .selectFrom('visits')
        .select(['day', 'event', 'page'])
        .select([
          sql<number>`cast(sum(times) as bigint)`.as('times'),
          ({ fn }) => fn.countAll<number>().as('visitors'),
        ])
        .where('day', '=', day)
        .groupBy(['day', 'event', 'page']),
    )
    .execute()
  await trx.deleteFrom('visits').where('day', '=', day).execute()
}

export interface Count {
  readonly name: string
  readonly times: number
  readonly visitors: number
}

interface Span {
  /** Both days are included. */
  readonly from: string
  readonly to: string
}

/** The totals, and the visits that are not totalled yet. */
function both(queries: Queries, { from, to }: Span) {
  const closed = queries
    .selectFrom('visit_totals')
    .select(['day', 'page', 'times', 'visitors'])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .where('event', '=', 'pageview')
  const open = queries
    .selectFrom('visits')
    .select(['day', 'page'])
    .select([
      sql<number>`cast(sum(times) as bigint)`.as('times'),
      ({ fn }) => fn.countAll<number>().as('visitors'),
    ])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .where('event', '=', 'pageview')
    .groupBy(['day', 'page'])
  return queries.selectFrom(closed.unionAll(open).as('counted'))
}

const totals = [
  sql<number>`cast(sum(times) as bigint)`.as('times'),
  sql<number>`cast(sum(visitors) as bigint)`.as('visitors'),
] as const

export function countByDay(queries: Queries, span: Span): Promise<Count[]> {
  return both(queries, span)
    .select('day as name')
    .select(totals)
    .where('page', '=', everyPage)
    .groupBy('day')
    .orderBy('day')
    .execute()
}

/** Most viewed first. */
export function countByPage(queries: Queries, span: Span, limit: number): Promise<Count[]> {
  return both(queries, span)
    .select('page as name')
    .select(totals)
    .where('page', '<>', everyPage)
    .groupBy('page')
    .orderBy('times', 'desc')
    .orderBy('page')
    .limit(limit)
    .execute()
}

/** Most viewed first. Pages without views are missing. */
export function countPages(queries: Queries, span: Span, pages: readonly string[]): Promise<Count[]> {
  return both(queries, span)
    .select('page as name')
    .select(totals)
    .where('page', 'in', pages)
    .groupBy('page')
    .orderBy('times', 'desc')
    .orderBy('page')
    .execute()
}

export function countBySource(queries: Queries, { from, to }: Span, limit: number) {
  return queries
    .selectFrom('visit_sources')
    .select('source as name')
    .select(sql<number>`cast(sum(times) as bigint)`.as('times'))
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy('source')
    .orderBy('times', 'desc')
    .orderBy('source')
    .limit(limit)
    .execute()
}
