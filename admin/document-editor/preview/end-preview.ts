/** Ends preview mode in this browser, which a preview that was opened in a tab has left on. */
import { previewCookieName } from '@cyanotype/content/contracts/device-storage.ts'

export function endPreview(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is missing in browsers that we support.
  document.cookie = `${previewCookieName}=; Path=/; SameSite=None; Secure; Max-Age=0`
  for (const key of ['previewToken', 'previewAPI']) sessionStorage.removeItem(key)
}

/** Opens a page as visitors see it. */
export function openPublicPage(address: string): void {
  endPreview()
  window.open(address, '_blank')
}
