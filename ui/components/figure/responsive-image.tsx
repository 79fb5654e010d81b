/** Responsive image: several sizes and formats, from which the browser chooses. */
import type { ComponentProps } from 'react'
import { safeHref } from '../../internal/safe-href.ts'

export interface PictureSizes {
  /** URLs with their widths, as in `srcset`: `/fern-320.webp 320w, /fern-640.webp 640w`. */
  readonly srcSet: string
  /** The width of the image on the page: `(min-width: 64rem) 50vw, 100vw`. */
  readonly sizes: string
  /** The same image in other formats, the best first. */
  readonly formats?: readonly { readonly type: string; readonly srcSet: string }[]
}

export interface ResponsiveImageProps
  extends Pick<ComponentProps<'img'>, 'width' | 'height' | 'title' | 'className'> {
  /** The URL of the image. */
  readonly src: string
  /** The alt text of the image. Leave it empty for decoration. */
  readonly alt: string
  /** The sizes and formats from which the browser chooses. */
  readonly among?: PictureSizes | undefined
  /** The image is visible when the page opens, so it loads first. */
  readonly first?: boolean
}

export function ResponsiveImage({ src, alt, among, first = false, ...rest }: ResponsiveImageProps) {
  const { href } = safeHref(src)
  const haste = first
    ? ({ loading: 'eager', fetchPriority: 'high' } as const)
    : ({ loading: 'lazy' } as const)
  const { formats = [], srcSet, sizes } = among ?? {}
  // `src` comes last, because a browser that reads it first may load it.
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
