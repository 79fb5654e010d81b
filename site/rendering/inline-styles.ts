/**
 * Inline stylesheets: a page contains its styles, so that it can be painted without another request. Client
 * navigation gets data and loads no stylesheet twice. The rest of the code works with links, so this comes
 * last.
 */
import { createHash } from 'node:crypto'
import type { Site } from '@cyanotype/content/contracts/site-renderer.ts'
import { attributesOf } from './parse-head.ts'

/** The content of a stylesheet, or `undefined` if its link must stay. */
export type ReadStylesheet = (href: string) => string | undefined

interface Stylesheet {
  readonly element: string
  readonly hash: string
}

/** Enough for all files of a build and some themes. Beyond that, entries are dropped and created again. */
const maxCached = 64

export function withInlineStylesheets(site: Site, read: ReadStylesheet): Site {
  const dress = openStylesheetCache(read)
  return {
    ...site,
    async render(request) {
      const rendered = await site.render(request)
      return { ...rendered, ...dress(rendered.html) }
    },
  }
}

interface Dressed {
  readonly html: string
  readonly styleHashes: readonly string[]
}

export function openStylesheetCache(read: ReadStylesheet): (html: string) => Dressed {
  const kept = new Map<string, Stylesheet>()

  function sheetOf(href: string): Stylesheet | undefined {
    const css = kept.has(href) ? undefined : read(href)
    if (css !== undefined && !endsElement.test(css)) {
      if (kept.size === maxCached) kept.clear()
      kept.set(href, { element: `<style data-sheet="${href}">${css}</style>`, hash: hashOf(css) })
    }
    return kept.get(href)
  }

  return (html) => {
    const headEnd = html.indexOf('</head>')
    if (headEnd === -1) return { html, styleHashes: [] }
    const styleHashes: string[] = []
    const head = html.slice(0, headEnd).replace(links, (link) => {
      const { href = '' } = attributesOf(link)
      const stylesheet = sheetOf(href)
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
