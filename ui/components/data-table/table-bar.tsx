/** The line above a table: what it shows, how much of it there is, and what arranges it. */
import type { ReactNode } from 'react'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import { Spinner } from '../spinner/spinner.tsx'

const messages = { dataTable: english.dataTable }

interface TableBarProps {
  readonly label: string
  readonly labelId: string
  readonly count: number
  /** The same in words, where the number is not known. */
  readonly counted: string | undefined
  readonly state: 'ready' | 'loading' | 'failed'
  readonly children?: ReactNode
}

export function TableBar({ label, labelId, count, counted, state, children }: TableBarProps) {
  const { lang, word } = useUi(messages)
  const said = {
    ready: counted ?? word('dataTable.rows', { count: new Intl.NumberFormat(lang).format(count) }),
    loading: word('dataTable.loading'),
    // It is written where the rows would be; here it is only heard.
    failed: word('dataTable.failed'),
  }
  return (
    <div className="data-table-bar">
      <span id={labelId} className="data-table-label">
        {label}
      </span>
      <span role="status" className={state === 'failed' ? 'visually-hidden' : 'data-table-count'}>
        {state === 'loading' ? <Spinner /> : null}
        {said[state]}
      </span>
      {children}
    </div>
  )
}
