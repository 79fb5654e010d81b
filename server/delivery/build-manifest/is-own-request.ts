import type { Site, SiteInfo } from '@cyanotype/content/contracts/site-renderer.ts'

/** Wraps the site so that every render receives what is the same for all pages. */
export function withSiteInfo(site: Site, siteInfo: SiteInfo, imageCdn: string | undefined): Site {
  const pictures = imageCdn === undefined ? {} : { pictures: [imageCdn] }
  return {
    ...site,
    render: async (request) => ({ ...(await site.render({ ...request, siteInfo })), ...pictures }),
  }
}
