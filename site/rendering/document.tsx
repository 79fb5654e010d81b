/** The HTML document of every page, from `<html>` to its end. */
import { createHash } from 'node:crypto'
import { locales } from '@cyanotype/content/model/index.ts'
import { Banner, LiveRegion, SkipLink } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { PageFacts } from '../context/page-context.tsx'
import { PageProvider, useContentLanguage, usePage } from '../context/page-context.tsx'
import type { PageHead } from '../context/page-head.ts'
import { Head } from '../layout/head/head.tsx'
import { Slot, withParts } from '../layout/page-frame.tsx'
import { PreviewBar, previewData } from '../preview/preview-bar.tsx'
import codeStyles from './code.css?url'
import type { PageRequest } from './page-request.ts'
import '../layout/site.css'

interface DocumentProps {
  readonly page: PageFacts
  readonly head: PageHead
  readonly facts: ScriptFacts
  readonly children: ReactNode
}

/** As HTML. */
export function renderDocument(document: DocumentProps): string {
  const html = withParts(renderToStaticMarkup(<Document {...document} />), document.page, document.head)
  return `<!doctype html>${html.includes(codeBlock) ? html.replace('<head>', `<head>${codeLink}`) : html}`
}

/** Most pages have no code. */
const codeBlock = ' class="code-block'
const codeLink = `<link rel="stylesheet" href="${codeStyles}"/>`

function Document({ page, head, facts, children }: DocumentProps) {
  const { banner } = page.layoutData
  return (
    <html
      lang={page.locale}
      dir={locales[page.locale].dir}
      data-banner={banner ? nameOf(banner) : undefined}
      data-preview={previewData(page.preview)}
    >
      <PageProvider page={page}>
        <Head head={head} />
        <body {...facts}>
          {/* React puts it into the head. Visits are posted without credentials, hence `crossOrigin`. */}
          {facts['data-visits'] ? (
            <link rel="preconnect" href={facts['data-visits']} crossOrigin="anonymous" />
          ) : null}
          <SkipLink />
          <PreviewBar />
          {banner ? <SiteBanner banner={banner} /> : null}
          <Slot name="header" />
          <main id="main-content" tabIndex={-1}>
            {children}
          </main>
          <Slot name="footer" />
          <AnnouncerPlace />
        </body>
      </PageProvider>
    </html>
  )
}

function SiteBanner({ banner }: { readonly banner: string }) {
  const { layoutData } = usePage()
  const language = useContentLanguage(layoutData.settingsLanguage)
  return (
    <Banner dismissalKey={nameOf(banner)}>
      {language.lang === undefined ? banner : <span {...language}>{banner}</span>}
    </Banner>
  )
}

/** The id of a notice on devices where it was closed. Another text is another notice. */
function nameOf(banner: string): string {
  return createHash('sha256').update(banner).digest('base64url').slice(0, 8)
}

/** The messages for scripts. */
export type AnnouncerText = 'loading' | 'unreachable' | 'again' | 'newer' | 'renew' | 'close'

/** Messages for scripts are in the page, so that they can be shown when nothing more can be loaded. */
function AnnouncerPlace() {
  const { t } = useLingui()
  const texts = {
    'data-loading': t`Loading page`,
    'data-unreachable': t`Could not load the page. Check your connection and try again.`,
    'data-again': t`Try again`,
    'data-newer': t`A new version of this site is available.`,
    'data-renew': t`Reload`,
    'data-close': t`Close`,
  } satisfies Record<`data-${AnnouncerText}`, string>
  return <LiveRegion id="announcer" message="" {...texts} />
}

/**
 * Configuration of the client script, as attributes of the body. A preview has none: it is not counted and has
 * no client navigation.
 */
export interface ScriptFacts {
  readonly 'data-build'?: string
  /** The host of the analytics service. Empty for this server. */
  readonly 'data-visits'?: string
  /** The domain in analytics, if it is not the host of the page. */
  readonly 'data-visits-domain'?: string | undefined
}

type Facts = Pick<PageRequest, 'siteInfo' | 'preview' | 'layoutData'>

export function scriptFacts({ siteInfo, preview, layoutData }: Facts): ScriptFacts {
  if (siteInfo === undefined || preview) return {}
  return {
    'data-build': siteInfo.build,
    'data-visits': layoutData.visits.host || siteInfo.analyticsHost,
    'data-visits-domain': layoutData.visits.domain || undefined,
  }
}
