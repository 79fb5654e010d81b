import { Icon } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { usePage } from '../layout/page.tsx'
import type { DocumentationPage } from './library.ts'
import { sectionsOf } from './sections.ts'

interface OnwardProps {
  readonly pages: readonly DocumentationPage[]
  readonly current: DocumentationPage
}

/** The page before and the page after, in the order of the sidebar. */
export function Onward({ pages, current }: OnwardProps) {
  const { href } = usePage()
  const { t } = useLingui()
  const order = [...pages.filter(({ slug }) => slug === ''), ...sectionsOf(pages).flatMap((one) => one.pages)]
  const at = order.findIndex(({ slug }) => slug === current.slug)
  const previous = at > 0 ? order[at - 1] : undefined
  const next = order[at + 1]
  return (
    <nav className="docs-onward" aria-label={t`Previous and next page`}>
      {previous && (
        <a href={href(pathOf(previous))} rel="prev">
          <span className="docs-onward-label">
            <Icon name="arrow" className="docs-onward-back" /> <Trans>Previous</Trans>
          </span>
          {previous.title}
        </a>
      )}
      {next && (
        <a href={href(pathOf(next))} rel="next">
          <span className="docs-onward-label">
            <Trans>Next</Trans> <Icon name="arrow" />
          </span>
          {next.title}
        </a>
      )}
    </nav>
  )
}

export function pathOf({ slug }: Pick<DocumentationPage, 'slug'>): string {
  return slug === '' ? '/docs' : `/docs/${slug}`
}
