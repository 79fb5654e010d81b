/** What a storage test asks for: a fresh PostgreSQL database, empty or with all its tables, dropped when the test file is done. */
import { afterAll, inject } from 'vitest'
import './postgres-setup.ts'
import { createDatabase } from './postgres.ts'

export async function emptyPostgres({ tables = false } = {}): Promise<string> {
  const cluster = inject('postgresCluster')
  const database = await createDatabase(cluster, tables ? inject('postgresTables') : undefined)
  afterAll(() => database.drop())
  return database.url
}
