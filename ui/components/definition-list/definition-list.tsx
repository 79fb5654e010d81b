import type { ComponentPropsWithRef, ReactNode } from 'react'
import { cx } from '../../internal/cx.ts'

export type DefinitionListProps = ComponentPropsWithRef<'dl'>

/** A list of terms and their definitions. */
export function DefinitionList({ className, ...rest }: DefinitionListProps) {
  return <dl {...rest} className={cx('definition-list', className)} />
}

export interface DefinitionProps extends ComponentPropsWithRef<'div'> {
  /** The term that the content defines. */
  readonly term: ReactNode
}

export function Definition({ term, children, className, ...rest }: DefinitionProps) {
  return (
    <div {...rest} className={cx('definition', className)}>
      <dt className="definition-term">{term}</dt>
      <dd className="definition-meaning">{children}</dd>
    </div>
  )
}
