import type { Heading } from '@cyanotype/content/mdx/render/render-pipeline.ts'
import { TableOfContents } from '@cyanotype/ui/index.ts'

/** The headings of a page, two levels of them; a page with fewer than two needs no table. */
export function Contents({ headings }: { readonly headings: readonly Heading[] }) {
  const shown = headings.filter(({ depth }) => depth <= 3)
  return shown.length < 2 ? null : <TableOfContents className="docs-contents" entries={shown} />
}
