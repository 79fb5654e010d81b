/**
 * A list of what visitors sent, with the open entry beside it, or in its place on phones: messages of the contact
 * form, and answers to forms.
 */
import type { DataColumn } from '@cyanotype/ui/index.ts'
import { Button, SplitPane } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import type { KeyboardEvent, ReactNode, RefObject } from 'react'
import { useLayoutEffect, useRef } from 'react'
import { useCommands } from '../../commands/commands.ts'
import { DataTable, useNextPageSpace } from '../data-table.tsx'
import './inbox.css'

interface InboxRow {
  readonly id: string
}

interface InboxProps {
  readonly rows: readonly InboxRow[]
  /** The id of the open entry. */
  readonly open: string | undefined
  readonly onOpen: (id: string | undefined) => void
  /** Names of the commands that open the next and the previous entry. */
  readonly commands: Readonly<Record<'next' | 'previous', string>>
  readonly header: ReactNode
  readonly list: ReactNode
  readonly entry: ReactNode
}

export function Inbox({ rows, open, onOpen, commands, header, list, entry }: InboxProps) {
  const { t } = useLingui()
  const rowsRef = useRef<HTMLDivElement>(null)
  useNavigationKeys({ rows, open, onOpen, commands })
  useFocusAfterEntry(rowsRef, open)
  /** The open entry follows the focus from row to row. */
  const handleKeyDown = ({ nativeEvent: { defaultPrevented } }: KeyboardEvent) => {
    const at = document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset.row
    const row = rows[Number(at ?? -1)]
    if (defaultPrevented && row !== undefined && open !== undefined) onOpen(row.id)
  }
  return (
    <div className="documents inbox" data-open={open !== undefined || undefined}>
      {header}
      <SplitPane
        className="inbox-panes"
        defaultShare={42}
        label={t`List width`}
        start={
          // biome-ignore lint/a11y/noStaticElementInteractions: the table inside is the interactive element.
          <div ref={rowsRef} className="documents-rows inbox-list" onKeyDown={handleKeyDown}>
            {list}
          </div>
        }
        end={
          <div className="inbox-pane">
            {open === undefined ? null : <BackButton onBack={() => onOpen(undefined)} />}
            {entry}
          </div>
        }
      />
    </div>
  )
}

/** The entry that had the focus was closed or deleted: the focus returns to the rows. */
function useFocusAfterEntry(rows: RefObject<HTMLElement | null>, open: string | undefined): void {
  const before = useRef(open)
  useLayoutEffect(() => {
    const isClosed = before.current !== undefined && open === undefined
    before.current = open
    if (isClosed && document.activeElement === document.body)
      rows.current?.querySelector<HTMLElement>('tbody [tabindex="0"]')?.focus({ preventScroll: true })
  }, [rows, open])
}

type Navigation = Pick<InboxProps, 'rows' | 'open' | 'onOpen' | 'commands'>

function useNavigationKeys({ rows, open, onOpen, commands: { next, previous } }: Navigation): void {
  useCommands(() => {
    const at = rows.findIndex(({ id }) => id === open)
    const go = (to: number) => () => {
      const row = rows[to]
      if (row !== undefined) onOpen(row.id)
    }
    return rows.length === 0
      ? []
      : [
          { id: 'inbox-next', label: next, keys: 'j', hidden: true, run: go(at + 1) },
          { id: 'inbox-previous', label: previous, keys: 'k', hidden: true, run: go(at - 1) },
        ]
  })
}

/** Closes the open entry. On wide screens, the list is beside it and the button is not shown. */
function BackButton({ onBack }: { readonly onBack: () => void }) {
  return (
    <Button size="sm" variant="ghost" color="neutral" icon="chevron" className="inbox-back" onClick={onBack}>
      <Trans>Back to list</Trans>
    </Button>
  )
}

const tableStates = { pending: 'loading', error: 'failed', success: 'ready' } as const

interface InboxTableProps<Row extends InboxRow> {
  readonly label: string
  readonly query: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'status' | 'refetch' | 'fetchNextPage'>
  readonly rows: readonly Row[]
  readonly columns: readonly DataColumn<Row>[]
  readonly rowLabel: (row: Row) => string
  readonly hrefOf: (id: string) => string
  /** Shown when there are no entries. */
  readonly empty: ReactNode
}

export function InboxTable<Row extends InboxRow>({ query, rows, hrefOf, ...rest }: InboxTableProps<Row>) {
  return (
    <DataTable
      {...rest}
      rows={rows}
      {...useNextPageSpace(rows, query.hasNextPage)}
      rowKey={({ id }) => id}
      rowHref={({ id }) => hrefOf(id)}
      state={tableStates[query.status]}
      onRetry={() => void query.refetch()}
      onNeed={() => void query.fetchNextPage()}
    />
  )
}
