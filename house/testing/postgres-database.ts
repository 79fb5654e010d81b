/** What a storage test asks for: a fresh, empty PostgreSQL database, dropped when the test file is done. */
import { afterAll, inject } from 'vitest'
import './postgres-setup.ts'
import { createDatabase } from './postgres.ts'

export async function freshPostgres(): Promise<string> {
  const database = await createDatabase(inject('postgresCluster'))
  afterAll(() => database.drop())
  return database.url
}
