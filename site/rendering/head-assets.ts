/** Assets in the head of rendered pages: inlines the stylesheets and preloads the fonts that a built page needs. */
import { createHash } from 'node:crypto'
import type { Site } from '@cyanotype/content/contracts/site-renderer.ts'
import { fontFolder } from '../../ui/fonts/pairings.ts'
import { attributesOf } from './page-payload.ts'

/** The content of a stylesheet, or `undefined` if its link must stay. */
export type ReadStylesheet = (href: string) => string | undefined

interface Stylesheet {
  readonly element: string
  readonly hash: string
}

/** Enough for all files of a build and some themes. Beyond that, entries are dropped and created again. */
const maxCached = 64

export function withInlineStylesheets(site: Site, read: ReadStylesheet): Site {
  const inlineStylesheets = openStylesheetCache(read)
  return {
    ...site,
    async render(request) {
      const rendered = await site.render(request)
      return { ...rendered, ...inlineStylesheets(rendered.html) }
    },
  }
}

interface InlinedHtml {
  readonly html: string
  readonly styleHashes: readonly string[]
}

export function openStylesheetCache(read: ReadStylesheet): (html: string) => InlinedHtml {
  const cache = new Map<string, Stylesheet>()

  function stylesheetOf(href: string): Stylesheet | undefined {
    const css = cache.has(href) ? undefined : read(href)
    if (css !== undefined && !endsElement.test(css)) {
      if (cache.size === maxCached) cache.clear()
      cache.set(href, { element: `<style data-sheet="${href}">${css}</style>`, hash: hashOf(css) })
    }
    return cache.get(href)
  }

  return (html) => {
    const headEnd = html.indexOf('</head>')
    if (headEnd === -1) return { html, styleHashes: [] }
    const styleHashes: string[] = []
    const head = html.slice(0, headEnd).replace(links, (link) => {
      const { href = '' } = attributesOf(link)
      const stylesheet = stylesheetOf(href)
      if (stylesheet === undefined) return link
      styleHashes.push(stylesheet.hash)
      return stylesheet.element
    })
    return { html: `${head}${html.slice(headEnd)}`, styleHashes }
  }
}

const links = /<link\b[^>]*\srel="stylesheet"[^>]*>/g
const endsElement = /<\/style/i
const hashOf = (css: string) => `sha256-${createHash('sha256').update(css).digest('base64')}`

/**
 * Preloads the fonts of the first screen by HTTP headers: a browser requests them before it parses the page, and
 * on a fast connection they arrive before the first paint. On a slow one the page is painted without them, and
 * nothing moves later.
 */
export function withFontsAhead(site: Site): Site {
  return {
    ...site,
    async render(request) {
      const rendered = await site.render(request)
      return { ...rendered, ...fontsAhead(rendered.html) }
    },
  }
}

interface PreloadedFonts {
  readonly html: string
  readonly fonts: readonly string[]
}

/**
 * Removes the font links from the head. If the settings name other fonts, those of the product are not preloaded.
 */
export function fontsAhead(html: string): PreloadedFonts {
  const headEnd = html.indexOf('</head>')
  if (headEnd === -1) return { html, fonts: [] }
  const fonts: string[] = []
  const originalHead = html.slice(0, headEnd)
  const isPreloaded = (href: string) => !originalHead.includes(' data-fonts="') || href.startsWith(fontFolder)
  const head = originalHead.replace(preloads, (link) => {
    const { as, href } = attributesOf(link)
    if (as !== 'font' || href === undefined) return link
    if (isPreloaded(href)) fonts.push(href)
    return ''
  })
  return { html: `${head}${html.slice(headEnd)}`, fonts }
}

const preloads = /<link\b[^>]*\srel="preload"[^>]*>/g
