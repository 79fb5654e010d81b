import type { ComponentPropsWithRef } from 'react'
import { cx } from '../../internal/cx.ts'
import { useBehaviour } from '../../internal/refs.ts'
import { scrollFrame, watchOverflow } from '../../internal/scrollable-focus.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { addCodeActions } from './code-actions.ts'

const messages = { code: english.code }

export interface CodeBlockProps extends Omit<ComponentPropsWithRef<'figure'>, 'title'> {
  /** The title, usually a file name. It names the scrolling frame. */
  readonly title?: string | undefined
  /** The accessible name of the frame if another element shows the title, such as a tab. */
  readonly label?: string | undefined
  /** Shows line numbers. They are not copied. */
  readonly numbers?: boolean
  /** Wraps long lines. Readers can change it. */
  readonly wrap?: boolean
  /** The code is a diff: it can be copied as the result, and as a patch. */
  readonly diff?: boolean
  /** The number of lines, so that a page can skip the layout of distant code and still reserve its height. */
  readonly lines?: number | undefined
}

/**
 * A block of code with a title and a button that copies it. It contains a `<code>` whose lines are
 * `.code-line`. An added line is an `ins`, a removed one a `del`.
 */
export function CodeBlock(props: CodeBlockProps) {
  const { title, label = title, numbers = false, wrap = false, diff = false, ...others } = props
  const { children, className, lines, ref, ...rest } = others
  const { word } = useUi(messages)
  return (
    <figure
      {...rest}
      ref={useBehaviour(addCodeActions, ref)}
      className={cx('code-block', className)}
      data-numbers={numbers ? '' : undefined}
      data-wrap={wrap ? '' : undefined}
      data-copied={word('code.copied')}
    >
      {/* Without a title it overlaps the end of the code, which is not the end of a right-to-left page. */}
      <figcaption className="code-head" dir={title ? undefined : 'ltr'}>
        {title ? (
          <span className="code-title" dir="ltr">
            {title}
          </span>
        ) : null}
        <span className="code-actions">
          <Action action="wrap" pressed={wrap} label={word('code.wrap')} of={label} />
          {diff ? <Action action="patch" label={word('code.patch')} of={label} /> : null}
          <Action action="copy" label={word('code.copy')} of={label} />
        </span>
      </figcaption>
      <pre
        ref={useBehaviour(watchOverflow, undefined)}
        className="code-text"
        data-lines={wrap ? undefined : lines}
        dir="ltr"
        {...scrollFrame(label ?? word('code.region'))}
      >
        {children}
      </pre>
      <VisuallyHidden role="status" />
    </figure>
  )
}

interface ActionProps {
  readonly action: 'copy' | 'patch' | 'wrap'
  readonly label: string
  /** A page has many of these buttons, and screen reader users have to tell them apart. */
  readonly of: string | undefined
  readonly pressed?: boolean
}

function Action({ action, label, of, pressed }: ActionProps) {
  return (
    <button type="button" className="code-action" data-action={action} aria-pressed={pressed}>
      <span>{label}</span>
      {of ? <VisuallyHidden> {of}</VisuallyHidden> : null}
    </button>
  )
}
