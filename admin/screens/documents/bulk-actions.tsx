/** What can be done with all that are selected, as far as there is something to do. */
import type { DocumentType } from '@cyanotype/content/model/index.ts'
import { Button } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import { useSession } from '../../app-context.tsx'
import { actionLabels } from './actions/action-messages.ts'
import type { BulkAction } from './actions/list-actions.ts'
import { bulkActions, changeOf } from './actions/list-actions.ts'
import type { Summary } from './summary.ts'

interface BulkActionsProps {
  readonly type: DocumentType
  readonly rows: readonly Summary[]
  readonly isBusy: boolean
  readonly onChange: (action: BulkAction, rows: readonly Summary[]) => void
}

const quiet = { variant: 'outline', color: 'neutral' } as const

/** One stands out, and one warns. */
const looks = {
  publish: { variant: 'solid', color: 'primary' },
  schedule: quiet,
  unpublish: quiet,
  copy: quiet,
  archive: quiet,
  unarchive: quiet,
  trash: { variant: 'outline', color: 'red' },
} as const

export function BulkActions({ type, rows, isBusy, onChange }: BulkActionsProps) {
  const { i18n } = useLingui()
  const session = useSession()
  if (session === null) return null
  const offered = bulkActions.filter(
    (action) => changeOf(action, rows, { type, by: session }).items.length > 0,
  )
  return offered.map((action) => (
    <Button
      key={action}
      size="sm"
      {...looks[action]}
      icon={actionLabels[action].icon}
      disabled={isBusy}
      onClick={() => onChange(action, rows)}
    >
      {i18n._(actionLabels[action].label)}
    </Button>
  ))
}
