import { Prose, TableOfContents } from '@cyanotype/ui/index.ts'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { FallbackNotice } from '../layout/fallback-notice.tsx'
import { Moment } from '../layout/moment.tsx'
import { PageProvider, usePage, usePageFacts } from '../layout/page.tsx'
import { DocumentText } from '../text/document-text.tsx'
import type { LegalData } from './legal-data.ts'
import './legal.css'

interface LegalPageProps {
  readonly data: LegalData
  /** What stands under the text and is known by the program. */
  readonly children?: ReactNode
}

/** A text of the law: when somebody last read it and found it true, what is in it, and the text. */
export function LegalPage({ data: { page, text }, children }: LegalPageProps) {
  const { locale } = usePage()
  const facts = usePageFacts()
  const { title, lastReviewed } = page.data
  const headings = (text.print?.headings ?? []).filter(({ depth }) => depth === 2)
  const language = page.locale === locale ? undefined : page.locale
  return (
    <article className="legal page-width page-body">
      <header className="legal-head">
        {lastReviewed ? (
          <p className="plate-label">
            <span>
              <Trans>Last reviewed</Trans> <Moment at={lastReviewed} />
            </span>
          </p>
        ) : null}
        <h1 className="page-title" lang={language}>
          {title}
        </h1>
      </header>
      <FallbackNotice language={page.locale} />
      {headings.length < 3 ? null : <TableOfContents className="legal-contents" entries={headings} />}
      <div className="legal-text">
        <div lang={language}>
          <PageProvider page={{ ...facts, speaks: page.locale }}>
            <Prose>
              <DocumentText text={text} />
            </Prose>
          </PageProvider>
        </div>
        {children}
      </div>
    </article>
  )
}
