import type { TreeBranch, TreeEntry } from '@cyanotype/ui/index.ts'
import { SidebarTree } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import { usePage } from '../../layout/page-context.tsx'
import type { DocumentationEntry } from './docs-index.ts'
import { pathOf } from './docs-index.ts'
import type { Section } from './sections.ts'
import { labelOf } from './sections.ts'

interface SidebarProps {
  readonly whole: Section
  readonly current: Pick<DocumentationEntry, 'slug'>
}

/** All pages, grouped by section. */
export function Sidebar({ whole, current }: SidebarProps) {
  const { href, locale } = usePage()
  const { t, i18n } = useLingui()
  const entry = ({ slug, title, language }: DocumentationEntry): TreeEntry => ({
    label: title,
    language: language === locale ? undefined : language,
    href: href(pathOf(slug)),
    current: slug === current.slug,
  })
  const branch = (section: Section): TreeBranch => ({
    label: labelOf(section, (message) => i18n._(message)),
    entries: [...section.pages.map(entry), ...section.below.map(sectionEntry)],
  })
  // A long section with its own page is only a link elsewhere, because its entries would be part of every
  // page.
  const sectionEntry = (section: Section): TreeEntry => {
    const { folder, pages } = section
    const own = folder.includes('/') ? pages.find(({ slug }) => slug === folder) : undefined
    const isCurrent = current.slug === folder || current.slug.startsWith(`${folder}/`)
    return own === undefined || isCurrent ? branch(section) : entry(own)
  }
  const { entries } = branch({ ...whole, pages: whole.pages.filter(({ slug }) => slug !== '') })
  return <SidebarTree className="docs-sidebar" label={t`Documentation`} entries={entries} />
}
