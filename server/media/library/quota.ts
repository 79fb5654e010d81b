/**
 * Quota: the remaining space where the settings limit the library. The total is counted once an hour in
 * batches, and uploads are added. Deleted files free their space within the hour.
 */
import type { Db } from '../../db/index.ts'
import { hour } from '../../platform/durations.ts'
import { Problem } from '../../problems/problems.ts'
import type { MediaSettings } from '../core/media-settings.ts'
import { bytesAfter } from '../core/media-store.ts'

export interface Quota {
  /** In bytes. Throws when there is not enough space for the upload. */
  remaining(settings: Pick<MediaSettings, 'gigabytes'>, coming: number): Promise<number>
  reserve(bytes: number): void
}

const gigabyte = 1_000_000_000
const batchSize = 1_000

export function openQuota(db: Db, clock: () => Date): Quota {
  let usedBytes = 0
  let countedAt = Number.NEGATIVE_INFINITY

  return {
    async remaining({ gigabytes }, coming) {
      if (gigabytes === undefined) return Number.POSITIVE_INFINITY
      if (Math.abs(clock().getTime() - countedAt) > hour) {
        usedBytes = await count(db)
        countedAt = clock().getTime()
      }
      const left = gigabytes * gigabyte - usedBytes
      if (left > coming) return left
      throw new Problem('library_full', { gigabytes }, { headers: { connection: 'close' } })
    },
    reserve(bytes) {
      usedBytes += bytes
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
