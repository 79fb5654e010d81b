import type { ComponentPropsWithRef, ReactNode } from 'react'
import { cx } from '../../internal/cx.ts'
import type { Crumb } from '../breadcrumbs/breadcrumbs.tsx'
import { Breadcrumbs } from '../breadcrumbs/breadcrumbs.tsx'

export interface PageHeaderProps extends Omit<ComponentPropsWithRef<'header'>, 'title'> {
  /** The title of the page. */
  readonly title: ReactNode
  /** The path from the first screen to this one. */
  readonly crumbs?: readonly Crumb[]
  /** The status: published or not, who else is here, whether everything is saved. */
  readonly status?: ReactNode
  /** The main actions, the most likely one last. */
  readonly actions?: ReactNode
  /** Content below the title: tabs, a search, filters. */
  readonly children?: ReactNode
  /** Props of the heading, for screens that focus it after navigation. */
  readonly heading?: ComponentPropsWithRef<'h1'>
}

/** The top of a tool screen: path, title, status and actions. It stays visible while the rest scrolls. */
export function PageHeader({
  title,
  crumbs,
  status,
  actions,
  children,
  heading,
  className,
  ...rest
}: PageHeaderProps) {
  return (
    <header {...rest} className={cx('page-header', className)}>
      <div className="page-header-row">
        <div className="page-header-text">
          {crumbs?.length ? <Breadcrumbs crumbs={crumbs} /> : null}
          <h1 {...heading} className={cx('page-header-title', heading?.className)}>
            {title}
          </h1>
        </div>
        {status || actions ? (
          <div className="page-header-end">
            {status ? <div className="page-header-status">{status}</div> : null}
            {actions ? <div className="page-header-actions">{actions}</div> : null}
          </div>
        ) : null}
      </div>
      {children ? <div className="page-header-below">{children}</div> : null}
    </header>
  )
}
