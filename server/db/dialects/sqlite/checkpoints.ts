/**
 * SQLite writes changes to the WAL first, and copies them to the database file at a checkpoint: by itself only when the WAL
 * is large. With a checkpoint at regular times, a copy of the database file alone has all but the last changes.
 */
import type { Writes } from './group-commit.ts'

/** In milliseconds. A reader of another process may hold one checkpoint back: the next one still comes within a minute. */
const interval = 20_000

/** Where there is nothing to copy, a checkpoint takes microseconds and leaves the disk alone. */
export function checkpointRegularly(writes: Pick<Writes, 'alone'>): () => void {
  // `passive` waits for nobody. What cannot be copied now stays in the WAL: nothing is lost.
  const checkpoint = () => void writes.alone('pragma wal_checkpoint(passive)', []).catch(() => {})
  const timer = setInterval(checkpoint, interval).unref()
  return () => clearInterval(timer)
}
