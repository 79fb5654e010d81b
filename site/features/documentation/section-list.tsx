import { Link } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import { usePage } from '../../layout/page-context.tsx'
import { pathOf } from './docs-index.ts'
import type { Section } from './sections.ts'
import { labelOf } from './sections.ts'

/** The pages of a section with their summaries, and its subsections. */
export function SectionList({ section: { pages, below } }: { readonly section: Section }) {
  const { href, locale } = usePage()
  const { i18n } = useLingui()
  return (
    <ul className="docs-section plain-list">
      {pages.map(({ slug, title, summary, language }) => (
        <li key={slug} lang={language === locale ? undefined : language}>
          <Link href={href(pathOf(slug))}>{title}</Link>
          {summary ? <p>{summary}</p> : null}
        </li>
      ))}
      {below.map((section) => (
        <li key={section.folder}>
          <Link href={href(pathOf(section.folder))}>{labelOf(section, (message) => i18n._(message))}</Link>
        </li>
      ))}
    </ul>
  )
}
