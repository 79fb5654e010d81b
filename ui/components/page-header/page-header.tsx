import type { ComponentPropsWithRef, ReactNode } from 'react'
import { cx } from '../../internal/cx.ts'
import type { Crumb } from '../breadcrumbs/breadcrumbs.tsx'
import { Breadcrumbs } from '../breadcrumbs/breadcrumbs.tsx'

export interface PageHeaderProps extends Omit<ComponentPropsWithRef<'header'>, 'title'> {
  /** The title of the page. */
  readonly title: ReactNode
  /** From the first screen down to this one. */
  readonly crumbs?: readonly Crumb[]
  /** How things stand: a status, who else is here, whether all is saved. */
  readonly status?: ReactNode
  /** What can be done with all of it, the most likely one last. */
  readonly actions?: ReactNode
  /** Below: tabs, a search, filters. */
  readonly children?: ReactNode
  /** For the heading itself, which a screen that is drawn anew gives the focus to. */
  readonly heading?: ComponentPropsWithRef<'h1'>
}

/** The top of a screen of a tool: where one is, how it stands, what can be done. It stays while the rest scrolls. */
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
          {crumbs ? <Breadcrumbs crumbs={crumbs} /> : null}
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
