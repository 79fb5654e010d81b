import { PageProvider, useContentLanguage, usePageFacts } from '../../context/page-context.tsx'
import { PagesByReader, SectionList } from '../../features/documentation/docs-lists.tsx'
import { DocsBreadcrumbs, DocsPreviousNext, Sidebar } from '../../features/documentation/docs-navigation.tsx'
import {
  Contents,
  DocumentationBody,
  DocumentationFacts,
  headingsOf,
} from '../../features/documentation/docs-parts.tsx'
import { PageFeedback } from '../../features/documentation/page-feedback.tsx'
import { FallbackNotice } from '../../features/text/document-text.tsx'
import { useSource } from '../../preview/use-source.ts'
import type { DocumentationData } from './+data.ts'
import './docs.css'

interface PageProps {
  readonly data: DocumentationData
}

export function Page({ data }: PageProps) {
  const { page, words, rootSection, feedback } = data
  if (page.slug === '') return <FirstPage data={data} />
  return (
    <div className="docs page-width">
      <Sidebar rootSection={rootSection} current={page} />
      <Contents headings={words === undefined ? [] : headingsOf(words)} language={page.language} />
      <article className="docs-page">
        <DocsBreadcrumbs rootSection={rootSection} current={page} />
        <FallbackNotice language={page.language} />
        <DocumentationText data={data} />
        {'lists' in page.source ? (
          <SectionList section={page.source.lists} />
        ) : (
          <>
            <PageFeedback slug={page.slug} refused={feedback} />
            <DocsPreviousNext rootSection={rootSection} current={page} />
          </>
        )}
      </article>
    </div>
  )
}

/** The table of contents of the whole documentation. It is its own navigation. */
function FirstPage({ data }: PageProps) {
  return (
    <article className="docs-first page-width">
      <DocumentationText data={data} />
      <PagesByReader rootSection={data.rootSection} />
      <PageFeedback slug={data.page.slug} refused={data.feedback} />
    </article>
  )
}

function DocumentationText({ data: { page, words } }: PageProps) {
  const language = useContentLanguage(page.language)
  const facts = usePageFacts()
  const fromDocument = useSource()
  const source = (field: string) => ('data' in page.source ? fromDocument(page.source, field) : {})
  return (
    <div {...language}>
      <h1 className="page-title" {...source('title')}>
        {page.title}
      </h1>
      {page.summary ? (
        <p className="lead" {...source('summary')}>
          {page.summary}
        </p>
      ) : null}
      {'lists' in page.source ? null : <DocumentationFacts page={page} />}
      {words === undefined ? null : (
        <PageProvider page={{ ...facts, speaks: page.language }}>
          <DocumentationBody body={words} {...source('body')} />
        </PageProvider>
      )}
    </div>
  )
}
