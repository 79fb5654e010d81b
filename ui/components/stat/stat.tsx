import type { ComponentPropsWithRef, ReactNode } from 'react'
import { cx } from '../../internal/cx.ts'

export type StatsProps = ComponentPropsWithRef<'dl'>

export function Stats({ className, ...rest }: StatsProps) {
  return <dl {...rest} className={cx('stats', className)} />
}

export interface StatProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What the figure counts. */
  readonly label: ReactNode
  /** The figure, with its unit. */
  readonly value: ReactNode
  /** An explanation, or the previous value. */
  readonly note?: ReactNode
}

/** A key figure with its label. It is used inside `Stats`. */
export function Stat({ label, value, note, className, ...rest }: StatProps) {
  return (
    <div {...rest} className={cx('stat', className)}>
      <dt>{label}</dt>
      <dd className="stat-value">{value}</dd>
      {note ? <dd className="stat-note">{note}</dd> : null}
    </div>
  )
}
