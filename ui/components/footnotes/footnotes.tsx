/** The notes at the end of a text, and the ways back from them. */
import type { ComponentPropsWithRef } from 'react'
import { cx } from '../../internal/cx.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'

const messages = { footnotes: english.footnotes }

export interface FootnotesProps extends ComponentPropsWithRef<'section'> {
  /** The heading's id, by which the signs in the text say that they are notes. */
  readonly labelId?: string
}

/** Holds the ordered list of the notes. */
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
  /** The number of the note, and of the place where the text names it more than once: `2-1`. */
  readonly number: string
}

/** Leads from a note back to the place that it was read from. */
export function FootnoteReturn({ number, className, ...rest }: FootnoteReturnProps) {
  const { word } = useUi(messages)
  return (
    <a {...rest} className={cx('footnote-return', className)}>
      <span aria-hidden="true">↑</span>
      <VisuallyHidden>{word('footnotes.back', { number })}</VisuallyHidden>
    </a>
  )
}
