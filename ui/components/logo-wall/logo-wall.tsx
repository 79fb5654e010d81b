import type { ComponentPropsWithRef, ReactNode } from 'react'
import { cx } from '../../internal/cx.ts'
import { safeHref } from '../../internal/safe-href.ts'

export interface Logo {
  readonly name: string
  readonly href?: string
  /** An SVG in `currentColor`, without an accessible name. Without it the name is shown as text. */
  readonly mark?: ReactNode
}

export interface LogoWallProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** The logos, each with a name and an optional link. */
  readonly logos: readonly Logo[]
}

/** Logos of partners side by side in one colour, so that none dominates. */
export function LogoWall({ logos, className, ...rest }: LogoWallProps) {
  return (
    <ul {...rest} className={cx('logo-wall plain-list', className)}>
      {logos.map((logo) => (
        <li key={logo.name}>
          {logo.href === undefined ? (
            <span>
              <Face logo={logo} />
            </span>
          ) : (
            <a {...safeHref(logo.href)}>
              <Face logo={logo} />
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}

function Face({ logo: { name, mark } }: { readonly logo: Logo }) {
  if (mark === undefined) return name
  return (
    <span role="img" aria-label={name} className="logo-wall-mark">
      {mark}
    </span>
  )
}
