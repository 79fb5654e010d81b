/** A picture in several sizes and formats, of which the browser takes what it needs. */
import type { ComponentProps } from 'react'
import { safeHref } from '../../internal/safe-href.ts'

export interface PictureSizes {
  /** Sizes with their widths, as browsers read them: `/fern-320.webp 320w, /fern-640.webp 640w`. */
  readonly srcSet: string
  /** How wide it stands on the page: `(min-width: 64rem) 50vw, 100vw`. */
  readonly sizes: string
  /** The same in other formats, the best first. */
  readonly formats?: readonly { readonly type: string; readonly srcSet: string }[]
}

export interface ResponsiveImageProps extends Pick<ComponentProps<'img'>, 'width' | 'height' | 'title'> {
  /** The URL of the picture. */
  readonly src: string
  /** The alt text of the picture. Leave it empty for decoration. */
  readonly alt: string
  /** How wide the picture is shown, so that the browser loads a file of the right size. */
  readonly among?: PictureSizes | undefined
  /** Seen at once when the page opens, so it is fetched first. */
  readonly first?: boolean
}

export function ResponsiveImage({ src, alt, among, first = false, ...rest }: ResponsiveImageProps) {
  const { href } = safeHref(src)
  const haste = first
    ? ({ loading: 'eager', fetchPriority: 'high' } as const)
    : ({ loading: 'lazy' } as const)
  const { formats = [], srcSet, sizes } = among ?? {}
  // `src` comes last: a browser that meets it first may fetch it.
  const image = <img {...haste} decoding="async" alt={alt} {...rest} {...{ sizes, srcSet }} src={href} />
  if (formats.length === 0) return image
  return (
    <picture>
      {formats.map((format) => (
        <source key={format.type} {...format} sizes={sizes} />
      ))}
      {image}
    </picture>
  )
}
