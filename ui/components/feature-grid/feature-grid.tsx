import type { ComponentPropsWithRef, ReactNode } from 'react'
import { cx } from '../../internal/cx.ts'
import type { HeadingLevel } from '../../internal/heading-level.ts'
import { headingTags } from '../../internal/heading-level.ts'
import type { AnyIconName } from '../icon/icon.tsx'
import { Icon } from '../icon/icon.tsx'

export type FeatureGridProps = ComponentPropsWithRef<'ul'>

/** A list of features: a few short texts side by side. Use cards for entries that link to something. */
export function FeatureGrid({ className, ...rest }: FeatureGridProps) {
  return <ul {...rest} className={cx('feature-grid plain-list', className)} />
}

export interface FeatureProps extends Omit<ComponentPropsWithRef<'li'>, 'title'> {
  /** The name of the feature. */
  readonly title: ReactNode
  /** The icon above the title. */
  readonly icon?: AnyIconName
  /** The level of the heading in the outline of the page. */
  readonly level?: HeadingLevel
}

export function Feature({ title, icon, level = 3, className, children, ...rest }: FeatureProps) {
  const Heading = headingTags[level]
  return (
    <li {...rest} className={cx('feature', className)}>
      {icon ? <Icon name={icon} size={24} /> : null}
      <Heading className="feature-title">{title}</Heading>
      <div className="feature-text">{children}</div>
    </li>
  )
}
