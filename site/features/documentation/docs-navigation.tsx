/** Navigation of the documentation: breadcrumbs, sidebar, and the pages before and after the current one. */
import type { TreeBranch, TreeEntry } from '@cyanotype/ui/index.ts'
import { Breadcrumbs, PreviousNext, SidebarTree } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import { usePage } from '../../context/page-context.tsx'
import type { DocumentationEntry } from './docs-index.ts'
import { pathOf } from './docs-index.ts'
import type { Section } from './docs-sections.ts'
import { inOrder, labelOf, sectionsAround } from './docs-sections.ts'

interface NavigationProps {
  /** All pages. */
  readonly rootSection: Section
  readonly current: Pick<DocumentationEntry, 'slug' | 'title' | 'language'>
}

/** The language of a title, if it is not that of the page. */
function useForeign() {
  const { locale } = usePage()
  return (language: string | undefined) => (language === locale ? undefined : language)
}

export function DocsBreadcrumbs({ rootSection, current: { slug, title, language } }: NavigationProps) {
  const { href } = usePage()
  const { t, i18n } = useLingui()
  const foreign = useForeign()
  const around = sectionsAround(slug, rootSection).filter(({ folder }) => folder !== slug)
  const crumbs = [
    { label: t`Documentation`, href: href('/docs') },
    ...around.map((section) => ({
      label: labelOf(section, (message) => i18n._(message)),
      href: href(pathOf(section.folder)),
      language: foreign(section.language),
    })),
    ...(slug === '' ? [] : [{ label: title, language: foreign(language) }]),
  ]
  return <Breadcrumbs crumbs={crumbs} />
}

/**
 * The pages of the current section, and links to the other sections: with their pages too, the list would be
 * longer than most texts, and part of every page.
 */
export function Sidebar({ rootSection, current }: NavigationProps) {
  const { href } = usePage()
  const { t, i18n } = useLingui()
  const foreign = useForeign()
  const entry = ({ slug, title, language }: DocumentationEntry): TreeEntry => ({
    label: title,
    language: foreign(language),
    href: href(pathOf(slug)),
    current: slug === current.slug,
  })
  const entriesOf = ({ folder, pages, below }: Section): readonly TreeEntry[] => [
    ...pages.map((page) =>
      page.slug === folder && foreign(page.language) === undefined
        ? { ...entry(page), label: t`Overview` }
        : entry(page),
    ),
    ...below.map(sectionEntry),
  ]
  const sectionEntry = (section: Section): TreeBranch | TreeEntry => {
    const { folder, language } = section
    const label = labelOf(section, (message) => i18n._(message))
    const isCurrent = current.slug === folder || current.slug.startsWith(`${folder}/`)
    return isCurrent
      ? { label, language: foreign(language), entries: entriesOf(section) }
      : { label, language: foreign(language), href: href(pathOf(folder)) }
  }
  const pages = rootSection.pages.filter(({ slug }) => slug !== '')
  return (
    <SidebarTree
      className="docs-sidebar"
      label={t`Documentation`}
      entries={entriesOf({ ...rootSection, pages: pages })}
    />
  )
}

/** The previous and next page in the order of the sidebar. */
export function DocsPreviousNext({ rootSection, current }: NavigationProps) {
  const { href } = usePage()
  const foreign = useForeign()
  const order = inOrder(rootSection)
  const at = order.findIndex(({ slug }) => slug === current.slug)
  const neighbour = (page: DocumentationEntry | undefined) =>
    page && { href: href(pathOf(page.slug)), title: page.title, language: foreign(page.language) }
  return (
    <PreviousNext
      className="docs-previous-next"
      previous={neighbour(order[at - 1])}
      next={neighbour(order[at + 1])}
    />
  )
}
