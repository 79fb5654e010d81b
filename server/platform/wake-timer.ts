/**
 * Wake timer: runs work when it is due. Timers use the monotonic clock, which ignores corrections of the
 * time of day, so the time of day is checked at least once a minute.
 */
import { minute } from './durations.ts'

export interface WakeTimer {
  /** Works at once, because there may be something new to wait for. */
  wake(): void
  /** Waits for the current work. */
  stop(): Promise<void>
}

interface Options {
  readonly clock: () => Date
  /** Does what is due. Returns when to wake next, as ISO 8601. */
  readonly work: () => Promise<string | undefined>
  /** Called with an error of the work, which is tried again within a minute. */
  readonly onError: (error: unknown) => void
}

export function startWakeTimer({ clock, work, onError }: Options): WakeTimer {
  let timer: NodeJS.Timeout | undefined
  let working: Promise<void> | undefined
  let wokenMeanwhile = false
  let stopped = false

  async function runWork(): Promise<void> {
    const next = await work().catch(onError)
    const wait = typeof next === 'string' ? Date.parse(next) - clock().getTime() : minute
    working = undefined
    if (stopped) return
    if (wokenMeanwhile) wake()
    else timer = setTimeout(wake, Math.min(Math.max(wait, 0), minute)).unref()
  }

  function wake(): void {
    clearTimeout(timer)
    wokenMeanwhile = working !== undefined
    if (!stopped) working ??= runWork()
  }

  wake()
  return {
    wake,
    async stop() {
      stopped = true
      clearTimeout(timer)
      await working
    },
  }
}
