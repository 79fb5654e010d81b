/** PostgreSQL with a streaming replica that tests can hold back, stopped after the test file. */
import { Client } from 'pg'
import { eventually } from '../../tools/testing/eventually.ts'
import { createDatabase, startCluster } from '../../tools/testing/postgres.ts'
import { openDatabase } from '../db/index.ts'
import { closeAtEnd } from './cleanup-registry.ts'

export interface ReplicatedPostgres {
  /** A database with all tables, on both servers. */
  newDatabase(): Promise<ReplicatedDatabase>
  /** The replica still receives changes, but does not show them. */
  pause(): Promise<void>
  resume(): Promise<void>
}

export interface ReplicatedDatabase {
  readonly url: string
  readonly readUrl: string
}

export async function replicatedPostgres(): Promise<ReplicatedPostgres> {
  const primary = await startCluster()
  closeAtEnd(() => primary.stop())
  const replica = await startCluster(primary.url)
  closeAtEnd(() => replica.stop())
  const { port } = new URL(replica.url)
  const replay = async (change: 'pause' | 'resume') => {
    await runOn(replica.url, `select pg_wal_replay_${change}()`)
  }
  return {
    pause: () => replay('pause'),
    resume: () => replay('resume'),
    async newDatabase() {
      const url = await createDatabase(primary.url)
      const db = await openDatabase({ url, dataDir: '' })
      await db.migrate()
      await db.close()
      const readUrl = Object.assign(new URL(url), { port }).href
      await eventually(() => runOn(readUrl, 'select from outbox'))
      return { url, readUrl }
    },
  }
}

/** Runs one statement on a separate connection. */
export async function runOn(url: string, statement: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}
