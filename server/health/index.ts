/** Whether the server can do its work: what a load balancer asks before it sends somebody here. */
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '../db/index.ts'

export interface Health {
  databaseAnswers(): Promise<boolean>
  isStopping(): boolean
  /** From now on, nobody new should be sent here. */
  stop(): void
}

export function openHealth(db: Db): Health {
  let stopping = false
  return {
    databaseAnswers: () =>
      Promise.race([
        sql`select 1`.execute(db.kysely).then(
          () => true,
          () => false,
        ),
        setTimeout(1_000, false, { ref: false }),
      ]),
    isStopping: () => stopping,
    stop() {
      stopping = true
    },
  }
}
