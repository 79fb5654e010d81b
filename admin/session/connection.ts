/**
 * Whether the server can be reached. Calls tell it how they went, and the browser whether there is a network; while there
 * is none, the server is asked now and then, so that nobody has to find out by trying.
 */
export interface Connection {
  /** As given, but watched. */
  readonly fetch: typeof fetch
  isLost(): boolean
  /** When anything was answered last. */
  usedAt(): number
  subscribe(listener: () => void): () => void
  /** Listens until what it answers is called. */
  start(): () => void
}

/** A proxy says these when nobody is behind it. */
const away: ReadonlySet<number> = new Set([502, 503, 504])
const intervalMs = 5_000

export function watchConnection(fetch: typeof globalThis.fetch): Connection {
  const listeners = new Set<() => void>()
  let lost = false
  let used = Date.now()
  let timer: ReturnType<typeof setTimeout> | undefined
  const become = (isLost: boolean) => {
    clearTimeout(timer)
    if (isLost) timer = setTimeout(ask, intervalMs)
    if (isLost === lost) return
    lost = isLost
    for (const listener of listeners) listener()
  }
  const watched: typeof fetch = async (...request) => {
    try {
      const response = await fetch(...request)
      if (response.ok) used = Date.now()
      become(away.has(response.status))
      return response
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'AbortError')) become(true)
      throw error
    }
  }
  /** What it says is told by `become`. */
  const ask = () => void watched('/api/health/live').catch(() => undefined)

  return {
    fetch: watched,
    isLost: () => lost,
    usedAt: () => used,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    start() {
      const lose = () => become(true)
      addEventListener('offline', lose)
      addEventListener('online', ask)
      if (!navigator.onLine) lose()
      return () => {
        clearTimeout(timer)
        removeEventListener('offline', lose)
        removeEventListener('online', ask)
      }
    },
  }
}
