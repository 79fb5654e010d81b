/** The preferred locale of the site for an `Accept-Language` header. */
import type { Locale } from '@cyanotype/content/model/index.ts'
import { localeCodes } from '@cyanotype/content/model/index.ts'

/**
 * The first tag that matches a locale, or a variant of it such as `el-CY`. An exact match counts slightly
 * more.
 */
export function preferredLocale(
  header: string | undefined,
  among: readonly Locale[] = localeCodes,
): Locale | undefined {
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
  if (tag === locale) return 1
  return tag.split('-')[0] === locale ? 0.999 : 0
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
        .map((piece) => piece.trim())
      const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
      return { tag, quality: quality === undefined ? 1 : Number(quality) || 0 }
    })
    .filter(({ tag, quality }) => tag !== '' && quality > 0)
    .sort((one, other) => other.quality - one.quality)
    .map(({ tag }) => tag)
}
