import type { ComponentPropsWithRef, ReactNode } from 'react'
import { useEffect, useId, useRef } from 'react'
import { cx } from '../../internal/cx.ts'
import type { HeadingLevel } from '../../internal/heading-level.ts'
import { headingTags } from '../../internal/heading-level.ts'
import { useComposedRef } from '../../internal/refs.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'

const messages = { errorSummary: english.errorSummary }

export interface FormError {
  /** The id of the control with the error. */
  readonly field: string
  /** The same message as at the field: what is wrong, and what to do about it. */
  readonly message: ReactNode
}

export interface ErrorSummaryProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> {
  /** The errors of the form, each with the id of its field. */
  readonly errors: readonly FormError[]
  /** The title above the errors. */
  readonly title?: ReactNode
  /** The level of the heading in the outline of the page. */
  readonly level?: HeadingLevel
}

/**
 * All errors of a form, above it, each as a link to its field: the pattern of GOV.UK. It takes the focus when
 * it appears. Give it a new `key` for each attempt, and it takes it again.
 */
export function ErrorSummary({ errors, title, level = 2, className, ref, ...rest }: ErrorSummaryProps) {
  const { word } = useUi(messages)
  const titleId = useId()
  const summary = useRef<HTMLDivElement>(null)
  const Heading = headingTags[level]
  useEffect(() => summary.current?.focus(), [])
  return (
    <div
      {...rest}
      ref={useComposedRef(summary, ref)}
      className={cx('error-summary', className)}
      role="group"
      aria-labelledby={titleId}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: without a script, a rejected form has to start here too.
      autoFocus
    >
      <Heading id={titleId} className="error-summary-title">
        {title ?? word('errorSummary.title')}
      </Heading>
      <ul className="error-summary-list">
        {errors.map(({ field, message }) => (
          <li key={field}>
            <a href={`#${field}`}>{message}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
