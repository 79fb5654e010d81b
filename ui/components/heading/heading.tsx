import type { ComponentPropsWithRef, ReactNode } from 'react'
import { isValidElement } from 'react'
import { cx } from '../../internal/cx.ts'
import type { HeadingLevel } from '../../internal/heading-level.ts'
import { headingTags } from '../../internal/heading-level.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'

const messages = { heading: english.heading }

export interface HeadingProps extends ComponentPropsWithRef<'h2'> {
  /** The level of the heading, from 1 to 6. */
  readonly level?: HeadingLevel
  /** With an id the heading has a link to itself, which readers can share. */
  readonly id?: string | undefined
}

/** A heading of a text. With an id it has a link to itself. */
export function Heading({ level = 2, id, children, className, ...rest }: HeadingProps) {
  const { word } = useUi(messages)
  const Tag = headingTags[level]
  return (
    <Tag {...rest} id={id} className={cx('heading', className)}>
      {children}
      {id ? (
        <a className="heading-anchor" href={`#${id}`}>
          <VisuallyHidden>{word('heading.link', { heading: textOf(children) })}</VisuallyHidden>
          <span aria-hidden="true">#</span>
        </a>
      ) : null}
    </Tag>
  )
}

/** The plain text of a heading. */
function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node)
  if (Array.isArray(node)) return node.map(textOf).join('')
  return isValidElement<{ children?: ReactNode }>(node) ? textOf(node.props.children) : ''
}
