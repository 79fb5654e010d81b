/** A notice that was closed stays closed on this device, until there is another one. */
export const bannerKey = 'cyanotype:banner'

/** What is hidden in the head, before anything is painted, is hidden by `data-banner` on the root; all else here. */
export function persistDismissal(banner: HTMLElement): () => void {
  const { remember } = banner.dataset
  if (remember === undefined) return () => undefined
  banner.hidden = storedDismissal() === remember
  const handleClick = ({ target }: MouseEvent) => {
    if (!(target instanceof Element) || target.closest('[data-dismiss]') === null) return
    // The browser goes on from where the button was, so the next Tab finds what followed it.
    banner.hidden = true
    storeDismissal(remember)
  }
  banner.addEventListener('click', handleClick)
  return () => banner.removeEventListener('click', handleClick)
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
    // A browser may refuse storage; then the notice is back on the next page.
  }
}
