/** The HTML document of every page, from `<html>` to its end. */
import { createHash } from 'node:crypto'
import { locales } from '@cyanotype/content/model/index.ts'
import { Banner, SkipLink } from '@cyanotype/ui/index.ts'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { AnnouncerPlace } from '../client/announcer-region.tsx'
import type { ScriptFacts } from '../client/script-config.ts'
import { Head } from '../layout/head/head.tsx'
import type { PageHead } from '../layout/head/page-head.ts'
import type { PageFacts } from '../layout/page-context.tsx'
import { PageProvider } from '../layout/page-context.tsx'
import { Slot, withParts } from '../layout/page-frame.tsx'
import { PreviewBar } from '../preview/preview-bar.tsx'
import { previewData } from '../preview/preview-data.ts'
import '../layout/site.css'

interface DocumentProps {
  readonly page: PageFacts
  readonly head: PageHead
  readonly facts: ScriptFacts
  readonly children: ReactNode
}

/** As HTML. */
export function drawDocument(document: DocumentProps): string {
  const html = renderToStaticMarkup(<Document {...document} />)
  return `<!doctype html>${withParts(html, document.page, document.head)}`
}

function Document({ page, head, facts, children }: DocumentProps) {
  const { banner } = page.layoutData
  return (
    <html
      lang={page.locale}
      dir={locales[page.locale].dir}
      data-banner={banner ? nameOf(banner) : undefined}
      data-preview={previewData(page.preview)}
      data-house={page.layoutData.color || undefined}
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
          {banner ? <Banner dismissalKey={nameOf(banner)}>{banner}</Banner> : null}
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

/** The id of a notice on devices where it was closed. Another text is another notice. */
function nameOf(banner: string): string {
  return createHash('sha256').update(banner).digest('base64url').slice(0, 8)
}
