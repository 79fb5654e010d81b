/** Vitest's global setup for storage tests: the cluster is up before the first test and gone after the last. */
import type { TestProject } from 'vitest/node'
import { startCluster } from './postgres.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    postgresCluster: string
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startCluster()
  project.provide('postgresCluster', cluster.url)
  return cluster.stop
}
