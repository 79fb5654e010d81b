import type { ComponentPropsWithRef, ReactNode } from 'react'
import { createContext, useContext, useId } from 'react'
import { chevron } from '../../icons/icons.generated.ts'
import { registerIcons } from '../../icons/resolve.ts'
import { cx } from '../../internal/cx.ts'
import { Icon } from '../icon/icon.tsx'

registerIcons({ chevron })

const GroupContext = createContext<string | undefined>(undefined)

export interface DisclosureProps extends Omit<ComponentPropsWithRef<'details'>, 'title'> {
  /** The label of the button that shows and hides the content. */
  readonly title: ReactNode
}

/**
 * A part of the text that opens and closes: a native `details`, so it works without a script, in find and in
 * print.
 */
export function Disclosure({ title, children, className, ...rest }: DisclosureProps) {
  const group = useContext(GroupContext)
  return (
    <details name={group} {...rest} className={cx('disclosure', className)}>
      <summary className="disclosure-title">
        <Icon name="chevron" />
        <span>{title}</span>
      </summary>
      <div className="disclosure-body">{children}</div>
    </details>
  )
}

export interface DisclosureGroupProps extends ComponentPropsWithRef<'div'> {
  /** Opening one closes the others. */
  readonly exclusive?: boolean
}

export function DisclosureGroup({ exclusive = false, className, ...rest }: DisclosureGroupProps) {
  const group = useId()
  return (
    <GroupContext value={exclusive ? group : undefined}>
      <div {...rest} className={cx('disclosure-group', className)} />
    </GroupContext>
  )
}
