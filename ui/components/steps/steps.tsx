import type { ComponentPropsWithRef, ReactNode } from 'react'
import { cx } from '../../internal/cx.ts'
import type { HeadingLevel } from '../../internal/heading-level.ts'
import { Heading } from '../heading/heading.tsx'

export type StepsProps = ComponentPropsWithRef<'ol'>

/** Instructions in order: an ordered list whose items have titles. */
export function Steps({ className, ...rest }: StepsProps) {
  return <ol role="list" {...rest} className={cx('steps', className)} />
}

export interface StepProps extends Omit<ComponentPropsWithRef<'li'>, 'title'> {
  /** What to do in this step. */
  readonly title: ReactNode
  /** The level of the title in the page's outline. */
  readonly level?: HeadingLevel
  /** Marks the current step when the list shows progress. */
  readonly current?: boolean
}

/** With an id its title has a link to itself, like every heading. */
export function Step({ title, level = 3, current = false, id, children, className, ...rest }: StepProps) {
  return (
    <li {...rest} className={cx('step', className)} aria-current={current ? 'step' : undefined}>
      <Heading level={level} id={id} className="step-title">
        {title}
      </Heading>
      <div className="step-body">{children}</div>
    </li>
  )
}
