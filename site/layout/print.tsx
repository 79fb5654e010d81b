/** A picture as a print: on paper, with the caption of a plate. It comes up from pale to blue when it arrives. */
import type { Picture } from '@cyanotype/content/render.ts'
import { cx } from '@cyanotype/ui/index.ts'

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
  return (
    <figure className={cx('print', className)}>
      <img
        src={src}
        width={width}
        height={height}
        alt={decorative ? '' : alt}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding="async"
      />
      {caption && !decorative ? <figcaption>{caption}</figcaption> : null}
    </figure>
  )
}
