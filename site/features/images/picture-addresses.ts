/** Image sources: URLs of a media image in several sizes, from this server or the configured CDN. */
import type { Picture } from '@cyanotype/content/contracts/site-renderer.ts'
import type { PictureSizes } from '@cyanotype/ui/index.ts'
import type { PictureLayout } from './layouts.ts'
import { layouts } from './layouts.ts'

/** The breakpoints of the specification at densities 1 and 2. The server stores only these widths on disk. */
const widths = [320, 640, 768, 1_024, 1_280, 1_536, 2_048, 2_560, 3_072]

type Format = 'avif' | 'webp'

export interface PictureAddresses {
  readonly src: string
  /** `undefined` for an SVG, which is sharp in any size. */
  readonly among: PictureSizes | undefined
  /** The largest size for a screen. */
  readonly large: string
}

export function addressesOf(picture: Picture, layout: PictureLayout): PictureAddresses {
  if (picture.type === 'image/svg+xml') return { src: picture.src, among: undefined, large: picture.src }
  const { sizes, widest } = layouts[layout]
  const offered = widthsFor(picture.width, widest)
  const set = (format: Format) =>
    offered.map((width) => `${at(picture, width, format)} ${Math.min(width, picture.width)}w`).join(', ')
  return {
    src: at(picture, offered.find((width) => width >= widest) ?? offered.at(-1) ?? picture.width, 'webp'),
    among: { srcSet: set('webp'), sizes, formats: [{ type: 'image/avif', srcSet: set('avif') }] },
    large: at(picture, widthsFor(picture.width, 1_536).at(-1) ?? picture.width, 'webp'),
  }
}

/**
 * Images are not enlarged: the last width may exceed that of the image, which is then served in its own
 * width.
 */
function widthsFor(own: number, widest: number): readonly number[] {
  const enough = widths.findIndex((width) => width >= Math.min(own, 2 * widest))
  return widths.slice(0, enough === -1 ? undefined : enough + 1)
}

function at({ src, cdn }: Picture, width: number, format: Format): string {
  if (cdn === undefined) return `/_ipx/f_${format},w_${width}${src}`
  return `${cdn}/cdn-cgi/image/w=${width},f=${format},q=85${src}`
}

/**
 * An image of another host is fetched by this server if the settings allow the host. Otherwise its URL stays.
 */
export function remoteAddress(src: string, hosts: readonly string[]): string | undefined {
  const url = URL.parse(src)
  if (url === null || !/^https?:$/.test(url.protocol) || url.port !== '') return undefined
  if (!hosts.some((host) => host.toLowerCase() === url.hostname)) return undefined
  url.hash = ''
  return `/_ipx/f_webp,w_1536/${encodeURI(url.href).replaceAll('?', '%3F')}`
}
