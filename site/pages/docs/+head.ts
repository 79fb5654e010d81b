import { pathOf } from '../../documentation/library.ts'
import type { PageHead } from '../../layout/page-head.ts'
import type { PageRequest } from '../../page-context.ts'
import type { DocumentationData } from './+data.ts'

export function head({ data: { page } }: PageRequest<DocumentationData>): PageHead {
  const { slug, title, summary, alternates, source } = page
  const seo = 'data' in source ? source.data.seo : undefined
  return {
    title: seo?.title || title,
    description: seo?.description || summary,
    hidden: seo?.hidden ?? false,
    alternates,
    // A file is shown at the same address in every language; a document may have another one in each.
    nearest: 'data' in source && source.locale !== 'en' ? '/docs' : pathOf(slug),
  }
}
