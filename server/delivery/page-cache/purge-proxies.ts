/**
 * Purges caches in front of the server by tag. A failed purge is repeated a few times. After that, the cache
 * expires by itself after ten minutes.
 */
import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Headers } from '../../http/middleware/security-headers.ts'

export interface Purge {
  add(tags: readonly string[]): void
  /** Sends queued tags once. */
  close(): Promise<void>
}

interface PurgeOptions {
  /** Contains a user name and a password, or a token as the user name. */
  readonly url: URL
  readonly log: Pick<Logger, 'info' | 'error'>
  /** The pause before the second attempt, in milliseconds. It doubles with each further attempt. */
  readonly firstPause?: number
}

/** The lowest limit of the well-known services. */
const maxTagsPerRequest = 30
const maxAttempts = 5
const timeoutMs = 10_000

export function openPurge({ url, log, firstPause = 500 }: PurgeOptions): Purge {
  const target = readUrl(url)
  const waiting = new Set<string>()
  let work: Promise<void> | undefined
  const closing = new AbortController()

  async function insist(tags: readonly string[]): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      try {
        await send(tags, target)
        log.info({ tags: tags.length, attempt }, 'proxy cache purged')
        return
      } catch (problem) {
        if (attempt === maxAttempts || closing.signal.aborted) {
          log.error({ err: problem, tags }, 'proxy cache could not be purged')
          return
        }
        const end = { ref: false, signal: closing.signal }
        await pause(firstPause * 2 ** (attempt - 1), undefined, end).catch(() => {})
      }
    }
  }

  async function sendAll(): Promise<void> {
    while (waiting.size > 0) {
      const tags = [...waiting].slice(0, maxTagsPerRequest)
      for (const tag of tags) waiting.delete(tag)
      await insist(tags)
    }
    work = undefined
  }

  return {
    add(tags) {
      for (const tag of tags) waiting.add(headerTag(tag))
      work ??= sendAll()
    },
    async close() {
      closing.abort()
      await work
    },
  }
}

async function send(tags: readonly string[], { address, authorization }: PurgeTarget): Promise<void> {
  const response = await fetch(address, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'cache-tag': tags.join(','),
      'surrogate-key': tags.join(' '),
      ...(authorization && { authorization }),
    },
    body: JSON.stringify({ tags }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  await response.body?.cancel()
  if (!response.ok) throw new Error(`The purge endpoint responded with status ${response.status}.`)
}

interface PurgeTarget {
  readonly address: URL
  readonly authorization: string | undefined
}

/** A user name without a password is a token: `https://token@cache.example/purge`. */
function readUrl(url: URL): PurgeTarget {
  const address = new URL(url)
  const [name, password] = [decodeURIComponent(url.username), decodeURIComponent(url.password)]
  address.username = ''
  address.password = ''
  if (name === '') return { address, authorization: undefined }
  const both = Buffer.from(`${name}:${password}`).toString('base64')
  return { address, authorization: password === '' ? `Bearer ${name}` : `Basic ${both}` }
}

// Headers for caches in front of the server: how long they may store a page, and the tags to purge it.

/** Some services truncate or reject longer headers. */
const maxHeaderLength = 8_000

/** The longest time that an old page is visible when a purge failed. */
const sharedSeconds = 600

/** A tag as it can appear in a list in a header. */
const headerTag = (tag: string) => encodeURIComponent(tag).replaceAll('%3A', ':')

/** A page whose tags do not fit into a header cannot be purged, so it must not be stored. */
export function sharedCacheHeaders(headers: Headers, tags: ReadonlySet<string>): Headers {
  const { 'cache-control': caching = '' } = headers
  const named = [...tags].map(headerTag)
  if (!caching.startsWith('public') || named.join().length > maxHeaderLength) return headers
  return {
    ...headers,
    'cache-control': caching.replace('max-age=0', `max-age=0, s-maxage=${sharedSeconds}`),
    'cache-tag': named.join(),
    'surrogate-key': named.join(' '),
  }
}
