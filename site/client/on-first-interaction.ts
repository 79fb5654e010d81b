/** Runs code after the first interaction, when the browser is idle or has been busy for a while. */
const interactionEvents = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const

export function onFirstInteraction(run: () => void): void {
  const stop = new AbortController()
  const handle = () => {
    stop.abort()
    whenIdle(run)
  }
  for (const type of interactionEvents) {
    document.addEventListener(type, handle, { passive: true, signal: stop.signal })
  }
}

/** Without a limit a slow device that is never idle would never run it. */
const maxWaitMs = 2_000

export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: maxWaitMs })
  else setTimeout(run, 200)
}
