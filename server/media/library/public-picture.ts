/** A media item as pages show it in a locale. */

import type { Picture } from '@cyanotype/content/contracts/site-renderer.ts'
import type { Locale } from '@cyanotype/content/model/index.ts'
import type { MediaItem } from '../core/media-item.ts'
import { addressOf, fileKey } from '../core/media-item.ts'
import { inLanguage } from './media-schemas.ts'

export function pictureOf(item: MediaItem, locale: Locale, cdn: string | undefined): Picture {
  const { alts, captions, type, width, height, color, placeholder, focal } = item
  return {
    src: addressOf(fileKey(item)),
    type,
    // An SVG may have no size: browsers use this one then.
    width: width ?? 300,
    height: height ?? 150,
    alt: inLanguage(alts, locale),
    caption: inLanguage(captions, locale),
    color: color === null || isTransparent(placeholder) ? undefined : color,
    focal: focal ?? undefined,
    cdn,
  }
}

/**
 * Derived from the placeholder: a WebP starts with `VP8X` or `VP8L` if it has transparency, and with `VP8 `
 * otherwise.
 */
function isTransparent(placeholder: string | null): boolean {
  const start = Buffer.from(placeholder?.split(',', 2)[1]?.slice(0, 24) ?? '', 'base64')
  return start.toString('latin1', 12, 16) !== 'VP8 '
}
