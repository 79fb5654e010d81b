import type { ComponentPropsWithRef, ReactNode } from 'react'
import { cx } from '../../internal/cx.ts'
import type { AnyIconName } from '../icon/icon.tsx'
import { Icon } from '../icon/icon.tsx'

export interface EmptyStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** What is empty, in a few words. */
  readonly title: ReactNode
  /** The icon above the title. */
  readonly icon?: AnyIconName
  /** What the user can do about it. */
  readonly action?: ReactNode
}

/** A message in place of an empty list: it explains why nothing is there, and what to do next. */
export function EmptyState({ title, icon, action, className, children, ...rest }: EmptyStateProps) {
  return (
    <div {...rest} className={cx('empty-state', className)}>
      {icon ? <Icon name={icon} size={32} /> : null}
      <p className="empty-state-title">{title}</p>
      {children ? <p>{children}</p> : null}
      {action}
    </div>
  )
}
