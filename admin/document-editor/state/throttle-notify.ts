/**
 * Throttled notifications about typed text. Inputs that React renders are notified about each key. A text
 * editor renders itself, so the screen around it renders only after a pause, or at intervals during long
 * typing.
 */
import type { Clock } from '../saving/autosave-runner.ts'

export type Pace = 'at once' | 'when keys rest'

/** In ms, after the last key. */
const rest = 120
/** In ms, during continuous typing. */
const maxDelayMs = 1000

export interface ThrottledNotifier {
  notify(pace: Pace): void
  /** Runs a pending notification immediately. */
  notifyNow(): void
}

export function throttleNotify(
  { now, wait }: Pick<Clock, 'now' | 'wait'>,
  listen: () => void,
): ThrottledNotifier {
  let cancel: (() => void) | undefined
  let since = 0
  const tellAll = () => {
    cancel?.()
    cancel = undefined
    listen()
  }
  return {
    notify(pace) {
      if (pace === 'at once') return tellAll()
      if (cancel === undefined) since = now()
      else cancel()
      cancel = wait(Math.max(0, Math.min(rest, since + maxDelayMs - now())), tellAll)
    },
    notifyNow() {
      if (cancel !== undefined) tellAll()
    },
  }
}
