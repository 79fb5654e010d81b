/**
 * When a screen hears of what was typed. What is drawn by React alone hears of each key; a text that draws itself has the
 * screen around it drawn anew when the keys rest, now and then while they do not.
 */
import type { Clock } from '../saving/autosave-runner.ts'

export type Pace = 'at once' | 'when keys rest'

/** Milliseconds after the last key. */
const rest = 120
/** Milliseconds while typing goes on. */
const maxDelayMs = 1000

export interface ThrottledNotifier {
  notify(pace: Pace): void
  /** What nobody was told yet. */
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
