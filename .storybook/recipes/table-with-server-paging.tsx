/** A table whose rows come from a server: only the pages of rows that are visible, in the order of the server. */
import { useEffect, useRef, useState } from 'react'
import type { DataSort, RowRange } from '../../ui/index.ts'
import { DataTable } from '../../ui/index.ts'

interface Article {
  readonly id: string
  readonly title: string
  readonly views: number
}

interface ArticleTableProps {
  /** Loads one page of rows, and the number of all rows. */
  readonly load: (
    page: number,
    size: number,
    sort: DataSort,
  ) => Promise<{ readonly rows: readonly Article[]; readonly total: number }>
}

const size = 50

export function ArticleTable({ load }: ArticleTableProps) {
  const [sort, setSort] = useState<DataSort>({ column: 'title', direction: 'ascending' })
  const [rows, setRows] = useState<readonly (Article | undefined)[]>([])
  const [total, setTotal] = useState(0)
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading')

  // A response in an earlier order is ignored.
  const current = useRef(sort)
  const loadPage = async (page: number, isNewOrder: boolean) => {
    try {
      const found = await load(page, size, sort)
      if (current.current !== sort) return
      setTotal(found.total)
      setRows((known) => withPage(isNewOrder ? [] : known, page * size, found.rows))
      setState('ready')
    } catch {
      setState('failed')
    }
  }

  // The first page, and again when the order changes.
  useEffect(() => {
    current.current = sort
    loadPage(0, true)
  }, [sort])

  const handleNeed = ({ from, to }: RowRange) => {
    for (let page = Math.floor(from / size); page * size < to; page += 1) loadPage(page, false)
  }

  return (
    <DataTable
      label="Articles"
      rows={rows}
      count={total}
      rowKey={(article) => article.id}
      rowLabel={(article) => article.title}
      rowHref={(article) => `/articles/${article.id}`}
      columns={[
        { key: 'title', label: 'Title', cell: (article) => article.title, value: (article) => article.title },
        {
          key: 'views',
          label: 'Views',
          cell: (article) => article.views,
          value: (article) => article.views,
          align: 'end',
        },
      ]}
      sort={sort}
      onSortChange={setSort}
      onNeed={handleNeed}
      state={state}
      onRetry={() => loadPage(0, true)}
    />
  )
}

/** Rows that are not loaded yet stay undefined. The table shows placeholders for them. */
function withPage(known: readonly (Article | undefined)[], from: number, page: readonly Article[]) {
  const rows: (Article | undefined)[] = [...known]
  while (rows.length < from) rows.push(undefined)
  rows.splice(from, page.length, ...page)
  return rows
}
