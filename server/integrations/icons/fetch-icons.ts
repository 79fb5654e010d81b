/**
 * Fetches icons of other collections from the configured services. Only their hosts are contacted, and a
 * request contains only a valid collection and valid icon names. Errors are not cached.
 */
import { z } from 'zod'
import { Problem } from '../../problems/problems.ts'

// Several services are tried in turn, as Iconify clients do it (the specification, section 9).

export interface Timeouts {
  /** After this time without a response, the next service is tried too. */
  readonly nextServiceMs: number
  /** The time for responses after the last service was tried. */
  readonly totalMs: number
}

type IconRequest<Answer> = (signal: AbortSignal) => Promise<Answer>

/** A conclusive error: no other service is tried. */
export class NotFoundError extends Error {}

/**
 * The first response wins, even from a service that was considered too slow. `undefined` when none answered.
 */
export function fetchFromFirst<Answer>(
  requests: readonly IconRequest<Answer>[],
  { nextServiceMs, totalMs }: Timeouts,
): Promise<Answer | undefined> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer | undefined>()
  const settled = new AbortController()
  const waiting = [...requests]
  let open = 0
  let timer: NodeJS.Timeout | undefined

  function sendNext(): void {
    clearTimeout(timer)
    const iconRequest = waiting.shift()
    if (iconRequest === undefined) {
      if (open === 0) resolve(undefined)
      return
    }
    open++
    timer = waiting.length > 0 ? setTimeout(sendNext, nextServiceMs) : setTimeout(resolve, totalMs, undefined)
    iconRequest(settled.signal).then(resolve, failed)
  }

  function failed(error: unknown): void {
    open--
    if (error instanceof NotFoundError) reject(error)
    else if (open === 0) sendNext()
  }

  sendNext()
  return promise.finally(() => {
    clearTimeout(timer)
    settled.abort()
  })
}

interface IconServices {
  /** In the order in which they are tried. */
  readonly urls: readonly string[]
  readonly timeouts: Timeouts
}

/** The limit of Iconify clients (the specification, section 9). */
const maxUrlLength = 500
const maxBytes = 2_000_000

/** If the names do not fit into one URL, several requests are sent at once and their responses are merged. */
export async function fetchIcons(
  { urls, timeouts }: IconServices,
  collection: string,
  names: readonly string[],
): Promise<IconSet> {
  const requests = urls.map((url) => (signal: AbortSignal) => fetchAll(url, collection, names, signal))
  const set = await fetchFromFirst(requests, timeouts).catch(() => {
    throw new Problem('not_found')
  })
  if (set === undefined) throw new Problem('icon_service_failed')
  return set
}

async function fetchAll(
  service: string,
  collection: string,
  names: readonly string[],
  signal: AbortSignal,
): Promise<IconSet> {
  const urls = addressesOf(service, collection, names)
  const sets = await Promise.all(urls.map((url) => fetchSet(url, collection, signal)))
  return sets.reduce(mergeSets)
}

function addressesOf(service: string, collection: string, names: readonly string[]): readonly URL[] {
  const urls: URL[] = []
  let included: string[] = []
  for (const name of names) {
    const url = addressOf(service, collection, [...included, name])
    if (included.length > 0 && url.href.length > maxUrlLength) included = []
    else urls.pop()
    included.push(name)
    urls.push(addressOf(service, collection, included))
  }
  return urls
}

function addressOf(service: string, collection: string, names: readonly string[]): URL {
  const url = new URL(`${collection}.json`, `${service}/`)
  url.searchParams.set('icons', names.join(','))
  return url
}

async function fetchSet(url: URL, collection: string, signal: AbortSignal): Promise<IconSet> {
  const response = await fetch(url, { redirect: 'error', signal }).catch(() => undefined)
  if (response?.status === 404) throw new NotFoundError()
  const content = parsedJson(response?.ok ? await limitedText(response).catch(() => undefined) : undefined)
  // Such a service answers 200 with the number 404 for an unknown collection.
  if (content === 404) throw new NotFoundError()
  const parsed = iconSet.safeParse(content)
  if (!parsed.success || parsed.data.prefix !== collection)
    throw new Error(`${url.host} returned no valid icons.`)
  return parsed.data
}

function mergeSets(one: IconSet, other: IconSet): IconSet {
  const missing = [...(one.not_found ?? []), ...(other.not_found ?? [])]
  return {
    ...one,
    icons: { ...one.icons, ...other.icons },
    ...(one.aliases || other.aliases ? { aliases: { ...one.aliases, ...other.aliases } } : {}),
    ...(missing.length > 0 ? { not_found: missing } : {}),
  }
}

async function limitedText(response: Response): Promise<string | undefined> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of response.body ?? []) {
    bytes += part.length
    if (bytes > maxBytes) return undefined
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

function parsedJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}

/** The schema of IconifyJSON. `not_found` lists unknown icons. */
export const iconSet = z.object({
  prefix: z.string(),
  lastModified: z.int().optional(),
  left: z.number().optional(),
  top: z.number().optional(),
  width: z.number().optional(),
  height: z.number().optional(),
  icons: z.record(z.string(), z.looseObject({ body: z.string() })),
  aliases: z.record(z.string(), z.looseObject({ parent: z.string() })).optional(),
  not_found: z.array(z.string()).optional(),
})
export type IconSet = z.output<typeof iconSet>
