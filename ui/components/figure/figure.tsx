import type { ComponentPropsWithRef, ReactNode } from 'react'
import { createContext, useContext } from 'react'
import { cx } from '../../internal/cx.ts'
import { safeHref } from '../../internal/safe-href.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import type { PictureSizes, ResponsiveImageProps } from './responsive-image.tsx'
import { ResponsiveImage } from './responsive-image.tsx'

const messages = { gallery: english.gallery }

/** In a gallery every image links to its large version. */
export const EnlargeContext = createContext(false)

export interface FigureProps extends Omit<ComponentPropsWithRef<'figure'>, 'children'> {
  /** The URL of the image. */
  readonly src: string
  /** The URL of the image for the dark theme, of the same size. It is loaded only there. */
  readonly darkSrc?: string | undefined
  /** The alt text. Empty only if the text next to the image says the same. */
  readonly alt: string
  /** The caption below it. */
  readonly caption?: ReactNode
  /** The width of the image in pixels. With it nothing moves when the image loads. */
  readonly width?: number | undefined
  /** The height of the image in pixels. */
  readonly height?: number | undefined
  /** The image is visible when the page opens, so it loads first. */
  readonly first?: boolean
  /** Other sizes and formats, for the browser to choose from. */
  readonly among?: PictureSizes | undefined
  /** The URL of the large version for a gallery. By default `src`. */
  readonly large?: string | undefined
  /** The colour of the placeholder while the image loads: `#12456b`. */
  readonly ground?: string | undefined
}

/** An image that another component shows with its text. */
export type IllustrationProps = Partial<Pick<FigureProps, 'src' | 'alt'>> &
  Pick<FigureProps, 'width' | 'height' | 'among'>

/** An image with a caption below it. */
export function Figure(props: FigureProps) {
  const { src, darkSrc, alt, caption, width, height, first = false, ...others } = props
  const { among, large = src, ground, className, ...rest } = others
  const { word } = useUi(messages)
  const enlarges = useContext(EnlargeContext)
  const { href } = safeHref(large)
  const picture =
    darkSrc === undefined ? (
      <ResponsiveImage {...{ src, alt, width, height, among, first }} />
    ) : (
      <ThemedImages {...{ src, darkSrc, alt, width, height, among }} />
    )
  return (
    <figure
      // Decoration without a caption would be announced as an empty figure.
      role={alt === '' && !caption ? 'presentation' : undefined}
      {...rest}
      className={cx('figure', className)}
    >
      {ground === undefined ? null : <svg className="figure-background" color={ground} aria-hidden="true" />}
      {enlarges && href !== undefined ? (
        <a href={href} className="figure-enlarge">
          {picture}
          <VisuallyHidden> {word('gallery.enlarge')}</VisuallyHidden>
        </a>
      ) : (
        picture
      )}
      {caption ? <figcaption className="figure-caption">{caption}</figcaption> : null}
    </figure>
  )
}

interface ThemedImagesProps extends Omit<ResponsiveImageProps, 'className'> {
  readonly darkSrc: string
}

/**
 * Both images, of which the stylesheet hides one: `<picture>` knows only the theme of the system. A browser does
 * not load a hidden image that loads lazily, so neither loads first.
 */
function ThemedImages({ darkSrc, ...light }: ThemedImagesProps) {
  const { alt, width, height } = light
  return (
    <>
      <ResponsiveImage {...light} className="figure-light" />
      <ResponsiveImage {...{ alt, width, height }} src={darkSrc} className="figure-dark" />
    </>
  )
}
