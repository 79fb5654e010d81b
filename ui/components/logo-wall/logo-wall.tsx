import type { ComponentPropsWithRef, ReactNode } from 'react'
import { cx } from '../../internal/cx.ts'
import { safeHref } from '../../internal/safe-href.ts'

export interface Logo {
  readonly name: string
  readonly href?: string
  /** Drawn in one colour, `currentColor`, with no name of its own; without one the name is set instead. */
  readonly mark?: ReactNode
}

export interface LogoWallProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** The logos, each with a name and an optional link. */
  readonly logos: readonly Logo[]
}

/** Who one works with, side by side and in one ink, so that nobody shouts. */
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
