/**
 * Queries the index of either database for entries with certain tokens. It returns at most `limit` entries,
 * the latest, and the same in both databases. A frequent word costs no more than a rare one.
 */
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Db } from '../../db/index.ts'

/** At least one token of each group must match. */
export type IndexQuery = readonly (readonly string[])[]

export interface Candidate {
  readonly entry: number
  readonly id: string
  readonly layer: string
  readonly type: string
  readonly path: string | null
  readonly tokens: string
}

export async function findCandidates(
  db: Db,
  indexQuery: IndexQuery,
  limit: number,
): Promise<readonly Candidate[]> {
  if (indexQuery.length === 0 || indexQuery.some((group) => group.length === 0)) return []
  return db.dialect === 'sqlite' ? onSqlite(db, indexQuery, limit) : onPostgres(db, indexQuery, limit)
}

async function onSqlite(db: Db, indexQuery: IndexQuery, limit: number): Promise<readonly Candidate[]> {
  const match = indexQuery.map((group) => `(${group.map(quoted).join(' OR ')})`).join(' AND ')
  return candidates(
    db,
    sql`select rowid as number from search_index where search_index match ${match}
      order by rowid desc limit ${limit}`,
  )
}

/**
 * Tokens contain only letters, digits and a few signs of our own, so user input cannot be read as query
 * syntax.
 */
function quoted(token: string): string {
  return `"${token.replaceAll('"', '')}"`
}

/** The same expression as in the migration, or PostgreSQL does not use the index. */
const filed = sql.raw(
  `string_to_array(tokens || ' @13:' || (entry >> 13)::text || ' @17:' || (entry >> 17)::text, ' ')`,
)
/** Searches at least the latest 8,192 entries, then 131,072, then all. */
const spans = [13, 17, undefined] as const

async function onPostgres(db: Db, indexQuery: IndexQuery, limit: number): Promise<readonly Candidate[]> {
  const holds = indexQuery.map((group) => sql`${filed} && ${group}::text[]`)
  let found: readonly Candidate[] = []
  for (const bits of spans) {
    const conditions = bits === undefined ? holds : [...holds, sql`${filed} && ${newestBlocks(bits)}`]
    // `+ 0` prevents the planner from reading all entries in order.
    found = await candidates(
      db,
      sql`select entry as number from search_entries where ${sql.join(conditions, sql` and `)}
        order by entry + 0 desc limit ${limit}`,
    )
    if (found.length >= limit) break
  }
  return found
}

/** The current block and the previous one. */
function newestBlocks(bits: 13 | 17): RawBuilder<unknown> {
  const block = `(select max(entry) >> ${bits} from search_entries)`
  return sql.raw(`array['@${bits}:' || ${block}::text, '@${bits}:' || (${block} - 1)::text]`)
}

/** Excludes documents in the trash. */
async function candidates(db: Db, numbers: RawBuilder<unknown>): Promise<readonly Candidate[]> {
  const { rows } = await sql<Candidate>`
    select entry, document_id as id, layer, type, path, tokens
    from (${numbers}) as found inner join search_entries on entry = number
    where not exists (select 1 from documents
      where documents.id = search_entries.document_id and trashed_at is not null)`.execute(db.kysely)
  return rows
}
