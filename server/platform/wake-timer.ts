/**
 * Wakes what has to be done at its time. Timers run on the monotonic clock, which no correction of the time of day moves:
 * after a minute at most the time of day is looked at again.
 */
const aMinute = 60_000

export interface Timekeeper {
  /** Looks at once: there may be something new to wait for. */
  wake(): void
  /** What is being done is finished first. */
  stop(): Promise<void>
}

interface Options {
  readonly clock: () => Date
  /** Does what is due; answers when it wants to be woken next, as ISO 8601. */
  readonly work: () => Promise<string | undefined>
  /** Hears of what went wrong; it is tried again within a minute. */
  readonly onFault: (fault: unknown) => void
}

export function startWakeTimer({ clock, work, onFault }: Options): Timekeeper {
  let timer: NodeJS.Timeout | undefined
  let working: Promise<void> | undefined
  let wokenMeanwhile = false
  let stopped = false

  async function ring(): Promise<void> {
    const next = await work().catch(onFault)
    const wait = typeof next === 'string' ? Date.parse(next) - clock().getTime() : aMinute
    working = undefined
    if (stopped) return
    if (wokenMeanwhile) wake()
    else timer = setTimeout(wake, Math.min(Math.max(wait, 0), aMinute)).unref()
  }

  function wake(): void {
    clearTimeout(timer)
    wokenMeanwhile = working !== undefined
    if (!stopped) working ??= ring()
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
