/**
 * Live updates: one event stream for the whole admin. A hidden window closes it, because a browser allows
 * only a few connections, and receives the missed events when it becomes visible.
 */
import type { Layer } from '@cyanotype/content/model/locales.ts'
import { createContext, useContext, useEffect, useEffectEvent } from 'react'

interface Done {
  readonly event: 'done'
  /** As in the audit log: `document.saved`. */
  readonly action: string
  readonly type: string | null
  readonly id: string | null
  readonly layers?: readonly Layer[]
  /** The id of a user; null if the system did it. */
  readonly by: string | null
}

interface SomebodyHere {
  readonly event: 'presence'
  readonly type: string
  readonly id: string
  readonly user: string
  readonly username: string
  readonly locale: Layer | null
  readonly field: string | null
  readonly isHere: boolean
}

/** Where a user types, with words that may not be saved yet. */
interface CaretMoved {
  readonly event: 'caret'
  readonly type: string
  readonly id: string
  readonly user: string
  readonly username: string
  readonly locale: Layer
  readonly field: string
  readonly block: number
  readonly text: string
  readonly offset: number
}

/** `reset`: too many events were missed to replay them. `signed-out`: the session has ended. */
export type LiveMessage = Done | SomebodyHere | CaretMoved | { readonly event: 'reset' | 'signed-out' }

type LiveListener = (message: LiveMessage) => void

interface Live {
  subscribe(listener: LiveListener): () => void
  /** Listens until the returned function is called. */
  start(): () => void
  /** Listens again if the server refused the stream before the user signed in at this time, in ms. */
  resume(signedInAt: number): void
}

const firstWait = 2_000
const maxWaitMs = 30_000
/**
 * The server sends something every 15 seconds. After a longer silence the connection is lost, such as after sleep or in
 * another network, which the browser may not notice for hours.
 */
const maxSilenceMs = 45_000

/** The part of the document that says whether the window is visible. */
interface Page extends EventTarget {
  readonly hidden: boolean
}

interface StreamReader {
  /** The id of the last event. */
  readonly after: string
  readonly notify: (message: LiveMessage) => void
  readonly onOpen: () => void
  readonly onId: (id: string) => void
}

/** Reads one stream to its end. Returns whether to reconnect. */
async function readStream(
  fetch: typeof globalThis.fetch,
  signal: AbortSignal,
  { after, notify, onOpen, onId }: StreamReader,
): Promise<boolean> {
  const silence = watchSilence(signal)
  try {
    const response = await fetch(`/api/live${after === '' ? '' : `?after=${after}`}`, {
      headers: { accept: 'text/event-stream' },
      credentials: 'include',
      signal: silence.signal,
    })
    if (response.status === 401) notify({ event: 'signed-out' })
    if (!response.ok || response.body === null) return isTemporary(response.status)
    onOpen()
    for await (const { id, event, data } of readEvents(response.body)) {
      silence.end()
      if (id !== '') onId(id)
      if (event !== '') notify({ ...JSON.parse(data), event })
    }
    return true
  } finally {
    silence.stop()
  }
}

export function createLive(fetch: typeof globalThis.fetch, page: Page = document): Live {
  const listeners = new Set<LiveListener>()
  let lastEventId = ''
  /** Whether the first stream was delayed, so that events since the start are missing. */
  let isLate = false
  /** In ms. `undefined` while it listens. */
  let refusedAt: number | undefined
  let restart = () => {}
  const notify = (message: LiveMessage) => {
    for (const listener of listeners) listener(message)
  }

  const listen = (signal: AbortSignal) =>
    readStream(fetch, signal, {
      ...{ after: lastEventId, notify },
      onOpen() {
        if (isLate && lastEventId === '') notify({ event: 'reset' })
      },
      onId(id) {
        lastEventId = id
      },
    })

  async function keepListening(signal: AbortSignal): Promise<void> {
    refusedAt = undefined
    for (let wait = firstWait; !signal.aborted; wait = Math.min(wait * 2, maxWaitMs)) {
      const before = lastEventId
      const isWorthIt = await listen(signal).catch(() => true)
      if (signal.aborted) return
      isLate = true
      refusedAt = isWorthIt ? undefined : Date.now()
      if (!isWorthIt) return
      if (lastEventId !== before) wait = firstWait
      await pause(wait * (0.5 + Math.random() / 2), signal)
    }
  }

  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    start() {
      const whenHidden = () => {
        isLate = true
      }
      const visible = whileVisible(page, (signal) => void keepListening(signal), whenHidden)
      restart = visible.restart
      return () => {
        restart = () => {}
        visible.stop()
      }
    },
    resume(signedInAt) {
      if (refusedAt !== undefined && refusedAt < signedInAt) restart()
    },
  }
}

/** Calls `listen` at once and after each change of visibility, unless the window is hidden. */
function whileVisible(page: Page, listen: (signal: AbortSignal) => void, whenHidden: () => void) {
  let stream = new AbortController()
  const restart = () => {
    stream.abort()
    stream = new AbortController()
    if (page.hidden) whenHidden()
    else listen(stream.signal)
  }
  restart()
  page.addEventListener('visibilitychange', restart)
  return {
    restart,
    stop() {
      page.removeEventListener('visibilitychange', restart)
      stream.abort()
    },
  }
}

/** Whether the server may accept the same request later. */
const isTemporary = (status: number) => status === 429 || status >= 500

/** Its signal is aborted with the given one, and after a silence that is too long. */
function watchSilence(signal: AbortSignal) {
  const lost = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => clearTimeout(timer)
  const end = () => {
    stop()
    timer = setTimeout(() => lost.abort(), maxSilenceMs)
  }
  end()
  return { signal: AbortSignal.any([signal, lost.signal]), end, stop }
}

interface ServerEvent {
  readonly id: string
  readonly event: string
  readonly data: string
}

/**
 * Parses server-sent events from a byte stream:
 * https://html.spec.whatwg.org/multipage/server-sent-events.html
 */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  let rest = ''
  const decoder = new TextDecoder()
  for await (const bytes of chunksOf(body)) {
    const blocks = (rest + decoder.decode(bytes, { stream: true })).replaceAll('\r\n', '\n').split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) yield eventIn(block)
  }
}

/** Not every browser supports `for await` on streams yet. */
async function* chunksOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield value
    }
  } finally {
    reader.releaseLock()
  }
}

function eventIn(block: string): ServerEvent {
  const found = { id: '', event: '', data: '' }
  for (const line of block.split('\n')) {
    const [, name, value = ''] = /^(id|event|data): ?(.*)$/.exec(line) ?? []
    if (name === 'id' || name === 'event' || name === 'data') found[name] = value
  }
  return found
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      done()
    })
  })
}

export const LiveContext = createContext<Live | undefined>(undefined)

/** Subscribes to live updates while a screen is open. */
export function useLive(listener: LiveListener): void {
  const live = useContext(LiveContext)
  const latest = useEffectEvent(listener)
  useEffect(() => live?.subscribe((message) => latest(message)), [live])
}
