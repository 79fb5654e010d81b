/** A picture as a plate: on its own paper, with what it shows and when it was made written underneath. */
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { createContext, useContext } from 'react'
import { cx } from '../../internal/cx.ts'
import { safeHref } from '../../internal/safe-href.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import type { PictureSizes } from './responsive-image.tsx'
import { ResponsiveImage } from './responsive-image.tsx'

const messages = { gallery: english.gallery }

/** In a gallery every picture leads to itself, large. */
export const EnlargeContext = createContext(false)

export interface FigureProps extends Omit<ComponentPropsWithRef<'figure'>, 'children'> {
  /** The URL of the picture. */
  readonly src: string
  /** What can be seen, for those who do not see it. Empty only where the words beside it say the same. */
  readonly alt: string
  /** The caption below it. */
  readonly caption?: ReactNode
  /** The picture's own size in pixels: with it, nothing moves when it arrives. */
  readonly width?: number | undefined
  /** The height of the picture in pixels. */
  readonly height?: number | undefined
  /** Seen at once when the page opens, so it is fetched first. */
  readonly first?: boolean
  /** Other sizes and formats of it, for the browser to choose from. */
  readonly among?: PictureSizes | undefined
  /** Where it is as large as it gets, for a gallery; `src` unless said. */
  readonly large?: string | undefined
  /** A colour that stands in its place until it comes: `#12456b`. */
  readonly ground?: string | undefined
}

export function Figure(props: FigureProps) {
  const { src, alt, caption, width, height, first = false, among, large = src, ground, ...others } = props
  const { className, ...rest } = others
  const { word } = useUi(messages)
  const enlarges = useContext(EnlargeContext)
  const { href } = safeHref(large)
  const picture = <ResponsiveImage {...{ src, alt, width, height, among, first }} />
  return (
    <figure {...rest} className={cx('figure', className)}>
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
