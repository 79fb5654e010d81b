import type { ComponentPropsWithRef, ReactNode } from 'react'
import { cx } from '../../internal/cx.ts'
import { useBehaviour } from '../../internal/refs.ts'
import { Button } from '../button/button.tsx'
import { Link } from '../link/link.tsx'
import { loadOnPress } from './load-on-press.ts'

export interface EmbedProps extends Omit<ComponentPropsWithRef<'figure'>, 'children' | 'title'> {
  /** The page of the content on its service. */
  readonly href: string
  /** The URL that the frame loads after consent. It starts with `https:`. */
  readonly frame: string
  /** What is shown. It also names the frame. */
  readonly title: string
  /** The label of the button, with the name of the service: “Load from YouTube”. */
  readonly load: ReactNode
  /** The text of the link, with the name of the service: “Open on YouTube”. */
  readonly open: ReactNode
  /** What the service receives when the content is loaded. */
  readonly notice: ReactNode
  /** A post has the height of its content. Everything else is wide. @default 'wide' */
  readonly shape?: 'wide' | 'post'
}

/**
 * Content of another service, such as a map or a form. Nothing is requested from there before a visitor presses the button. Without script, it
 * is a link.
 */
export function Embed(props: EmbedProps) {
  const { href, frame, title, load, open, notice, shape = 'wide', ...others } = props
  const { className, ref, ...rest } = others
  return (
    <figure
      {...rest}
      ref={useBehaviour(loadOnPress, ref)}
      className={cx('embed', className)}
      data-embed={frame}
      data-shape={shape}
    >
      <figcaption>
        <p className="embed-title">{title}</p>
        <p className="embed-notice">{notice}</p>
        <Button variant="outline">{load}</Button>
        <Link href={href}>{open}</Link>
      </figcaption>
    </figure>
  )
}
