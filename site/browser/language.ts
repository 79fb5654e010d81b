/**
 * Remembers the language of the page that is being read, and of a link to another language at the moment it is followed:
 * the server looks for it at `/`, and at no other path.
 */
export function rememberLanguage(): void {
  remember(document.documentElement.lang)
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLElement>('a[data-locale]') : null
    if (link) remember(link.dataset.locale ?? '')
  })
}

function remember(locale: string): void {
  const entry = `i18n_redirected=${locale}`
  if (document.cookie.split('; ').includes(entry)) return
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store cannot be asked before the page is left.
  document.cookie = `${entry}; Max-Age=31536000; Path=/; SameSite=Lax`
}
