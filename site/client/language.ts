/**
 * Stores the language of the current page, and of a link to another language when it is followed: the server reads it at
 * `/` only. Such a link goes to the current section, because headings have the same ids in every language.
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

/** The target of the URL while it is visible, or else the last heading in or above the upper third. */
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
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is asynchronous, the page is left.
  document.cookie = `${entry}; Max-Age=31536000; Path=/; SameSite=Lax`
}
