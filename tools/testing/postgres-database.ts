/** PostgreSQL databases for storage tests: empty or with all tables, dropped at the end of the test file. */
import { afterAll, inject } from 'vitest'
import './postgres-setup.ts'
import { createDatabase } from './postgres.ts'

export async function emptyPostgres({ tables = false } = {}): Promise<string> {
  const cluster = inject('postgresCluster')
  const database = await createDatabase(cluster, tables ? inject('postgresTables') : undefined)
  afterAll(() => database.drop())
  return database.url
}
