/** A picture of the media library as a print that fills its place, with the caption of a plate. */
import type { Picture } from '@cyanotype/content/render.ts'
import { cx, Figure } from '@cyanotype/ui/index.ts'

interface PrintProps {
  readonly picture: Picture
  readonly className?: string
  /** Seen at once when the page opens, so it is fetched first. */
  readonly first?: boolean
  /** Stands beside words that say the same: no description, no caption. */
  readonly decorative?: boolean
}

export function Print({ picture, className, first = false, decorative = false }: PrintProps) {
  const { src, width, height, alt, caption } = picture
  const words = decorative ? { alt: '' } : { alt, caption }
  return (
    <Figure
      src={src}
      width={width}
      height={height}
      {...words}
      first={first}
      className={cx('print', className)}
    />
  )
}
