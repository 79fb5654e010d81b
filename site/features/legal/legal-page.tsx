import { TableOfContents } from '@cyanotype/ui/index.ts'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Moment } from '../../layout/date-time.tsx'
import { FallbackNotice } from '../../layout/fallback-notice.tsx'
import { PageProvider, usePage, usePageFacts } from '../../layout/page-context.tsx'
import { useSource } from '../../preview/use-source.ts'
import { DocumentText } from '../text/document-text.tsx'
import type { LegalData } from './legal-data.ts'
import './legal.css'

interface LegalPageProps {
  readonly data: LegalData
  /** A generated section below the text. */
  readonly appendix?: { readonly id: string; readonly title: string; readonly content: ReactNode }
}

/** A legal page: the date of the last review, a table of contents, and the text. */
export function LegalPage({ data: { page, text }, appendix }: LegalPageProps) {
  const { locale } = usePage()
  const facts = usePageFacts()
  const { title, lastReviewed } = page.data
  const headings = (text.printable?.headings ?? []).filter(({ depth }) => depth === 2)
  const entries = [...headings, ...(appendix ? [{ id: appendix.id, text: appendix.title, depth: 2 }] : [])]
  const source = useSource()
  const language = page.locale === locale ? undefined : page.locale
  return (
    <article className="legal page-width page-body">
      <header className="legal-head">
        {lastReviewed ? (
          <p className="eyebrow">
            <span>
              <Trans>Last reviewed</Trans> <Moment at={lastReviewed} />
            </span>
          </p>
        ) : null}
        <h1 className="page-title" lang={language} {...source(page, 'title')}>
          {title}
        </h1>
      </header>
      <FallbackNotice language={page.locale} />
      {entries.length < 3 ? null : <TableOfContents className="legal-contents" entries={entries} />}
      <div className="legal-text">
        <div lang={language} {...source(page, 'body')}>
          <PageProvider page={{ ...facts, speaks: page.locale }}>
            <DocumentText text={text} />
          </PageProvider>
        </div>
        {appendix && (
          <section aria-labelledby={appendix.id}>
            <h2 id={appendix.id}>{appendix.title}</h2>
            {appendix.content}
          </section>
        )}
      </div>
    </article>
  )
}
