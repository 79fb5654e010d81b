import type { ComponentPropsWithRef, ReactNode } from 'react'
import { cx } from '../../internal/cx.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import { ButtonLink } from '../button/button.tsx'

const messages = { error: english.error }

export interface ErrorStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** The status of the response: `404`. */
  readonly status?: number
  /** What went wrong, in a few words. */
  readonly title: ReactNode
  /** What exactly happened, for the person who handles the error. */
  readonly description?: ReactNode
  /** The language of the description, if it differs. */
  readonly descriptionLanguage?: string
  /** The URL of the home page, as a way out. */
  readonly homeHref?: string
}

/** A page for an error: what happened, what the user can do about it, and a way out. */
export function ErrorState({
  status,
  title,
  description,
  descriptionLanguage,
  homeHref,
  className,
  children,
  ...rest
}: ErrorStateProps) {
  const { word } = useUi(messages)
  return (
    <div {...rest} className={cx('error-state', className)}>
      {status === undefined ? null : <p className="eyebrow">{status}</p>}
      <h1 className="page-title">{title}</h1>
      {description ? (
        <p className="error-state-description" lang={descriptionLanguage}>
          {description}
        </p>
      ) : null}
      {children ? <p className="lead">{children}</p> : null}
      {homeHref === undefined ? null : (
        <ButtonLink href={homeHref} size="lg">
          {word('error.clear')}
        </ButtonLink>
      )}
    </div>
  )
}
