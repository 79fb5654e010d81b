/** A picture of the media library as a print that fills its place: in the size that the reader's screen needs. */
import type { Picture } from '@cyanotype/content/contracts/site-renderer.ts'
import { cx, Figure } from '@cyanotype/ui/index.ts'
import type { PictureLayout } from './layouts.ts'
import { addressesOf } from './picture-addresses.ts'

interface SitePictureProps {
  readonly picture: Picture
  /** How wide it stands on the page. */
  readonly layout: PictureLayout
  /** Seen at once when the page opens, so it is fetched first. One on a page. */
  readonly priority?: boolean
  /** Stands beside words that say the same: no description, no caption. */
  readonly decorative?: boolean
  /** Cut to this shape, around what has to stay in sight. Its page imports `pictures/cut.css`. */
  readonly cut?: '3/2' | '1/1' | undefined
  readonly className?: string
}

export function SitePicture(props: SitePictureProps) {
  const { picture, layout, priority = false, decorative = false, cut, className } = props
  const { width, height, alt, caption, color, focal } = picture
  const words = decorative ? { alt: '' } : { alt, caption }
  return (
    <Figure
      {...addressesOf(picture, layout)}
      {...words}
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

/** `0 4` is the upper end corner: the sheet knows five places each way. */
function focalPositions({ x, y }: NonNullable<Picture['focal']>): string {
  return `x${Math.round(x * 4)} y${Math.round(y * 4)}`
}
