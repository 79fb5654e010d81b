import '@cyanotype/ui/icons/all.ts'
import { dangerouslySkipEscape, escapeInject } from 'vike/server'
import type { InjectFilterEntry, OnRenderHtmlSync, PageContextServer } from 'vike/types'
import { scriptFacts } from '../browser/script-facts.ts'
import { drawDocument } from '../layout/document.tsx'
import { readSurroundings } from '../layout/surroundings.ts'
import type { PageRequest } from '../page-context.ts'
import type { LearnedPage } from '../short-way.ts'

/** A page is HTML: it is rendered once, and no part of it wakes in the browser but its islands. */
export const onRenderHtml: OnRenderHtmlSync = (pageContext) => {
  const html = draw(pageContext, pageContext)
  const { pageId, learn } = pageContext
  if (pageId !== null) learn?.({ id: pageId, html, print: printer(pageContext) })
  return {
    documentHtml: escapeInject`${dangerouslySkipEscape(html)}`,
    injectFilter: (assets) => arrangeAssets(facesOf(pageContext, html), assets),
  }
}

type Made = Pick<PageContextServer, 'Page' | 'config'>

function draw({ Page, config }: Made, request: PageRequest): string {
  const { data, locale, origin, preview, surroundings, urlPathname } = request
  const head = config.head?.(request) ?? { alternates: {}, nearest: '/' }
  const page = { locale, origin, preview, surroundings, path: urlPathname }
  return drawDocument({ page, head, facts: scriptFacts(request), children: <Page data={data} /> })
}

/** The same page for another request, without Vike. */
function printer({ Page, config }: Made): LearnedPage['print'] {
  const made = { Page, config }
  return async (request) => {
    const { reader, locale } = request
    const reading = { ...request, data: undefined, surroundings: await readSurroundings(reader, locale) }
    const data = await config.data?.(reading)
    return reading.status === undefined ? draw(made, { ...reading, data }) : undefined
  }
}

/**
 * The faces of the first screen are fetched with it, in its own script; all others when a letter needs them. One that is
 * not there when the page is first shown is not used before the next: text that is being read never moves.
 */
const faces = {
  latin: { every: /\/(?:commissioner|literata-display)-latin\./, reading: /\/literata-latin\./ },
  greek: { every: /\/(?:commissioner|literata-display)-greek\./, reading: /\/literata-greek\./ },
}

/** Only the documentation is set in the face of the interface throughout. */
const isForReading = /\sclass="(?:[^"]*\s)?lead[\s"]|\sdata-face="reading"/

function facesOf({ locale, pageId }: PageContextServer, html: string): (source: string) => boolean {
  const { every, reading } = faces[locale === 'el' ? 'greek' : 'latin']
  const isRead = pageId !== '/pages/docs' && isForReading.test(html)
  return (source) => every.test(source) || (isRead && reading.test(source))
}

function arrangeAssets(isWanted: (source: string) => boolean, assets: readonly InjectFilterEntry[]): void {
  for (const asset of assets) {
    if (asset.assetType === 'font' && !isWanted(asset.src)) asset.inject = false
    if (asset.assetType === 'script') asset.inject = 'HTML_END'
  }
}
