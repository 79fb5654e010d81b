/** Lists of documentation pages: one section, or all of them by reader. */

import type { Locale } from '@cyanotype/content/model/index.ts'
import { LanguageMark } from '@cyanotype/ui/components/language-switch/language-mark.tsx'
import { Link } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import { useContentLanguage, usePage } from '../../context/page-context.tsx'
import type { DocumentationEntry } from './docs-index.ts'
import { pathOf } from './docs-index.ts'
import type { Section } from './docs-sections.ts'
import { labelOf } from './docs-sections.ts'

/** The pages of a section with their summaries, and its subsections. */
export function SectionList({ section: { pages, below } }: { readonly section: Section }) {
  return (
    <ul className="docs-list plain-list">
      {pages.map((page) => (
        <PageItem key={page.slug} page={page} />
      ))}
      {below.map((section) => (
        <SubsectionItem key={section.folder} section={section} />
      ))}
    </ul>
  )
}

type ListedPage = Pick<DocumentationEntry, 'slug' | 'title' | 'summary'> & {
  readonly language?: Locale | undefined
}

function PageItem({ page: { slug, title, summary, language } }: { readonly page: ListedPage }) {
  const { href } = usePage()
  const foreign = useContentLanguage(language)
  return (
    <li>
      <Link variant="quiet" href={href(pathOf(slug))} {...foreign}>
        {title}
      </Link>
      <LanguageMark language={foreign.lang} />
      {summary ? (
        <p>
          <span {...foreign}>{summary}</span>
        </p>
      ) : null}
    </li>
  )
}

/** By its own page, or by its name. */
function SubsectionItem({ section }: { readonly section: Section }) {
  const { i18n } = useLingui()
  const { folder, language, pages } = section
  const own = pages.find(({ slug }) => slug === folder)
  const title = labelOf(section, (message) => i18n._(message))
  return <PageItem page={own ?? { slug: folder, title, summary: '', language }} />
}

/** Every section with its pages, for the first page: a heading and one line for each reader. */
export function PagesByReader({ rootSection }: { readonly rootSection: Section }) {
  const { href } = usePage()
  const { t, i18n } = useLingui()
  const pages = rootSection.pages.filter(({ slug }) => slug !== '')
  const name = (section: Section) => labelOf(section, (message) => i18n._(message))
  return (
    <>
      <nav aria-label={t`Sections`} className="screen-only">
        <ul className="docs-jumps plain-list">
          {rootSection.below.map((section) => (
            <li key={section.folder}>
              <Link variant="quiet" href={`#${section.folder}`}>
                {name(section)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {pages.length > 0 && <SectionList section={{ ...rootSection, pages: pages, below: [] }} />}
      {rootSection.below.map((section) => (
        <section key={section.folder} className="docs-reader" aria-labelledby={section.folder}>
          <div>
            <h2 id={section.folder}>
              <Link variant="quiet" href={href(pathOf(section.folder))}>
                {name(section)}
              </Link>
            </h2>
            {section.summary && <p>{i18n._(section.summary)}</p>}
          </div>
          <SectionList section={withoutFront(section)} />
        </section>
      ))}
    </>
  )
}

/** The heading links to the own page of a section. */
function withoutFront(section: Section): Section {
  return { ...section, pages: section.pages.filter(({ slug }) => slug !== section.folder) }
}
