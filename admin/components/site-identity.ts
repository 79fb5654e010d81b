/** Name and icon of the organisation, which the server writes into the page. */

const metaContent = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content

const names = ['site-name', 'site-icon']

/** Takes name and icon from a newer page of the server. */
export function takeIdentity(html: string): void {
  // Without the inline style of the page, which the Content-Security-Policy would report. Values have no `>`, because
  // the server escapes it.
  const elements = html.match(/<meta name="site-[^>]*>/g) ?? []
  const page = new DOMParser().parseFromString(elements.join(''), 'text/html')
  for (const name of names) {
    const query = `meta[name="${name}"]`
    const newer = page.querySelector(query)
    document.querySelector(query)?.remove()
    if (newer !== null) document.head.append(newer)
  }
}

/** The name of the site, or that of the product until settings are published. */
export const siteName = () => metaContent('site-name') || 'Cyanotype'

/** The URL of the icon, if the settings have one. */
export const siteIcon = () => metaContent('site-icon')
