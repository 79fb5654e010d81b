import { SidebarTree } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import { usePage } from '../layout/page.tsx'
import type { DocumentationPage } from './library.ts'
import { sectionsOf } from './sections.ts'

interface SidebarProps {
  readonly pages: readonly DocumentationPage[]
  readonly current: DocumentationPage
}

/** All pages, under the words of their sections. */
export function Sidebar({ pages, current }: SidebarProps) {
  const { href } = usePage()
  const { t, i18n } = useLingui()
  const entries = sectionsOf(pages).map((section) => ({
    label: i18n._(section.label),
    entries: section.pages.map(({ slug, title }) => ({
      label: title,
      href: href(`/docs/${slug}`),
      current: slug === current.slug,
    })),
  }))
  return <SidebarTree className="docs-sidebar" label={t`Documentation`} entries={entries} />
}
