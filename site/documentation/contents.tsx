import type { Heading } from '@cyanotype/content/mdx/steps.ts'
import { Trans, useLingui } from '@lingui/react/macro'

/** The headings of a page, two levels of them; a page with fewer than two needs no table. */
export function Contents({ headings }: { readonly headings: readonly Heading[] }) {
  const { t } = useLingui()
  const shown = headings.filter(({ depth }) => depth <= 3)
  if (shown.length < 2) return null
  return (
    <nav className="docs-contents" aria-label={t`On this page`}>
      <p className="docs-sidebar-label">
        <Trans>On this page</Trans>
      </p>
      <ul className="plain-list">
        {shown.map(({ id, text, depth }) => (
          <li key={id} data-depth={depth}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
