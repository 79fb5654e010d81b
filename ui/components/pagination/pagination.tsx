import type { ComponentPropsWithRef, ReactNode } from 'react'
import { cx } from '../../internal/cx.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import { ButtonLink } from '../button/button.tsx'

const messages = { pagination: english.pagination }

/** The numbered pages of a list whose length is known. */
interface Numbers {
  readonly current: number
  readonly total: number
  readonly hrefOf: (page: number) => string
}

export interface PaginationProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** The URL of the previous page. Leave it out on the first page. */
  readonly previous?: string | undefined
  /** The URL of the next page. Leave it out on the last page. */
  readonly next?: string | undefined
  /** The label of the link to the previous page. */
  readonly previousLabel?: ReactNode
  /** The label of the link to the next page. */
  readonly nextLabel?: ReactNode
  /** The current page, the number of pages and the URL of each. */
  readonly numbers?: Numbers
}

/**
 * Links to the other pages of a list. For a list by date, previous and next are enough. Numbers are for
 * reference lists.
 */
export function Pagination({
  previous,
  next,
  previousLabel,
  nextLabel,
  numbers,
  className,
  ...rest
}: PaginationProps) {
  const { word } = useUi(messages)
  return (
    <nav aria-label={word('pagination.label')} {...rest} className={cx('pagination screen-only', className)}>
      {previous === undefined ? null : (
        <ButtonLink href={previous} rel="prev" variant="outline" color="neutral">
          {previousLabel ?? word('pagination.previous')}
        </ButtonLink>
      )}
      {numbers && <PageNumbers numbers={numbers} />}
      {next === undefined ? null : (
        <ButtonLink href={next} rel="next" variant="outline" color="neutral">
          {nextLabel ?? word('pagination.next')}
        </ButtonLink>
      )}
    </nav>
  )
}

function PageNumbers({ numbers: { current, total, hrefOf } }: { readonly numbers: Numbers }) {
  const { word } = useUi(messages)
  return (
    <ol className="pagination-numbers plain-list">
      {shownPages(current, total).map((number, index, all) => (
        <li key={number} data-gap={index > 0 && number - (all[index - 1] ?? 0) > 1 ? '' : undefined}>
          <a
            href={hrefOf(number)}
            aria-label={word('pagination.page', { page: String(number) })}
            aria-current={number === current ? 'page' : undefined}
          >
            {number}
          </a>
        </li>
      ))}
    </ol>
  )
}

/**
 * The first and the last page, and those around the current one. A gap of a single page is filled, because it
 * takes no more room.
 */
export function shownPages(current: number, total: number): readonly number[] {
  const pages = Array.from({ length: total }, (_, index) => index + 1)
  const isNear = (page: number) => page === 1 || page === total || Math.abs(page - current) <= 1
  return pages.filter((page) => isNear(page) || (isNear(page - 1) && isNear(page + 1)))
}
