import { localeCodes, localizedPath } from '@cyanotype/content/model/index.ts'
import type { PageContextServer } from 'vike/types'
import { isWrittenIn } from '../../documentation/library.ts'
import { pathOf } from '../../documentation/onward.tsx'
import type { PageHead } from '../../layout/page-head.ts'
import type { DocumentationData } from './+data.ts'

export function head({ data: { page } }: PageContextServer<DocumentationData>): PageHead {
  const path = pathOf(page)
  const written = localeCodes.filter((locale) => isWrittenIn(page.slug, locale))
  return {
    title: page.title,
    description: page.summary,
    alternates: Object.fromEntries(written.map((locale) => [locale, localizedPath(locale, path)])),
    nearest: path,
  }
}
