import { Breadcrumbs } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import { PageProvider, usePage, usePageFacts } from '../../context/page-context.tsx'
import { labelOf, pathOf, sectionsAround } from '../../features/documentation/docs-index.ts'
import {
  Contents,
  DocsPreviousNext,
  DocumentationBody,
  DocumentationFacts,
  headingsOf,
  SectionList,
  Sidebar,
} from '../../features/documentation/docs-parts.tsx'
import { FallbackNotice } from '../../features/text/document-text.tsx'
import { useSource } from '../../preview/use-source.ts'
import type { DocumentationData } from './+data.ts'
import './docs.css'

export function Page({ data: { page, words, whole } }: { readonly data: DocumentationData }) {
  const { href, locale } = usePage()
  const facts = usePageFacts()
  const fromDocument = useSource()
  const { t, i18n } = useLingui()
  const around = sectionsAround(page.slug, whole).filter(({ folder }) => folder !== page.slug)
  const crumbs = [
    { label: t`Documentation`, href: href('/docs') },
    ...around.map((section) => ({
      label: labelOf(section, (message) => i18n._(message)),
      href: href(pathOf(section.folder)),
    })),
    ...(page.slug === '' ? [] : [{ label: page.title }]),
  ]
  const source = (field: string) => ('data' in page.source ? fromDocument(page.source, field) : {})
  return (
    <div className="docs page-width">
      <Sidebar whole={whole} current={page} />
      <Contents headings={words === undefined ? [] : headingsOf(words)} />
      <article className="docs-page">
        <Breadcrumbs crumbs={crumbs} />
        <FallbackNotice language={page.language} />
        <div lang={page.language === locale ? undefined : page.language}>
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
        {'lists' in page.source ? (
          <SectionList section={page.source.lists} />
        ) : (
          <DocsPreviousNext whole={whole} current={page} />
        )}
      </article>
    </div>
  )
}
