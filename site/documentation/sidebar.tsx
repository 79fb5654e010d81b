import { Trans, useLingui } from '@lingui/react/macro'
import { usePage } from '../layout/page.tsx'
import type { DocumentationPage } from './library.ts'
import { sectionsOf } from './sections.ts'

interface SidebarProps {
  readonly pages: readonly DocumentationPage[]
  readonly current: DocumentationPage
}

/** All pages. Beside the text where there is room; folded above it on a phone, with and without script. */
export function Sidebar({ pages, current }: SidebarProps) {
  const { t } = useLingui()
  return (
    <nav className="docs-sidebar" aria-label={t`Documentation`}>
      <details className="docs-sidebar-fold">
        <summary>
          <Trans>All pages</Trans>
        </summary>
        <Sections pages={pages} current={current} />
      </details>
      <div className="docs-sidebar-open">
        <Sections pages={pages} current={current} />
      </div>
    </nav>
  )
}

function Sections({ pages, current }: SidebarProps) {
  const { href } = usePage()
  const { i18n } = useLingui()
  return sectionsOf(pages).map((section) => (
    <div key={section.folder} className="docs-sidebar-section">
      <p className="docs-sidebar-label">{i18n._(section.label)}</p>
      <ul className="plain-list">
        {section.pages.map(({ slug, title }) => (
          <li key={slug}>
            <a href={href(`/docs/${slug}`)} aria-current={slug === current.slug ? 'page' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </div>
  ))
}
