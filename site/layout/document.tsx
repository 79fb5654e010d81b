/** A whole page, from `<html>` to its last line: the same for every route. */
import { locales } from '@cyanotype/content/model/index.ts'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Footer } from './footer.tsx'
import { Head } from './head.tsx'
import { Header } from './header.tsx'
import type { PageFacts } from './page.tsx'
import { PageProvider } from './page.tsx'
import type { PageHead } from './page-head.ts'
import '../site.css'

interface DocumentProps {
  readonly page: PageFacts
  readonly head: PageHead
  readonly children: ReactNode
}

export function Document({ page, head, children }: DocumentProps) {
  const { banner } = page.surroundings
  return (
    <html lang={page.locale} dir={locales[page.locale].dir}>
      <PageProvider page={page}>
        <Head head={head} />
        <body>
          <a className="skip-link" href="#main-content">
            <Trans>Skip to the content</Trans>
          </a>
          {page.preview ? (
            <p className="banner" role="status">
              <Trans>Preview: this page shows a draft.</Trans>
            </p>
          ) : null}
          {banner ? <p className="banner">{banner}</p> : null}
          <Header head={head} />
          <main id="main-content" tabIndex={-1}>
            {children}
          </main>
          <Footer head={head} />
        </body>
      </PageProvider>
    </html>
  )
}
