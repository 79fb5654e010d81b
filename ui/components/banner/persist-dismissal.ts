/** Remembers on this device that a notice was closed, until there is another one. */
import { onPress } from '../../internal/on-press.ts'

export const bannerKey = 'cyanotype:banner'

/**
 * The script in the head hides it before the first paint with `data-banner` on the root. The rest happens
 * here.
 */
export function persistDismissal(banner: HTMLElement): () => void {
  const { remember } = banner.dataset
  if (remember === undefined) return () => undefined
  banner.hidden = storedDismissal() === remember
  return onPress(banner, '[data-dismiss]', () => {
    // The browser continues from the position of the button, so the next Tab reaches what followed it.
    banner.hidden = true
    storeDismissal(remember)
  })
}

function storedDismissal(): string | null {
  try {
    return localStorage.getItem(bannerKey)
  } catch {
    return null
  }
}

function storeDismissal(remember: string): void {
  try {
    localStorage.setItem(bannerKey, remember)
  } catch {
    // A browser may refuse storage. Then the notice is back on the next page.
  }
}
