import type { ComponentPropsWithRef, ReactNode } from 'react'
import { cx } from '../../internal/cx.ts'
import { safeHref } from '../../internal/safe-href.ts'
import type { IllustrationProps } from '../figure/figure.tsx'
import { ResponsiveImage } from '../figure/responsive-image.tsx'

export type PeopleProps = ComponentPropsWithRef<'ul'>

/** Portraits of people side by side. */
export function People({ className, ...rest }: PeopleProps) {
  return <ul role="list" {...rest} className={cx('people', className)} />
}

export interface PersonProps extends Omit<ComponentPropsWithRef<'li'>, 'children'>, IllustrationProps {
  readonly name: string
  /** What the person does. */
  readonly position?: ReactNode
  /** A page about the person, or an address. */
  readonly href?: string
}

/** Used inside `People`. Without a portrait it shows the first letters of the name. */
export function Person(props: PersonProps) {
  const { name, position, href, src, alt = '', width, height, among, className, ...rest } = props
  return (
    <li {...rest} className={cx('person', className)}>
      <div className="person-picture">
        {src === undefined ? (
          <span aria-hidden="true">{initialsOf(name)}</span>
        ) : (
          <ResponsiveImage {...{ src, alt, width, height, among }} />
        )}
      </div>
      <div className="person-text">
        <p className="person-name">{href === undefined ? name : <a {...safeHref(href)}>{name}</a>}</p>
        {position ? <p className="person-position">{position}</p> : null}
      </div>
    </li>
  )
}

function initialsOf(name: string): string {
  const [first = '', ...others] = name.split(/\s+/).filter((word) => word !== '')
  return [first, others.at(-1) ?? ''].map((word) => [...word][0] ?? '').join('')
}
