import type { DocumentType, Locale } from '@cyanotype/content/model/index.ts'
import { pagePath, shared } from '@cyanotype/content/model/index.ts'
import type { Edits } from './state/layer-edits.ts'

/** The public URL for the edited slug, or `undefined` if the document has no page. */
export function pageAddress(type: DocumentType, locale: Locale, edits: Edits): string | undefined {
  const path = pagePath(type, locale, { ...edits[shared].data, ...edits[locale].data })
  return path === undefined ? undefined : encodeURI(path)
}
