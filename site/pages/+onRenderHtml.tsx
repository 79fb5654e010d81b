import type { Locale } from '@cyanotype/content/model/index.ts'
import '@cyanotype/ui/icons/all.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { dangerouslySkipEscape, escapeInject } from 'vike/server'
import type { InjectFilterEntry, OnRenderHtmlSync, PageContextServer } from 'vike/types'
import { scriptFacts } from '../browser/script-facts.ts'
import { Document } from '../layout/document.tsx'
import { readSurroundings } from '../layout/surroundings.ts'
import type { PageRequest } from '../page-context.ts'
import type { LearnedPage } from '../short-way.ts'

/** A page is HTML: it is rendered once, and no part of it wakes in the browser but its islands. */
export const onRenderHtml: OnRenderHtmlSync = (pageContext) => {
  const html = draw(pageContext, pageContext)
  const { pageId, learn, locale } = pageContext
  if (pageId !== null) learn?.({ id: pageId, html, print: printer(pageContext) })
  return {
    documentHtml: escapeInject`${dangerouslySkipEscape(html)}`,
    injectFilter: (assets) => arrangeAssets(locale, assets),
  }
}

type Made = Pick<PageContextServer, 'Page' | 'config'>

function draw({ Page, config }: Made, request: PageRequest): string {
  const { data, locale, origin, preview, surroundings, urlPathname } = request
  const head = config.head?.(request) ?? { alternates: {}, nearest: '/' }
  const page = { locale, origin, preview, surroundings, path: urlPathname }
  const html = renderToStaticMarkup(
    <Document page={page} head={head} facts={scriptFacts(request)}>
      <Page data={data} />
    </Document>,
  )
  return `<!doctype html>${html}`
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

/** The faces that every page is set in are fetched with it, in its own script; all others when a letter needs them. */
const faces = {
  latin: /\/(commissioner-latin|literata-display-latin)\./,
  greek: /\/(commissioner-greek-greek|literata-display-greek-greek)\./,
}

function arrangeAssets(locale: Locale, assets: readonly InjectFilterEntry[]): void {
  const wanted = locale === 'el' ? faces.greek : faces.latin
  for (const asset of assets) {
    if (asset.assetType === 'font' && !wanted.test(asset.src)) asset.inject = false
    if (asset.assetType === 'script') asset.inject = 'HTML_END'
  }
}
