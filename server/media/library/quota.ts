/**
 * How much room is left where the settings give the library a bound. Its bytes are counted once an hour, a batch at a time,
 * and what comes in meanwhile is added: what goes meanwhile makes room within the hour.
 */
import type { Db } from '../../db/index.ts'
import { Problem } from '../../problems/problems.ts'
import type { MediaSettings } from '../core/media-settings.ts'
import { bytesAfter } from '../core/media-store.ts'

export interface Quota {
  /** In bytes. Throws where there is not enough for what is on its way. */
  remaining(settings: Pick<MediaSettings, 'gigabytes'>, coming: number): Promise<number>
  reserve(bytes: number): void
}

const hour = 60 * 60_000
const gigabyte = 1_000_000_000
const batchSize = 1_000

export function openQuota(db: Db, clock: () => Date): Quota {
  let held = 0
  let countedAt = Number.NEGATIVE_INFINITY

  return {
    async remaining({ gigabytes }, coming) {
      if (gigabytes === undefined) return Number.POSITIVE_INFINITY
      if (Math.abs(clock().getTime() - countedAt) > hour) {
        held = await count(db)
        countedAt = clock().getTime()
      }
      const left = gigabytes * gigabyte - held
      if (left > coming) return left
      throw new Problem('library_full', { gigabytes }, { headers: { connection: 'close' } })
    },
    reserve(bytes) {
      held += bytes
    },
  }
}

async function count({ kysely }: Db): Promise<number> {
  let sum = 0
  let after = ''
  for (;;) {
    const rows = await bytesAfter(kysely, after, batchSize)
    for (const { bytes } of rows) sum += bytes
    const last = rows.at(-1)
    if (last === undefined || rows.length < batchSize) return sum
    after = last.id
  }
}
