import type { ComponentPropsWithRef } from 'react'
import { Fragment } from 'react'
import { cx } from '../../internal/cx.ts'

export interface KeyProps extends Omit<ComponentPropsWithRef<'kbd'>, 'children'> {
  /** One key, or a combination: `Ctrl+K`. */
  readonly children: string
}

/** A key of the keyboard, or a combination of keys. */
export function Key({ children, className, ...rest }: KeyProps) {
  // A plus at the end is the key itself: `Ctrl++`.
  const keys = children.split(/\+(?=.)/)
  return (
    <kbd dir="ltr" {...rest} className={cx('keys', className)}>
      {keys.map((key, index) => (
        <Fragment key={key}>
          {index > 0 ? <span className="keys-plus">+</span> : null}
          <kbd className="key">{key}</kbd>
        </Fragment>
      ))}
    </kbd>
  )
}
