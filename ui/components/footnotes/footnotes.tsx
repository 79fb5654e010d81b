import type { ComponentPropsWithRef } from 'react'
import { cx } from '../../internal/cx.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'

const messages = { footnotes: english.footnotes }

export interface FootnotesProps extends ComponentPropsWithRef<'section'> {
  /** The id of the heading, which describes the references in the text. */
  readonly labelId?: string
}

/** The footnotes of a text, with links back to it. It contains the ordered list of footnotes. */
export function Footnotes({ labelId = 'footnote-label', children, className, ...rest }: FootnotesProps) {
  const { word } = useUi(messages)
  return (
    <section {...rest} className={cx('footnotes', className)} aria-labelledby={labelId}>
      <h2 id={labelId} className="footnotes-title">
        {word('footnotes.title')}
      </h2>
      {children}
    </section>
  )
}

export interface FootnoteReturnProps extends Omit<ComponentPropsWithRef<'a'>, 'children'> {
  /** The number of the footnote, with the occurrence if the text references it more than once: `2-1`. */
  readonly number: string
}

/** Links from a footnote back to its reference. */
export function FootnoteReturn({ number, className, ...rest }: FootnoteReturnProps) {
  const { word } = useUi(messages)
  return (
    <a {...rest} className={cx('footnote-return', className)}>
      <span aria-hidden="true">↑</span>
      <VisuallyHidden>{word('footnotes.back', { number })}</VisuallyHidden>
    </a>
  )
}
