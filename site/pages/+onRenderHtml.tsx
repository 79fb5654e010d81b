import '@cyanotype/ui/icons/all.ts'
import { dangerouslySkipEscape, escapeInject } from 'vike/server'
import type { InjectFilterEntry, OnRenderHtmlSync, PageContextServer } from 'vike/types'
import { unprefixed } from '../context/languages.ts'
import { readSiteLayoutData } from '../context/site-layout-data.ts'
import { renderDocument, scriptFacts } from '../rendering/document.tsx'
import type { PageRequest } from '../rendering/page-request.ts'
import type { LearnedPage } from '../rendering/render-fast-path.ts'
import { guard } from './+guard.ts'
import { onBeforeRender } from './+onBeforeRender.ts'

/** Renders a page as HTML. Only its islands are hydrated in the browser. */
export const onRenderHtml: OnRenderHtmlSync = (pageContext) => {
  const { Page, config, learn, routeParams, urlPathname, urlParsed } = pageContext
  // Vike creates a new `config` for each request, so only the required parts are referenced.
  const pageModule = { Page, head: config.head, data: config.data }
  const html = renderHtml(pageModule, pageContext)
  if (hasOnlySiteHooks(config)) {
    const resolved = { routeParams, urlPathname, urlParsed: { search: urlParsed.search } }
    learn?.({ resolved, html, rerender: rendererOf(pageModule) })
  }
  return {
    documentHtml: escapeInject`${dangerouslySkipEscape(html)}`,
    injectFilter: (assets) => arrangeAssets(facesOf(pageContext, html), assets),
  }
}

/** A page with its own hooks may respond differently each time, so Vike has to run them. */
function hasOnlySiteHooks(config: PageContextServer['config']): boolean {
  const isReplaced = config.guard !== guard || config.onBeforeRender !== onBeforeRender
  return !isReplaced && config.onCreatePageContext?.length === 1 && config.onData === undefined
}

/** What the files of a page export. */
interface PageModule extends Pick<PageContextServer, 'Page'> {
  readonly head: PageContextServer['config']['head']
  readonly data: PageContextServer['config']['data']
}

function renderHtml({ Page, head }: PageModule, request: PageRequest): string {
  const { data, locale, origin, preview, layoutData, urlPathname } = request
  const pageHead = head?.(request) ?? { alternates: {}, nearest: '/' }
  // On error pages, Vike passes the path with its locale prefix.
  const page = { locale, origin, preview, layoutData, path: unprefixed(urlPathname, locale) }
  const facts = scriptFacts(request)
  return renderDocument({ page, head: pageHead, facts, children: <Page data={data} /> })
}

/** Renders the same page for another request without Vike. */
function rendererOf(pageModule: PageModule): LearnedPage['rerender'] {
  return async (request) => {
    const { reader, locale } = request
    const reading = { ...request, data: undefined, layoutData: await readSiteLayoutData(reader, locale) }
    const data = await pageModule.data?.(reading)
    return reading.status === undefined ? renderHtml(pageModule, { ...reading, data }) : undefined
  }
}

/**
 * The fonts of the first screen are preloaded for its script. All others load when they are needed. A font
 * that arrives after the first paint is used from the next page on, so that text never moves.
 */
const faces = {
  latin: { every: /\/(?:commissioner|literata-display)-latin\./, reading: /\/literata-latin\./ },
  greek: { every: /\/(?:commissioner|literata-display)-greek\./, reading: /\/literata-greek\./ },
}

/** Only the documentation uses the interface font for everything. */
const isTextPage = /\sclass="(?:[^"]*\s)?lead[\s"]|\sdata-face="reading"/

function facesOf({ locale, pageId }: PageContextServer, html: string): (source: string) => boolean {
  const { every, reading } = faces[locale === 'el' ? 'greek' : 'latin']
  const isRead = pageId !== '/pages/docs' && isTextPage.test(html)
  return (source) => every.test(source) || (isRead && reading.test(source))
}

/** Pages with code or a form link these stylesheets. Vike would add them to every page that could have one. */
const linkedStylesheet = /\/(?:code|form)\.(?:[\w-]+\.)?css$/

function arrangeAssets(isPreloaded: (source: string) => boolean, assets: readonly InjectFilterEntry[]): void {
  for (const asset of assets) {
    if (asset.assetType === 'font' && !isPreloaded(asset.src)) asset.inject = false
    if (asset.assetType === 'style' && linkedStylesheet.test(asset.src)) asset.inject = false
    if (asset.assetType === 'script') asset.inject = 'HTML_END'
  }
}
