/** Images of the media library in the size that the screen needs, from this server or the configured CDN. */
import type { Picture } from '@cyanotype/content/contracts/site-renderer.ts'
import type { PictureSizes } from '@cyanotype/ui/index.ts'
import { cx, Figure } from '@cyanotype/ui/index.ts'

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

/** Layouts of images: their width on the page, so that browsers load only the size that they need. */

interface Layout {
  /**
   * The value of the attribute `sizes`. Above 85.5rem a page is not wider than 77.5rem (`--measure-page`).
   */
  readonly sizes: string
  /** The maximum width in CSS pixels. Files have at most twice this width. */
  readonly widest: number
}

export const layouts = {
  /** The full width of the page. */
  page: { sizes: '(min-width: 85.5rem) 77.5rem, 90vw', widest: 1_240 },
  /** Ten columns of twelve: the image above a text. */
  wide: { sizes: '(min-width: 85.5rem) 64rem, (min-width: 64rem) 75vw, 90vw', widest: 1_030 },
  /** Eight columns of twelve: as wide as a text. */
  text: { sizes: '(min-width: 85.5rem) 51rem, (min-width: 64rem) 60vw, 90vw', widest: 820 },
  /** Beside the text of a hero. */
  hero: { sizes: '(min-width: 85.5rem) 44rem, (min-width: 64rem) 51vw, 90vw', widest: 930 },
  /** Seven columns of twelve, beside text. */
  feature: { sizes: '(min-width: 85.5rem) 44rem, (min-width: 48rem) 51vw, 90vw', widest: 720 },
  /** Two side by side. */
  half: { sizes: '(min-width: 85.5rem) 38rem, (min-width: 48rem) 44vw, 90vw', widest: 690 },
  /** Three side by side, or two on narrow screens. */
  third: {
    sizes: '(min-width: 85.5rem) 25rem, (min-width: 64rem) 29vw, (min-width: 40rem) 44vw, 90vw',
    widest: 580,
  },
  /** Three side by side with text beside them. */
  quarter: {
    sizes: '(min-width: 85.5rem) 18rem, (min-width: 64rem) 20vw, (min-width: 40rem) 44vw, 90vw',
    widest: 580,
  },
  /** Beside a form or a list of addresses, or above it on narrow screens. */
  aside: { sizes: '(min-width: 85.5rem) 27rem, (min-width: 64rem) 31vw, 90vw', widest: 920 },
  /** At the end of a list item. */
  thumbnail: { sizes: '(min-width: 85.5rem) 15rem, (min-width: 48rem) 17vw, 6rem', widest: 240 },
} as const satisfies Record<string, Layout>

export type PictureLayout = keyof typeof layouts

interface SitePictureProps {
  readonly picture: Picture
  /** Its width on the page. */
  readonly layout: PictureLayout
  /** Loads first because it is visible without scrolling. Only one per page. */
  readonly priority?: boolean
  /** Has no alt text and no caption, because the text beside it says the same. */
  readonly decorative?: boolean
  /** Crops to this shape around the focal point. Its page imports `ui/styles/content-lists/cropped.css`. */
  readonly cut?: '3/2' | '1/1' | undefined
  readonly className?: string
}

export function SitePicture(props: SitePictureProps) {
  const { picture, layout, priority = false, decorative = false, cut, className } = props
  const { width, height, alt, caption, color, focal } = picture
  const texts = decorative ? { alt: '' } : { alt, caption }
  return (
    <Figure
      {...addressesOf(picture, layout)}
      {...texts}
      width={width}
      height={height}
      ground={color}
      first={priority}
      className={cx('image-frame', className)}
      data-cut={cut}
      data-focal={cut && focal && focalPositions(focal)}
    />
  )
}

/** `x0 y4` is the bottom left corner: the stylesheet has five steps in each direction. */
function focalPositions({ x, y }: NonNullable<Picture['focal']>): string {
  return `x${Math.round(x * 4)} y${Math.round(y * 4)}`
}
