/** The first page, the last, and those around the current one. A gap of a single page is filled: it costs no more room. */
export function shownPages(current: number, total: number): readonly number[] {
  const pages = Array.from({ length: total }, (_, index) => index + 1)
  const isNear = (page: number) => page === 1 || page === total || Math.abs(page - current) <= 1
  return pages.filter((page) => isNear(page) || (isNear(page - 1) && isNear(page + 1)))
}
