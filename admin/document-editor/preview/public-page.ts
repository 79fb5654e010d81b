/** The public page of a document: its URL, and how to open it without preview mode. */
import { previewCookieName } from '@cyanotype/content/contracts/device-storage.ts'
import type { DocumentType, Locale } from '@cyanotype/content/model/index.ts'
import { pagePath, shared } from '@cyanotype/content/model/index.ts'
import type { Edits } from '../state/layer-edits.ts'

export function endPreview(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: some supported browsers have no Cookie Store API.
  document.cookie = `${previewCookieName}=; Path=/; SameSite=None; Secure; Max-Age=0`
  for (const key of ['previewToken', 'previewAPI']) sessionStorage.removeItem(key)
}

/** Opens a page as visitors see it. */
export function openPublicPage(address: string): void {
  endPreview()
  window.open(address, '_blank')
}

/** The public URL for the edited slug, or `undefined` if the document has no page. */
export function pageAddress(type: DocumentType, locale: Locale, edits: Edits): string | undefined {
  const path = pagePath(type, locale, { ...edits[shared].data, ...edits[locale].data })
  return path === undefined ? undefined : encodeURI(path)
}
