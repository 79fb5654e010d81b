import type { TreeBranch, TreeEntry } from '@cyanotype/ui/index.ts'
import { SidebarTree } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import { usePage } from '../layout/page.tsx'
import type { DocumentationEntry } from './library.ts'
import { pathOf } from './library.ts'
import type { Section } from './sections.ts'
import { labelOf } from './sections.ts'

interface SidebarProps {
  readonly whole: Section
  readonly current: Pick<DocumentationEntry, 'slug'>
}

/** All pages, under the words of their folders. */
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
    entries: [...section.pages.map(entry), ...section.below.map(branch)],
  })
  const { entries } = branch({ ...whole, pages: whole.pages.filter(({ slug }) => slug !== '') })
  return <SidebarTree className="docs-sidebar" label={t`Documentation`} entries={entries} />
}
