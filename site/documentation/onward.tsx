import { PreviousNext } from '@cyanotype/ui/index.ts'
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
  const order = [...pages.filter(({ slug }) => slug === ''), ...sectionsOf(pages).flatMap((one) => one.pages)]
  const at = order.findIndex(({ slug }) => slug === current.slug)
  const neighbour = (page: DocumentationPage | undefined) =>
    page && { href: href(pathOf(page)), title: page.title }
  return (
    <PreviousNext
      className="docs-onward"
      previous={neighbour(order[at - 1])}
      next={neighbour(order[at + 1])}
    />
  )
}

export function pathOf({ slug }: Pick<DocumentationPage, 'slug'>): string {
  return slug === '' ? '/docs' : `/docs/${slug}`
}
