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
  const known = encodingCache.get(header)
  if (known !== undefined) return known
  const chosen = choose(header)
  if (encodingCache.size >= maxCached) encodingCache.clear()
  encodingCache.set(header, chosen)
  return chosen
}

function choose(header: string): Encoding {
  const qualities = new Map<string, number>()
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim())
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
    qualities.set(name, quality === undefined ? 1 : Number(quality) || 0)
  }
  return best.find((name) => (qualities.get(name) ?? qualities.get('*') ?? 0) > 0) ?? 'identity'
}
