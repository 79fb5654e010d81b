import type { Site, SiteInfo } from '@cyanotype/content/contracts/site-renderer.ts'

/** The site, told what is true of all its pages: whoever asks for one need not know. */
export function withSiteInfo(site: Site, siteInfo: SiteInfo, imageCdn: string | undefined): Site {
  const pictures = imageCdn === undefined ? {} : { pictures: [imageCdn] }
  return {
    ...site,
    render: async (request) => ({ ...(await site.render({ ...request, siteInfo })), ...pictures }),
  }
}
