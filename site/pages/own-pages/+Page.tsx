import { VisuallyHidden } from '@cyanotype/ui/index.ts'
import { PageProvider, useContentLanguage, usePageFacts } from '../../context/page-context.tsx'
import { BlockText } from '../../features/blocks/block-text.tsx'
import { hasPageTitle } from '../../features/blocks/page-outline.tsx'
import { PagesBelow, PageTrail } from '../../features/own-pages/page-links.tsx'
import { FallbackNotice } from '../../features/text/document-text.tsx'
import { useSource } from '../../preview/use-source.ts'
import type { OwnPageData } from './+data.ts'
import './own-page.css'

export function Page({ data }: { readonly data: OwnPageData }) {
  const { page, above, below } = data
  const source = useSource()
  const { title, summary, template } = page.data
  const language = useContentLanguage(page.locale)
  if (template === 'landing') return <LandingPage data={data} />
  return (
    <article className="own-page page-width page-body" data-template={template}>
      <PageTrail above={above} page={page} />
      <FallbackNotice language={page.locale} />
      <header className="own-page-head" {...language}>
        <h1 className="page-title" {...source(page, 'title')}>
          {title}
        </h1>
        {summary ? (
          <p className="lead" {...source(page, 'summary')}>
            {summary}
          </p>
        ) : null}
      </header>
      <PageText data={data} />
      <PagesBelow pages={below} />
    </article>
  )
}

/** The text is everything. Its title is that of a hero at its start, or else only screen readers read it. */
function LandingPage({ data }: { readonly data: OwnPageData }) {
  const { page } = data
  const language = useContentLanguage(page.locale)
  return (
    <article className="own-page page-width page-body" data-template="landing">
      {data.text.printable && hasPageTitle(data.text.printable.tree) ? null : (
        <VisuallyHidden>
          <h1 {...language}>{page.data.title}</h1>
        </VisuallyHidden>
      )}
      <FallbackNotice language={page.locale} />
      <PageText data={data} />
    </article>
  )
}

function PageText({ data: { page, text, refused } }: { readonly data: OwnPageData }) {
  const language = useContentLanguage(page.locale)
  const facts = usePageFacts()
  const source = useSource()
  const isLanding = page.data.template === 'landing'
  if (page.data.body === '') return null
  return (
    <div className="own-page-text" {...language}>
      <PageProvider page={{ ...facts, speaks: page.locale }}>
        <BlockText
          text={text}
          isLanding={isLanding}
          refused={refused}
          face={isLanding ? 'docs' : 'reading'}
          {...source(page, 'body')}
        />
      </PageProvider>
    </div>
  )
}
