/** Ends preview mode in this browser, which stays on after a preview in a tab. */
import { previewCookieName } from '@cyanotype/content/contracts/device-storage.ts'

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
