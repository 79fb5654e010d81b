/**
 * Remembers the language of the page that is being read, and of a link to another language at the moment it is followed:
 * the server looks for it at `/`, and at no other path. Such a link leads to the section that is being read: headings have
 * the same ids in every language.
 */
export function saveLanguage(): void {
  savePreference(document.documentElement.lang)
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-locale]') : null
    if (link === null) return
    savePreference(link.dataset.locale ?? '')
    link.hash = currentPath()
  })
}

/** The target of the address as long as it is in view, or else the last heading in the upper third or above it. */
function currentPath(): string {
  const target = document.querySelector(':target')
  if (target !== null) {
    const { top, bottom } = target.getBoundingClientRect()
    if (bottom >= 0 && top <= innerHeight) return location.hash
  }
  if (scrollY === 0) return ''
  const headings = [...document.querySelectorAll('main :is(h2, h3, h4, h5, h6)[id]')]
  const heading = headings.findLast((one) => one.getBoundingClientRect().top <= innerHeight / 3)
  return heading === undefined ? '' : `#${heading.id}`
}

function savePreference(locale: string): void {
  const entry = `i18n_redirected=${locale}`
  if (document.cookie.split('; ').includes(entry)) return
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store cannot be asked before the page is left.
  document.cookie = `${entry}; Max-Age=31536000; Path=/; SameSite=Lax`
}
