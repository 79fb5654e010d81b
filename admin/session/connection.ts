import { automaticHeader } from '@cyanotype/content/contracts/automatic-header.ts'
import { createContext, useContext } from 'react'

/**
 * Connection state: learns from the results of calls and from the browser. While offline, it polls the server
 * so that users need not try.
 */
export interface Connection {
  /** The given function, observed. */
  readonly fetch: typeof fetch
  isLost(): boolean
  /** Time of the last response to a call that extends the session. */
  usedAt(): number
  subscribe(listener: () => void): () => void
  /** Listens until the returned function is called. */
  start(): () => void
}

/**
 * Calls that the admin sends without an action of the user: `isAutomatic` on the server. A test compares both, because
 * the declarations of the server are no part of the admin.
 */
const automatic = [
  /^GET \/api\/(?:health\/|(?:live|logs\/server|backups|import)$)/,
  /^POST \/api\/(?:presence(?:\/caret)?|documents\/[^/]+\/[^/]+\/preview)$/,
] as const

/** How the user acts in a window. A scroll bar, a key of the screen reader and a return to the window count, too. */
const actions = ['click', 'input', 'keydown', 'pointerdown', 'popstate', 'visibilitychange', 'wheel'] as const
/** An action causes calls within this time. A later call comes from a change of another user, or a timer. */
const actionLastsMs = 60_000

type FetchInput = Parameters<typeof fetch>

/** Whether a call extends the session. The check of the build is no call. */
function isUse(...[request, init]: FetchInput): boolean {
  const { url, method = 'GET' } = request instanceof Request ? request : { url: request, ...init }
  const { pathname } = new URL(url, 'http://localhost')
  return pathname.startsWith('/api/') && !automatic.some((calls) => calls.test(`${method} ${pathname}`))
}

/** The server does not count a call with this header as a use. */
function asAutomatic([request, init]: FetchInput): FetchInput {
  const headers = new Headers(init?.headers ?? (request instanceof Request ? request.headers : undefined))
  headers.set(automaticHeader, 'true')
  return [request, { ...init, headers }]
}

/** A proxy responds with these statuses when the server is down. */
const away: ReadonlySet<number> = new Set([502, 503, 504])
const intervalMs = 5_000

export function watchConnection(fetch: typeof globalThis.fetch): Connection {
  const listeners = new Set<() => void>()
  let lost = false
  let used = Date.now()
  let acted = used
  let timer: ReturnType<typeof setTimeout> | undefined
  const become = (isLost: boolean) => {
    clearTimeout(timer)
    if (isLost) timer = setTimeout(check, intervalMs)
    if (isLost === lost) return
    lost = isLost
    for (const listener of listeners) listener()
  }
  const watched: typeof fetch = async (...request) => {
    const isLeftAlone = Date.now() - acted > actionLastsMs
    const extendsSession = !isLeftAlone && isUse(...request)
    try {
      const response = await fetch(...(isLeftAlone ? asAutomatic(request) : request))
      if (response.ok && extendsSession) used = Date.now()
      become(away.has(response.status))
      return response
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'AbortError')) become(true)
      throw error
    }
  }
  /** Its result is reported through `become`. */
  const check = () => void watched('/api/health/live').catch(() => undefined)
  const act = () => {
    acted = Date.now()
  }

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
      addEventListener('online', check)
      for (const action of actions) addEventListener(action, act, true)
      if (!navigator.onLine) lose()
      return () => {
        clearTimeout(timer)
        removeEventListener('offline', lose)
        removeEventListener('online', check)
        for (const action of actions) removeEventListener(action, act, true)
      }
    },
  }
}

export const ConnectionContext = createContext<Connection | undefined>(undefined)

export function useConnection(): Connection {
  const connection = useContext(ConnectionContext)
  if (connection === undefined) throw new Error('A screen stands outside of ConnectionContext.')
  return connection
}
