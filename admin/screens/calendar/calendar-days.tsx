/** The days of a month or week: seven columns, or a list of the days with items on a narrow screen. */
import { Button, toasts } from '@cyanotype/ui/index.ts'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { DragEvent, RefObject } from 'react'
import { useState } from 'react'
import { CalendarEntry } from './calendar-entry.tsx'
import type { CalendarSearch } from './calendar-search.ts'
import type { CalendarItem } from './queries.ts'
import { useMove } from './use-move.ts'
import type { Zone } from './use-zone.ts'

interface CalendarDaysProps {
  readonly search: CalendarSearch
  readonly days: readonly string[]
  readonly items: ReadonlyMap<string, readonly CalendarItem[]>
  readonly zone: Zone
  readonly isLoading: boolean
  readonly listRef: RefObject<HTMLOListElement | null>
  readonly onOpenDay: (day: string) => void
  readonly onMove: (item: CalendarItem) => void
}

/** The most items of a day before a button opens all of them. */
const shown = { month: 3, week: 20 } as const

export function CalendarDays(props: CalendarDaysProps) {
  const { search, days, items, zone, isLoading, listRef } = props
  const { t } = useLingui()
  const { dragged, dayProps, setDragged } = useDragging(zone)
  return (
    <div className="content-calendar-days" data-view={search.view} aria-busy={isLoading || undefined}>
      <div className="content-calendar-weekdays" aria-hidden="true">
        {zone.names.weekdays.map(({ short }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: narrow names repeat, and their order never changes
          <span key={place}>{short}</span>
        ))}
      </div>
      <ol ref={listRef} tabIndex={-1} className="content-calendar-grid plain-list" aria-label={t`Days`}>
        {days.map((day) => (
          <CalendarDay
            {...props}
            key={day}
            day={day}
            dayItems={items.get(day) ?? []}
            isDropTarget={dragged !== undefined && day >= zone.today && day !== zone.dayOf(dragged.at)}
            dropProps={dayProps(day)}
            onDrag={setDragged}
          />
        ))}
      </ol>
    </div>
  )
}

interface CalendarDayProps extends CalendarDaysProps {
  readonly day: string
  readonly dayItems: readonly CalendarItem[]
  readonly isDropTarget: boolean
  readonly dropProps: ReturnType<ReturnType<typeof useDragging>['dayProps']>
  readonly onDrag: (item: CalendarItem | undefined) => void
}

function CalendarDay({ day, dayItems, search, zone, isDropTarget, dropProps, ...rest }: CalendarDayProps) {
  const { t } = useLingui()
  const limit = shown[search.view]
  // A button for one more item would take as much room as the item.
  const visible = dayItems.length > limit + 1 ? dayItems.slice(0, limit) : dayItems
  const more = dayItems.length - visible.length
  const name = zone.names.day(day)
  const isToday = day === zone.today
  return (
    <li
      className="content-calendar-day"
      data-empty={dayItems.length === 0 || undefined}
      data-today={isToday || undefined}
      data-other={(search.view === 'month' && !day.startsWith(search.date.slice(0, 7))) || undefined}
      data-drop={isDropTarget || undefined}
      {...dropProps}
    >
      <h3 className="content-calendar-day-name" aria-current={isToday ? 'date' : undefined}>
        <span className="content-calendar-day-number" aria-hidden="true">
          {zone.names.number(day)}
        </span>
        <span className="content-calendar-day-full">{name}</span>
      </h3>
      {visible.length > 0 ? (
        <ul className="content-calendar-entries plain-list">
          {visible.map((item) => (
            <CalendarEntry
              key={keyOf(item)}
              item={item}
              zone={zone}
              onMove={rest.onMove}
              onDrag={rest.onDrag}
            />
          ))}
        </ul>
      ) : null}
      {more > 0 ? (
        <Button
          variant="ghost"
          color="neutral"
          size="sm"
          aria-label={t`${plural(more, { one: `# more on ${name}`, other: `# more on ${name}` })}`}
          onClick={() => rest.onOpenDay(day)}
        >
          <Trans>{more} more</Trans>
        </Button>
      ) : null}
    </li>
  )
}

export const keyOf = ({ id, kind, at, layers }: CalendarItem) => [id, kind, at, ...layers].join(' ')

/** Dragging with a pointer. The keyboard and touch screens use the dialog instead. */
function useDragging(zone: Zone) {
  const { t } = useLingui()
  const [dragged, setDragged] = useState<CalendarItem>()
  const move = useMove()
  const drop = async (item: CalendarItem, day: string) => {
    const reason = await move(item, zone.onDay(item.at, day))
    if (reason !== undefined)
      toasts.add({ tone: 'danger', title: t`Could not move the item`, description: reason })
  }
  const dayProps = (day: string) => ({
    onDragOver(event: DragEvent) {
      if (dragged === undefined || day < zone.today || day === zone.dayOf(dragged.at)) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'move'
    },
    onDrop(event: DragEvent) {
      if (dragged === undefined) return
      event.preventDefault()
      setDragged(undefined)
      void drop(dragged, day)
    },
  })
  return { dragged, setDragged, dayProps }
}
