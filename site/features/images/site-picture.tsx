/** An image of the media library in the size that the screen needs. */
import type { Picture } from '@cyanotype/content/contracts/site-renderer.ts'
import { cx, Figure } from '@cyanotype/ui/index.ts'
import type { PictureLayout } from './layouts.ts'
import { addressesOf } from './picture-addresses.ts'

interface SitePictureProps {
  readonly picture: Picture
  /** Its width on the page. */
  readonly layout: PictureLayout
  /** Loads first because it is visible without scrolling. Only one per page. */
  readonly priority?: boolean
  /** Has no alt text and no caption, because the text beside it says the same. */
  readonly decorative?: boolean
  /** Crops to this shape around the focal point. Its page imports `features/images/cropped.css`. */
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

/** `x0 y4` is the bottom left corner: the stylesheet has five steps in each direction. */
function focalPositions({ x, y }: NonNullable<Picture['focal']>): string {
  return `x${Math.round(x * 4)} y${Math.round(y * 4)}`
}
