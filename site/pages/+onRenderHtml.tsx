import '@cyanotype/ui/icons/all.ts'
import { dangerouslySkipEscape, escapeInject } from 'vike/server'
import type { InjectFilterEntry, OnRenderHtmlSync, PageContextServer } from 'vike/types'
import { scriptFacts } from '../client/script-config.ts'
import { unprefixed } from '../layout/languages.ts'
import { readSiteLayoutData } from '../layout/site-layout-data.ts'
import { drawDocument } from '../rendering/document.tsx'
import type { PageRequest } from '../rendering/page-context.ts'
import type { LearnedPage } from '../rendering/render-fast-path.ts'
import { guard } from './+guard.ts'
import { onBeforeRender } from './+onBeforeRender.ts'

/** A page is HTML: it is rendered once, and no part of it wakes in the browser but its islands. */
export const onRenderHtml: OnRenderHtmlSync = (pageContext) => {
  const { Page, config, learn, routeParams, urlPathname, urlParsed } = pageContext
  // Vike makes a new `config` for each request: only what is needed of it is kept.
  const made = { Page, head: config.head, data: config.data }
  const html = draw(made, pageContext)
  if (hasOnlySiteHooks(config)) {
    const resolved = { routeParams, urlPathname, urlParsed: { search: urlParsed.search } }
    learn?.({ resolved, html, print: rendererOf(made) })
  }
  return {
    documentHtml: escapeInject`${dangerouslySkipEscape(html)}`,
    injectFilter: (assets) => arrangeAssets(facesOf(pageContext, html), assets),
  }
}

/** A page with hooks of its own may answer differently each time, so Vike has to run them. */
function hasOnlySiteHooks(config: PageContextServer['config']): boolean {
  const isReplaced = config.guard !== guard || config.onBeforeRender !== onBeforeRender
  return !isReplaced && config.onCreatePageContext?.length === 1 && config.onData === undefined
}

interface Made extends Pick<PageContextServer, 'Page'> {
  readonly head: PageContextServer['config']['head']
  readonly data: PageContextServer['config']['data']
}

function draw({ Page, head }: Made, request: PageRequest): string {
  const { data, locale, origin, preview, layoutData, urlPathname } = request
  const introduction = head?.(request) ?? { alternates: {}, nearest: '/' }
  // Where nothing was found, Vike gives the path with the prefix of the language.
  const page = { locale, origin, preview, layoutData, path: unprefixed(urlPathname, locale) }
  const facts = scriptFacts(request)
  return drawDocument({ page, head: introduction, facts, children: <Page data={data} /> })
}

/** The same page for another request, without Vike. */
function rendererOf(made: Made): LearnedPage['print'] {
  return async (request) => {
    const { reader, locale } = request
    const reading = { ...request, data: undefined, layoutData: await readSiteLayoutData(reader, locale) }
    const data = await made.data?.(reading)
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
const isTextPage = /\sclass="(?:[^"]*\s)?lead[\s"]|\sdata-face="reading"/

function facesOf({ locale, pageId }: PageContextServer, html: string): (source: string) => boolean {
  const { every, reading } = faces[locale === 'el' ? 'greek' : 'latin']
  const isRead = pageId !== '/pages/docs' && isTextPage.test(html)
  return (source) => every.test(source) || (isRead && reading.test(source))
}

function arrangeAssets(isWanted: (source: string) => boolean, assets: readonly InjectFilterEntry[]): void {
  for (const asset of assets) {
    if (asset.assetType === 'font' && !isWanted(asset.src)) asset.inject = false
    if (asset.assetType === 'script') asset.inject = 'HTML_END'
  }
}
