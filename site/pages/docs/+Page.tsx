import { Breadcrumbs, Callout, Prose } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Contents } from '../../documentation/contents.tsx'
import { Onward } from '../../documentation/onward.tsx'
import { sectionsOf } from '../../documentation/sections.ts'
import { Sidebar } from '../../documentation/sidebar.tsx'
import { PageProvider, usePage, usePageFacts } from '../../layout/page.tsx'
import { textComponents } from '../../text/components.tsx'
import type { DocumentationData } from './+data.ts'
import './docs.css'

export function Page({ data: { page, pages, isTranslated } }: { readonly data: DocumentationData }) {
  const { href } = usePage()
  const facts = usePageFacts()
  const { t, i18n } = useLingui()
  const section = sectionsOf(pages).find(({ folder }) => folder === page.section)
  const crumbs = [
    { label: t`Documentation`, href: href('/docs') },
    ...(section ? [{ label: i18n._(section.label) }, { label: page.title }] : []),
  ]
  const { Content } = page
  return (
    <div className="docs page-width">
      <Sidebar pages={pages} current={page} />
      <Contents headings={page.headings} />
      <article className="docs-page">
        <Breadcrumbs crumbs={crumbs} />
        {isTranslated ? null : (
          <Callout tone="info">
            <Trans>This page is not translated yet, so it is shown in English.</Trans>
          </Callout>
        )}
        <div lang={isTranslated ? undefined : page.language}>
          <h1 className="page-title">{page.title}</h1>
          {page.summary ? <p className="lead">{page.summary}</p> : null}
          <PageProvider page={{ ...facts, speaks: page.language }}>
            <Prose>
              <Content components={textComponents} />
            </Prose>
          </PageProvider>
        </div>
        <Onward pages={pages} current={page} />
      </article>
    </div>
  )
}
