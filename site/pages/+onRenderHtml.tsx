import type { Locale } from '@cyanotype/content/model/index.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { dangerouslySkipEscape, escapeInject } from 'vike/server'
import type { InjectFilterEntry, OnRenderHtmlSync } from 'vike/types'
import { Document } from '../layout/document.tsx'

/** A page is HTML: it is rendered once, and no part of it wakes in the browser but its islands. */
export const onRenderHtml: OnRenderHtmlSync = (pageContext) => {
  const { Page, data, locale, origin, preview, surroundings, urlPathname, config } = pageContext
  const head = config.head?.(pageContext) ?? { alternates: {}, nearest: '/' }
  const page = { locale, origin, preview, surroundings, path: urlPathname }
  const html = renderToStaticMarkup(
    <Document page={page} head={head}>
      <Page data={data} />
    </Document>,
  )
  return {
    documentHtml: escapeInject`<!doctype html>${dangerouslySkipEscape(html)}`,
    injectFilter: (assets) => keepFontsOf(locale, assets),
  }
}

/** The upright faces of the page's own script are fetched with the page; all others when a letter needs them. */
function keepFontsOf(locale: Locale, assets: readonly InjectFilterEntry[]): void {
  const script = locale === 'el' ? 'greek' : 'latin'
  const wanted = new RegExp(`-${script}-(opsz|wght)-normal\\.`)
  for (const asset of assets) if (asset.assetType === 'font' && !wanted.test(asset.src)) asset.inject = false
}
