/** Checks the replica that visitors read from: whether it answers, belongs to the database, and follows it. */
import { setTimeout } from 'node:timers/promises'
import type { Config } from '../../config/config.ts'
import type { Db } from '../../db/index.ts'
import { eventsBehind } from '../../db/index.ts'
import type { Finding } from './finding.ts'
import { findingsOf, reasonOf } from './finding.ts'

/** A replica that follows is milliseconds behind. */
const [attempts, delayMs] = [10, 200]

export async function checkReplica({ kysely }: Db, { databaseReadUrl }: Config): Promise<readonly Finding[]> {
  if (databaseReadUrl === undefined) return []
  const { ok, warning, problem } = findingsOf('Replica')
  try {
    let behind = await eventsBehind(databaseReadUrl, kysely)
    for (let attempt = 1; behind > 0 && attempt < attempts; attempt += 1) {
      await setTimeout(delayMs)
      behind = await eventsBehind(databaseReadUrl, kysely)
    }
    if (behind === 0) return [ok('The replica answers and has all events.')]
    const fix =
      'Check the replication. Until the replica has caught up, visitors read from the primary database.'
    return [warning(`The replica is ${behind} events behind.`, fix)]
  } catch (error) {
    return [
      problem(`The replica cannot be used: ${reasonOf(error)}`, 'Check DATABASE_READ_URL and the replica.'),
    ]
  }
}
