/** Icons at the addresses that browsers and phones request: those of the organisation or of the product. */
import type { IconSize } from '@cyanotype/content/contracts/icon-address.ts'
import { iconAddress } from '@cyanotype/content/contracts/icon-address.ts'
import type { Picture } from '@cyanotype/content/contracts/site-renderer.ts'
import { defaultLocale } from '@cyanotype/content/model/index.ts'
import type { Context } from '../../http/calls/request-context.ts'
import { redirect } from '../../http/response/redirect.ts'
import { Problem } from '../../problems/problems.ts'
import type { ReadSiteIdentity } from './site-identity.ts'
import type { Folder } from './static-folder.ts'

/** From this server, because the admin loads nothing from an image CDN. */
export const iconFromThisServer = ({ src }: Picture, size: IconSize) =>
  iconAddress({ src, cdn: undefined }, size)

function sizeOf(name: string): IconSize {
  if (name === 'apple-touch-icon.png') return 180
  if (name === 'favicon.ico') return 48
  return name.includes('512') ? 512 : 192
}

/** Browsers and phones request these by themselves, and the manifest names them. */
const siteIcons = /^\/(?:favicon\.ico|icon\.svg|(?:apple-touch-icon|icon-[a-z0-9-]+)\.png)$/

export const isSiteIcon = (path: string) => siteIcons.test(path)

interface IconOptions {
  readonly siteIdentity: ReadSiteIdentity
  /** The folder of the site's build, with the icons of the product. */
  readonly site: Folder
}

/**
 * A site with its own icon redirects to it. Without a build there is no icon, which is no error: pages bring
 * their own.
 */
export async function sendSiteIcon(context: Context, name: string, options: IconOptions): Promise<void> {
  const own = (await options.siteIdentity(defaultLocale()))?.icon
  if (own !== undefined) {
    redirect(context, 302, iconFromThisServer(own, sizeOf(name)))
    context.set('cache-control', 'public, max-age=300')
    return
  }
  if (await options.site.send(context, name, 'public, max-age=86400')) return
  if (name !== 'favicon.ico') throw new Problem('not_found')
  context.status = 204
  context.set('cache-control', 'public, max-age=86400')
}
