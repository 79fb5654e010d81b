/** The message in place of rows: there are none, or loading failed. */
import type { ReactNode } from 'react'
import { danger } from '../../icons/icons.generated.ts'
import { bringIcons } from '../../icons/resolve.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import { Button } from '../button/button.tsx'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { Icon } from '../icon/icon.tsx'

const messages = { dataTable: english.dataTable, table: english.table }

bringIcons({ danger })

interface TableStateProps {
  readonly state: 'ready' | 'loading' | 'failed'
  readonly hasRows: boolean
  readonly empty: ReactNode
  readonly onRetry: (() => void) | undefined
}

export function TableState({ state, hasRows, empty, onRetry }: TableStateProps) {
  const { word } = useUi(messages)
  if (state === 'failed') {
    return (
      <div className="data-table-failed">
        <p>
          <Icon name="danger" /> {word('dataTable.failed')}
        </p>
        {onRetry ? (
          <Button size="sm" variant="outline" color="neutral" onClick={onRetry}>
            {word('dataTable.retry')}
          </Button>
        ) : null}
      </div>
    )
  }
  if (hasRows || state === 'loading') return null
  return <div className="data-table-empty">{empty ?? <EmptyState title={word('table.noData')} />}</div>
}
