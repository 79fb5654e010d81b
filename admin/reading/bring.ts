/** One way to the server and back, repeated while that is worth it. */
import type { Line } from './line.ts'
import type { Retry } from './options.ts'

interface Way<Data> {
  readonly read: () => Promise<Data> | Data
  readonly line: Line
  readonly retry: Retry
  /** Nobody else has set out since, and somebody still wants it. */
  readonly mayRepeat: () => boolean
  readonly onPause: (isPaused: boolean) => void
}

const longestPause = 30_000

export async function bring<Data>({ read, line, retry, mayRepeat, onPause }: Way<Data>): Promise<Data> {
  const paused = async (back: Promise<void>) => {
    onPause(true)
    await back
    onPause(false)
  }
  if (!line.isOnline()) await paused(line.untilOnline())
  for (let failures = 0; ; failures += 1) {
    try {
      return await read()
    } catch (thrown) {
      const error = thrown instanceof Error ? thrown : new Error(String(thrown))
      if (retry === false || !mayRepeat() || !retry(failures, error)) throw error
      await new Promise((goOn) => setTimeout(goOn, Math.min(1_000 * 2 ** failures, longestPause)))
      if (!line.isOnline() || !line.isWatched()) await paused(line.untilWatched())
      if (!mayRepeat()) throw error
    }
  }
}
