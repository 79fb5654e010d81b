import type { Locale } from '@cyanotype/content/model/index.ts'
import '@cyanotype/ui/icons/all.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { dangerouslySkipEscape, escapeInject } from 'vike/server'
import type { InjectFilterEntry, OnRenderHtmlSync } from 'vike/types'
import { scriptFacts } from '../browser/script-facts.ts'
import { Document } from '../layout/document.tsx'

/** A page is HTML: it is rendered once, and no part of it wakes in the browser but its islands. */
export const onRenderHtml: OnRenderHtmlSync = (pageContext) => {
  const { Page, data, locale, origin, preview, surroundings, urlPathname, config } = pageContext
  const head = config.head?.(pageContext) ?? { alternates: {}, nearest: '/' }
  const page = { locale, origin, preview, surroundings, path: urlPathname }
  const html = renderToStaticMarkup(
    <Document page={page} head={head} facts={scriptFacts(pageContext)}>
      <Page data={data} />
    </Document>,
  )
  return {
    documentHtml: escapeInject`<!doctype html>${dangerouslySkipEscape(html)}`,
    injectFilter: (assets) => arrangeAssets(locale, assets),
  }
}

/** The faces that every page is set in are fetched with it, in its own script; all others when a letter needs them. */
const faces = {
  latin: /\/(commissioner-latin|literata-display-latin)\./,
  greek: /\/(commissioner-greek-greek|literata-display-greek)\./,
}

function arrangeAssets(locale: Locale, assets: readonly InjectFilterEntry[]): void {
  const wanted = locale === 'el' ? faces.greek : faces.latin
  for (const asset of assets) {
    if (asset.assetType === 'font' && !wanted.test(asset.src)) asset.inject = false
    if (asset.assetType === 'script') asset.inject = 'HTML_END'
  }
}
