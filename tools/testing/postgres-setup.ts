/**
 * Vitest global setup for storage tests: starts the cluster before the first test and stops it after the
 * last.
 */
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../../server/db/index.ts'
import { createDatabase, nameOf, startCluster } from './postgres.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    postgresCluster: string
    /** A database with empty tables to copy from, which is far faster than creating them each time. */
    postgresTables: string
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startCluster()
  const original = await createDatabase(cluster.url)
  const db = await openDatabase({ url: original, dataDir: '' })
  await db.migrate()
  await db.close()
  project.provide('postgresCluster', cluster.url)
  project.provide('postgresTables', nameOf(original))
  return cluster.stop
}
