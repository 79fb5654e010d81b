import type { Heading } from '@cyanotype/content/mdx/render/render-pipeline.ts'
import { TableOfContents } from '@cyanotype/ui/index.ts'

/** Table of contents with two levels of headings, if there are at least two headings. */
export function Contents({ headings }: { readonly headings: readonly Heading[] }) {
  const shown = headings.filter(({ depth }) => depth <= 3)
  return shown.length < 2 ? null : <TableOfContents className="docs-contents" entries={shown} />
}
