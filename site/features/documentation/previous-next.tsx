import { PreviousNext } from '@cyanotype/ui/index.ts'
import { usePage } from '../../layout/page-context.tsx'
import type { DocumentationEntry } from './docs-index.ts'
import { pathOf } from './docs-index.ts'
import type { Section } from './sections.ts'
import { inOrder } from './sections.ts'

interface DocsPreviousNextProps {
  readonly whole: Section
  readonly current: Pick<DocumentationEntry, 'slug'>
}

/** The previous and next page in the order of the sidebar. */
export function DocsPreviousNext({ whole, current }: DocsPreviousNextProps) {
  const { href, locale } = usePage()
  const order = inOrder(whole)
  const at = order.findIndex(({ slug }) => slug === current.slug)
  const neighbour = (page: DocumentationEntry | undefined) =>
    page && {
      href: href(pathOf(page.slug)),
      title: page.title,
      language: page.language === locale ? undefined : page.language,
    }
  return (
    <PreviousNext
      className="docs-previous-next"
      previous={neighbour(order[at - 1])}
      next={neighbour(order[at + 1])}
    />
  )
}
