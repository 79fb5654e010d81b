/** Name and icon of the organisation, which the server writes into the page. */

const metaContent = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content

/** The name of the site, or that of the product until settings are published. */
export const siteName = () => metaContent('site-name') || 'Cyanotype'

/** The URL of the icon, if the settings have one. */
export const siteIcon = () => metaContent('site-icon')
