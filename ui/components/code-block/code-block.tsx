import type { ComponentPropsWithRef } from 'react'
import { cx } from '../../internal/cx.ts'
import { scrollFrame, watchOverflow } from '../../internal/scrollable-focus.ts'
import { useBehaviour } from '../../internal/use-behaviour.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { addCodeActions } from './code-actions.ts'

const messages = { code: english.code }

export interface CodeBlockProps extends Omit<ComponentPropsWithRef<'figure'>, 'title'> {
  /** What the code is called, most often a file. It names the frame in which the code scrolls. */
  readonly title?: string | undefined
  /** Names the frame where something else shows the title, as a tab does. */
  readonly label?: string | undefined
  /** Numbers beside the lines; they are not copied. */
  readonly numbers?: boolean
  /** Long lines break instead of running out of sight. Readers may change it. */
  readonly wrap?: boolean
  /** It says what changed, so it can be copied as it is afterwards, and as a patch. */
  readonly diff?: boolean
  /** How many lines it has: a page may leave what nobody has come near to unlaid, and still know how high it is. */
  readonly lines?: number | undefined
}

/** Holds a `<code>` whose lines are `.code-line`; what was added is an `ins`, what was removed a `del`. */
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
      {/* Without a title it lies over the code, and so at the code’s end, which is not the page’s where that runs the other way. */}
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
  /** A page has many of these buttons, and those who hear them must tell them apart. */
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
