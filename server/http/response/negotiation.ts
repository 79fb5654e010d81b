/** Content negotiation: which locale, encoding and format a client prefers. */
import type { IncomingHttpHeaders } from 'node:http'
import type { Locale } from '@cyanotype/content/model/index.ts'

/**
 * The first tag that matches a locale, or a variant of it such as `el-CY`. An exact match counts slightly
 * more.
 */
export function preferredLocale(header: string | undefined, among: readonly Locale[]): Locale | undefined {
  if (header === undefined) return undefined
  const tags = tagsByQuality(header)
  let best: { locale: Locale; score: number } | undefined
  for (const [index, tag] of tags.entries()) {
    for (const locale of among) {
      const score = scoreOf(tag, locale) - index / tags.length
      if (score > 0 && score > (best?.score ?? 0)) best = { locale, score }
    }
  }
  return best?.locale
}

function scoreOf(tag: string, locale: Locale): number {
  const code = locale.toLowerCase()
  if (tag === code) return 1
  return tag.split('-')[0] === code.split('-')[0] ? 0.999 : 0
}

function tagsByQuality(header: string): string[] {
  return header
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part
        .trim()
        .toLowerCase()
        .split(';')
        .map((token) => token.trim())
      const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
      return { tag, quality: quality === undefined ? 1 : Number(quality) || 0 }
    })
    .filter(({ tag, quality }) => tag !== '' && quality > 0)
    .sort((one, other) => other.quality - one.quality)
    .map(({ tag }) => tag)
}

/**
 * Chooses the smallest encoding that a client accepts. Browsers send few different headers, so each is parsed
 * once.
 */
export type Encoding = 'br' | 'gzip' | 'identity'

const best: readonly Encoding[] = ['br', 'gzip']
const maxCached = 200
const encodingCache = new Map<string, Encoding>()

export function chooseEncoding(header: string | string[] | undefined): Encoding {
  if (typeof header !== 'string' || header === '') return 'identity'
  const cached = encodingCache.get(header)
  if (cached !== undefined) return cached
  const chosen = choose(header)
  if (encodingCache.size >= maxCached) encodingCache.clear()
  encodingCache.set(header, chosen)
  return chosen
}

function choose(header: string): Encoding {
  const qualities = new Map<string, number>()
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((token) => token.trim())
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
    qualities.set(name, quality === undefined ? 1 : Number(quality) || 0)
  }
  return best.find((name) => (qualities.get(name) ?? qualities.get('*') ?? 0) > 0) ?? 'identity'
}

/**
 * Whether an error is sent as JSON rather than a page, by the rule that clients of the specification expect.
 */
export function wantsJson(path: string, headers: IncomingHttpHeaders): boolean {
  const accept = headers.accept ?? ''
  if (accept.includes('text/html')) return false
  return (
    accept.includes('application/json') ||
    headers['sec-fetch-mode'] === 'cors' ||
    /^(curl|httpie)\//i.test(headers['user-agent'] ?? '') ||
    path.startsWith('/api/') ||
    path.endsWith('.json')
  )
}
