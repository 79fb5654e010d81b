/** Reads the whole database, for tests that a failure leaves nothing behind, and blocks the audit log. */
import { sql } from 'kysely'
import type { Db } from '../db/index.ts'

/** Terms are indexed for search in the background, some time after a save. */
const learned = /^(?:search_(?:index|words|slips|waiting)|sqlite_)/

/** Every row of every table, except the time when a session was last used, which any request may update. */
export async function everythingIn(db: Db): Promise<Readonly<Record<string, readonly string[]>>> {
  const names = (await tableNames(db)).filter((name) => !learned.test(name))
  const tables: Record<string, readonly string[]> = {}
  for (const name of names) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(db.kysely)
    tables[name] = rows.map(({ seen_at: _, ...row }) => JSON.stringify(row)).sort()
  }
  return tables
}

async function tableNames({ dialect, kysely }: Db): Promise<readonly string[]> {
  const question =
    dialect === 'sqlite'
      ? sql<{ name: string }>`select name from sqlite_schema where type = 'table' order by name`
      : sql<{ name: string }>`select table_name as name from information_schema.tables
          where table_schema = 'public' order by table_name`
  return (await question.execute(kysely)).rows.map(({ name }) => name)
}

const blockStatements = {
  sqlite: [
    `create trigger audit_log_is_blocked before insert on audit
      begin select raise(abort, 'The audit log is blocked'); end`,
  ],
  postgres: [
    `create function block_audit_log() returns trigger language plpgsql as
      $$ begin raise exception 'The audit log is blocked'; end $$`,
    'create trigger audit_log_is_blocked before insert on audit for each row execute function block_audit_log()',
  ],
}

const unblockStatements = {
  sqlite: ['drop trigger audit_log_is_blocked'],
  postgres: ['drop trigger audit_log_is_blocked on audit', 'drop function block_audit_log()'],
}

/** Blocks the audit log: everything that appends an entry fails meanwhile. */
export async function withBlockedAuditLog<T>({ dialect, kysely }: Db, work: () => Promise<T>): Promise<T> {
  for (const statement of blockStatements[dialect]) await sql.raw(statement).execute(kysely)
  try {
    return await work()
  } finally {
    for (const statement of unblockStatements[dialect]) await sql.raw(statement).execute(kysely)
  }
}
