/**
 * Preloads the fonts of the first screen by HTTP headers: a browser requests them before it parses the page,
 * and on a fast connection they arrive before the first paint. On a slow one the page is painted without
 * them, and nothing moves later.
 */
import type { Site } from '@cyanotype/content/contracts/site-renderer.ts'
import { attributesOf } from './parse-head.ts'

export function withFontsAhead(site: Site): Site {
  return {
    ...site,
    async render(request) {
      const rendered = await site.render(request)
      return { ...rendered, ...fontsAhead(rendered.html) }
    },
  }
}

interface Announced {
  readonly html: string
  readonly fonts: readonly string[]
}

/** Removes the font links from the head. */
export function fontsAhead(html: string): Announced {
  const headEnd = html.indexOf('</head>')
  if (headEnd === -1) return { html, fonts: [] }
  const fonts: string[] = []
  const head = html.slice(0, headEnd).replace(preloads, (link) => {
    const { as, href } = attributesOf(link)
    if (as !== 'font' || href === undefined) return link
    fonts.push(href)
    return ''
  })
  return { html: `${head}${html.slice(headEnd)}`, fonts }
}

const preloads = /<link\b[^>]*\srel="preload"[^>]*>/g
