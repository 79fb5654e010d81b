/** Dialogs of the calendar: all items of a day, and another time for an item. */
import type { Moment } from '@cyanotype/ui/index.ts'
import { Button, Callout, Dialog } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { FormEvent } from 'react'
import { useId, useState } from 'react'
import { EditDialog } from '../../components/form-dialog.tsx'
import { When } from '../../document-editor/publishing/schedule-fields.tsx'
import '../../document-editor/editor-dialogs.css'
import { useDocumentTitle } from '../../links/index.ts'
import { keyOf } from './calendar-days.tsx'
import { CalendarEntry } from './calendar-entry.tsx'
import type { CalendarItem } from './queries.ts'
import { useMove } from './use-move.ts'
import type { Zone } from './use-zone.ts'

interface DayDialogProps {
  readonly day: string
  readonly items: readonly CalendarItem[]
  /** Whether the day has more items than the server returned. */
  readonly isCut: boolean
  readonly zone: Zone
  readonly onMove: (item: CalendarItem) => void
  readonly onClose: () => void
}

export function DayDialog({ day, items, isCut, zone, onMove, onClose }: DayDialogProps) {
  const count = items.length
  return (
    <Dialog open onClose={onClose} title={zone.names.day(day)} className="content-calendar-day-dialog">
      {isCut ? (
        <Callout tone="info">
          <p>
            <Trans>This day has more items. The first {count} are shown. Use a filter to see others.</Trans>
          </p>
        </Callout>
      ) : null}
      <ul className="content-calendar-entries plain-list">
        {items.map((item) => (
          <CalendarEntry key={keyOf(item)} item={item} zone={zone} onMove={onMove} />
        ))}
      </ul>
    </Dialog>
  )
}

interface MoveDialogProps {
  readonly item: CalendarItem
  readonly zone: Zone
  readonly onClose: () => void
}

export function MoveDialog({ item, zone, onClose }: MoveDialogProps) {
  const { t } = useLingui()
  const form = useId()
  const title = useDocumentTitle()(item)
  const move = useMove()
  const [moment, setMoment] = useState<Moment | null>({ instant: item.at, zone: zone.name })
  const [error, setError] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const hasChanges = moment?.instant !== item.at
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    if (moment === null) return setError(t`Enter a date and time.`)
    if (!hasChanges) return onClose()
    setIsBusy(true)
    const reason = await move(item, moment.instant)
    setIsBusy(false)
    setError(reason)
    if (reason === undefined) onClose()
  }
  return (
    <EditDialog
      open
      hasChanges={hasChanges}
      onClose={onClose}
      title={item.kind === 'publish' ? t`Move publishing of “${title}”` : t`Move unpublishing of “${title}”`}
      footer={
        <>
          <Button variant="outline" color="neutral" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={form} loading={isBusy}>
            <Trans>Move</Trans>
          </Button>
        </>
      }
    >
      <form id={form} className="schedule-form" noValidate onSubmit={handleSubmit}>
        <When moment={moment} onChange={setMoment} error={error} />
      </form>
    </EditDialog>
  )
}
