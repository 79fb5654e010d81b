/** Runs code after the first interaction, when the browser is idle. */
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

export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run)
  else setTimeout(run, 200)
}
