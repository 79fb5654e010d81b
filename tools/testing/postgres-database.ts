/** PostgreSQL databases for storage tests: empty or with all tables. They are removed with their cluster. */
import { inject } from 'vitest'
import './postgres-setup.ts'
import { createDatabase } from './postgres.ts'

export async function emptyPostgres({ tables = false } = {}): Promise<string> {
  const cluster = inject('postgresCluster')
  return createDatabase(cluster, tables ? inject('postgresTables') : undefined)
}
