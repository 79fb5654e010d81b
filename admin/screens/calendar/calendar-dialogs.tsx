/** Dialogs of the calendar: all items of a day, and another time for an item. */
import type { Moment } from '@cyanotype/ui/index.ts'
import { Callout, Dialog } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { DateTimeDialog } from '../../components/date-time-dialog.tsx'
import { keyOf } from './calendar-days.tsx'
import { CalendarEntry } from './calendar-entry.tsx'
import type { CalendarItem } from './queries.ts'
import { useItemTitle } from './use-item-title.ts'
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
  const title = useItemTitle()(item)
  const move = useMove()
  const [isBusy, setIsBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const moveTo = async ({ instant }: Moment) => {
    setIsBusy(true)
    const reason = instant === item.at ? undefined : await move(item, instant)
    setIsBusy(false)
    setRefusal(reason)
    if (reason === undefined) onClose()
  }
  return (
    <DateTimeDialog
      title={item.kind === 'publish' ? t`Move publishing of “${title}”` : t`Move unpublishing of “${title}”`}
      action={t`Move`}
      isBusy={isBusy}
      initialMoment={{ instant: item.at, zone: zone.name }}
      refusal={refusal}
      onSubmit={(moment) => void moveTo(moment)}
      onClose={onClose}
    />
  )
}
