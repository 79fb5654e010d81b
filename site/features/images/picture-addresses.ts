/** Where a picture of the library is in other sizes: at this server, or at the CDN that is configured. */
import type { Picture } from '@cyanotype/content/contracts/site-renderer.ts'
import type { PictureSizes } from '@cyanotype/ui/index.ts'
import type { PictureLayout } from './layouts.ts'
import { layouts } from './layouts.ts'

/** The screens of the specification, once and twice as dense. The server keeps these on its disk, and no others. */
const widths = [320, 640, 768, 1_024, 1_280, 1_536, 2_048, 2_560, 3_072]

type Format = 'avif' | 'webp'

export interface PictureAddresses {
  readonly src: string
  /** None for a drawing, which is sharp in any size. */
  readonly among: PictureSizes | undefined
  /** As large as a screen can show it. */
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

/** Nothing is enlarged: the last of them may be wider than the picture, and is then answered as wide as that is. */
function widthsFor(own: number, widest: number): readonly number[] {
  const enough = widths.findIndex((width) => width >= Math.min(own, 2 * widest))
  return widths.slice(0, enough === -1 ? undefined : enough + 1)
}

function at({ src, cdn }: Picture, width: number, format: Format): string {
  if (cdn === undefined) return `/_ipx/f_${format},w_${width}${src}`
  return `${cdn}/cdn-cgi/image/w=${width},f=${format},q=85${src}`
}

/** A picture of another host goes through this server where the settings allow the host; else it stays where it is. */
export function remoteAddress(src: string, hosts: readonly string[]): string | undefined {
  const url = URL.parse(src)
  if (url === null || !/^https?:$/.test(url.protocol) || url.port !== '') return undefined
  if (!hosts.some((host) => host.toLowerCase() === url.hostname)) return undefined
  url.hash = ''
  return `/_ipx/f_webp,w_1536/${encodeURI(url.href).replaceAll('?', '%3F')}`
}
