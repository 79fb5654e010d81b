/** A form that the browser sends by itself: title, fields and button, with its errors above them. */
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { useId } from 'react'
import { cx } from '../../internal/cx.ts'
import type { HeadingLevel } from '../../internal/heading-level.ts'
import { headingTags } from '../../internal/heading-level.ts'
import { Button } from '../button/button.tsx'
import type { FormError } from '../error-summary/error-summary.tsx'
import { ErrorSummary } from '../error-summary/error-summary.tsx'

export interface FormProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** Names the form for screen readers and on its button, unless it has a title and a label of the button. */
  readonly name: string
  readonly title?: ReactNode
  /** The label of the button. */
  readonly submit?: ReactNode
  /** Shown in place of the form after it was sent. */
  readonly thanks?: ReactNode
  /** The id of the thanks: the URL of the page with `#` and this id shows them. */
  readonly sentId?: string | undefined
  /** The level of the title in the outline of the page. */
  readonly level?: HeadingLevel
  /** Why fields were rejected, each with the id of its field. */
  readonly errors?: readonly FormError[]
  /** Why the whole form was rejected. */
  readonly refusal?: ReactNode
  /** Comes before everything else in the root, such as the stylesheet of the form. */
  readonly lead?: ReactNode
  /** Hidden fields. */
  readonly hiddenFields?: ReactNode
  /** What happens with the answer, above the button. */
  readonly notice?: ReactNode
  /** Shows the form without letting anyone send it. */
  readonly disabled?: boolean | undefined
}

/**
 * A form of a page: title, fields and button. It works without script: the browser sends the form to the
 * page, and the fragment of the next URL shows the thanks. `ref`, `className` and all other props go to the
 * root.
 */
export function Form(props: FormProps) {
  const { name, title, submit, thanks, sentId, level = 2, errors = [], refusal, ...more } = props
  const { lead, hiddenFields, notice, disabled, className, children, ...rest } = more
  const generatedId = useId()
  const Heading = headingTags[level]
  const naming = title ? { 'aria-labelledby': `${generatedId}-title` } : { 'aria-label': name }
  return (
    <section {...naming} {...rest} className={cx('form', className)}>
      {lead}
      {title ? (
        <Heading id={`${generatedId}-title`} className="form-title">
          {title}
        </Heading>
      ) : null}
      {refusal}
      {errors.length > 0 ? <ErrorSummary errors={errors} level={title ? lower(level) : level} /> : null}
      {thanks ? (
        <p id={sentId} className="form-thanks" role="status" tabIndex={-1}>
          {thanks}
        </p>
      ) : null}
      <form method="post" noValidate className="form-fields">
        {hiddenFields}
        {children}
        {notice ? <p className="form-notice">{notice}</p> : null}
        <p className="form-actions">
          <Button type="submit" size="lg" disabled={disabled}>
            {submit ?? title ?? name}
          </Button>
        </p>
      </form>
    </section>
  )
}

const lower = (level: HeadingLevel): HeadingLevel => (level === 2 ? 3 : 4)
