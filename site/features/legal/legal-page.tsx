/** Common parts of the three legal pages. */
import { singleWithFallback } from '@cyanotype/content/contracts/single-with-fallback.ts'
import type { Reader } from '@cyanotype/content/contracts/site-renderer.ts'
import type { Locale } from '@cyanotype/content/model/index.ts'
import { TableOfContents } from '@cyanotype/ui/index.ts'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { render } from 'vike/abort'
import { Moment } from '../../context/date-time.tsx'
import { alternatesAt } from '../../context/languages.ts'
import { PageProvider, useContentLanguage, usePageFacts } from '../../context/page-context.tsx'
import type { PageHead } from '../../context/page-head.ts'
import { useSource } from '../../preview/use-source.ts'
import { DocumentText, FallbackNotice } from '../text/document-text.tsx'
import { readText } from '../text/text-cache.ts'
import './legal.css'

interface LegalPageProps {
  readonly data: LegalData
  /** A generated section below the text. */
  readonly appendix?: { readonly id: string; readonly title: string; readonly content: ReactNode }
}

/** A legal page: the date of the last review, a table of contents, and the text. */
export function LegalPage({ data: { page, text }, appendix }: LegalPageProps) {
  const facts = usePageFacts()
  const { title, lastReviewed } = page.data
  const source = useSource()
  const language = useContentLanguage(page.locale)
  const headings = (text.printable?.headings ?? [])
    .filter(({ depth }) => depth === 2)
    .map((heading) => ({ ...heading, language: language.lang }))
  const entries = [...headings, ...(appendix ? [{ id: appendix.id, text: appendix.title, depth: 2 }] : [])]
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
        <h1 className="page-title" {...language} {...source(page, 'title')}>
          {title}
        </h1>
      </header>
      <FallbackNotice language={page.locale} />
      {entries.length < 3 ? null : <TableOfContents className="legal-contents" entries={entries} />}
      <div className="legal-text">
        <div {...language} {...source(page, 'body')}>
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

export type LegalName = 'cookie-policy' | 'privacy-policy' | 'terms'
export type LegalData = Awaited<ReturnType<typeof readLegal>>

interface LegalRequest {
  readonly reader: Reader
  readonly locale: Locale
}

/** A legal page without a translation is shown in another language. */
export async function readLegal(name: LegalName, { reader, locale }: LegalRequest) {
  const page = await singleWithFallback(reader, name, locale)
  if (page === undefined) throw render(404)
  return { page, text: await readText(page.data.body, reader, locale, { document: page, field: 'body' }) }
}

export function legalHead(path: string, { page }: LegalData): PageHead {
  const { title, seo } = page.data
  return {
    title: seo.title || title,
    ...(seo.description ? { description: seo.description } : {}),
    hidden: seo.hidden,
    alternates: alternatesAt(path, page),
    nearest: path,
  }
}
