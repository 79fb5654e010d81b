import type { ComponentPropsWithRef, ReactNode } from 'react'
import { useId } from 'react'
import { cx } from '../../internal/cx.ts'
import { Button } from '../button/button.tsx'

export interface FeedbackProps extends Omit<ComponentPropsWithRef<'div'>, 'id'> {
  /** The URL that receives `helpful` (`yes` or `no`) and `comment` as a form. */
  readonly action: string
  /** The id of the thanks: the URL of the page with `#` and this id shows them instead of the form. */
  readonly sentId: string
  /** The question. */
  readonly label: ReactNode
  readonly yes: ReactNode
  readonly no: ReactNode
  /** The label of the comment, which appears after an answer was chosen. */
  readonly commentLabel: ReactNode
  /** What not to write in the comment. */
  readonly commentHint?: ReactNode
  /** The label of the button. */
  readonly send: ReactNode
  /** Shown in place of the form after it was sent. */
  readonly thanks: ReactNode
  /** The answer of a form that was rejected. */
  readonly defaultAnswer?: 'yes' | 'no' | undefined
  readonly defaultComment?: string | undefined
  /** Why the answer was rejected. */
  readonly error?: ReactNode
  /** Why the comment was rejected. */
  readonly commentError?: ReactNode
  /** More parts of the form, before the question. */
  readonly children?: ReactNode
}

/**
 * A question at the end of a page, “Was this page helpful?”, with an optional comment. It works without
 * script: the browser sends the form, and the fragment of the next URL shows the thanks. So all visitors get
 * the same HTML, which can be cached. It is on every page of a manual, so it has its own few styles instead
 * of those of all form fields. `ref`, `className` and all other props go to the root.
 */
export function Feedback({
  action,
  sentId,
  label,
  yes,
  no,
  commentLabel,
  commentHint,
  send,
  thanks,
  defaultAnswer,
  defaultComment,
  error,
  commentError,
  className,
  children,
  ...rest
}: FeedbackProps) {
  const id = useId()
  const answer = (value: 'yes' | 'no', text: ReactNode) => (
    <label className="feedback-answer">
      <input type="radio" name="helpful" value={value} defaultChecked={value === defaultAnswer} />
      {text}
    </label>
  )
  const comment = { label: commentLabel, hint: commentHint, error: commentError, text: defaultComment }
  return (
    <div {...rest} className={cx('feedback screen-only', className)}>
      <p id={sentId} className="feedback-thanks">
        {thanks}
      </p>
      <form method="post" action={action} noValidate>
        {children}
        <fieldset aria-describedby={error ? `${id}-error` : undefined}>
          <legend className="feedback-label">{label}</legend>
          <div className="feedback-answers">
            {answer('yes', yes)}
            {answer('no', no)}
          </div>
        </fieldset>
        <FeedbackError id={`${id}-error`} error={error} />
        <div className="feedback-comment">
          <CommentField id={`${id}-comment`} {...comment} />
          <Button type="submit" variant="outline" color="neutral">
            {send}
          </Button>
        </div>
      </form>
    </div>
  )
}

interface CommentFieldProps {
  readonly id: string
  readonly label: ReactNode
  readonly hint: ReactNode
  readonly error: ReactNode
  readonly text: string | undefined
}

function CommentField({ id, label, hint, error, text }: CommentFieldProps) {
  const notes = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  return (
    <>
      <label htmlFor={id} className="feedback-label">
        {label}
      </label>
      {hint ? (
        <p id={`${id}-hint`} className="feedback-hint">
          {hint}
        </p>
      ) : null}
      <textarea
        id={id}
        name="comment"
        rows={3}
        defaultValue={text}
        aria-describedby={notes || undefined}
        aria-invalid={error ? true : undefined}
      />
      <FeedbackError id={`${id}-error`} error={error} />
    </>
  )
}

function FeedbackError({ id, error }: Pick<CommentFieldProps, 'id' | 'error'>) {
  return error ? (
    <p id={id} className="feedback-error">
      {error}
    </p>
  ) : null
}
