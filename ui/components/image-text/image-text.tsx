import type { ComponentPropsWithRef, ReactNode } from 'react'
import { cx } from '../../internal/cx.ts'
import type { FigureProps } from '../figure/figure.tsx'
import { Figure } from '../figure/figure.tsx'

type ImageProps = Pick<FigureProps, 'src' | 'alt' | 'width' | 'height' | 'among' | 'first'>

export interface ImageTextProps extends ComponentPropsWithRef<'div'>, ImageProps {
  /** The side of the image on wide screens: before the text or after it. */
  readonly side?: 'start' | 'end'
  /** The caption below the image. */
  readonly caption?: ReactNode
}

/** An image with text beside it. On narrow screens the image is above the text. */
export function ImageText(props: ImageTextProps) {
  const {
    side = 'start',
    src,
    alt,
    caption,
    width,
    height,
    among,
    first,
    className,
    children,
    ...rest
  } = props
  return (
    <div {...rest} className={cx('image-text', className)} data-side={side}>
      <div className="image-text-media">
        <Figure {...{ src, alt, caption, width, height, among }} first={first === true} />
      </div>
      <div className="image-text-body">{children}</div>
    </div>
  )
}
