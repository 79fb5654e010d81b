/** After publishing: requests the public pages as a visitor does, until they show what was published. */
import type { Locale } from '@cyanotype/content/model/index.ts'

export interface PublishedPage {
  readonly locale: Locale
  readonly address: string
  /** The time of the published draft. A page that was changed before it is the previous one. */
  readonly since: string
}

type PageState =
  | { readonly state: 'live' | 'old' | 'unreachable' }
  | { readonly state: 'refused'; readonly status: number }

export type LiveResult = PublishedPage & PageState & { readonly seconds: number }

interface LiveCheck {
  readonly fetch: typeof fetch
  /** When the user published, as `performance.now()`. */
  readonly startedAt: number
  /** Milliseconds before each further request. */
  readonly pauses?: readonly number[]
}

const defaultPauses = [200, 800, 2000]
const longestRequest = 10_000

export function checkLive(pages: readonly PublishedPage[], check: LiveCheck): Promise<readonly LiveResult[]> {
  return Promise.all(pages.map((page) => checkPage(page, check)))
}

async function checkPage(
  page: PublishedPage,
  { fetch, startedAt, pauses = defaultPauses }: LiveCheck,
): Promise<LiveResult> {
  let found = await request(page, fetch)
  for (const pause of pauses) {
    if (found.state === 'live') break
    await new Promise((resolve) => setTimeout(resolve, pause))
    found = await request(page, fetch)
  }
  return { ...page, ...found, seconds: (performance.now() - startedAt) / 1000 }
}

/** Without cookies, because the cookie of a preview would return the draft. */
async function request({ address, since }: PublishedPage, send: typeof fetch): Promise<PageState> {
  try {
    const response = await send(address, {
      credentials: 'omit',
      cache: 'no-store',
      headers: { accept: 'text/html' },
      signal: AbortSignal.timeout(longestRequest),
    })
    const html = await response.text()
    if (!response.ok) return { state: 'refused', status: response.status }
    const changed = /<meta property="article:modified_time" content="([^"]+)"/.exec(html)?.[1]
    return { state: changed !== undefined && changed < since ? 'old' : 'live' }
  } catch {
    return { state: 'unreachable' }
  }
}
