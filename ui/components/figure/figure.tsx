/** A picture as a plate: on its own paper, with what it shows and when it was made written underneath. */
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { createContext, useContext } from 'react'
import { cx } from '../../cx.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import { safeHref } from '../../safe-href.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'

const words = { gallery: english.gallery }

/** In a gallery every picture leads to itself, large. */
export const EnlargeContext = createContext(false)

export interface FigureProps extends Omit<ComponentPropsWithRef<'figure'>, 'children'> {
  readonly src: string
  /** What can be seen, for those who do not see it. Empty only where the words beside it say the same. */
  readonly alt: string
  readonly caption?: ReactNode
  /** The picture's own size in pixels: with it, nothing moves when it arrives. */
  readonly width?: number | undefined
  readonly height?: number | undefined
  /** Seen at once when the page opens, so it is fetched first. */
  readonly first?: boolean
}

export function Figure(props: FigureProps) {
  const { src, alt, caption, width, height, first = false, className, ...rest } = props
  const { word } = useUi(words)
  const enlarges = useContext(EnlargeContext)
  const { href } = safeHref(src)
  const haste = first
    ? ({ loading: 'eager', fetchPriority: 'high' } as const)
    : ({ loading: 'lazy' } as const)
  const picture = <img src={href} alt={alt} width={width} height={height} {...haste} decoding="async" />
  return (
    <figure {...rest} className={cx('figure', className)}>
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
