import type { ComponentPropsWithRef, KeyboardEvent } from 'react'
import { useId, useMemo, useRef, useSyncExternalStore } from 'react'
import { chevron, chevrons } from '../../icons/icons.generated.ts'
import { registerIcons } from '../../icons/resolve.ts'
import { cx } from '../../internal/cx.ts'
import { useComposedRef } from '../../internal/refs.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import { Button } from '../button/button.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import type { CalendarNames } from './calendar-names.ts'
import { namesIn } from './calendar-names.ts'
import type { DateBounds } from './days.ts'
import { addMonths, todayHere, weeksOf } from './days.ts'
import { useCalendar } from './use-calendar.ts'

const messages = { calendar: english.calendar }

registerIcons({ chevron, chevrons })

export interface CalendarProps extends DateBounds, Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The chosen day: `2026-11-20`. Empty if there is none. */
  readonly value?: string | undefined
  /** Called with the day that the user chooses. */
  readonly onValueChange?: ((day: string) => void) | undefined
  /** A date range instead of one day. */
  readonly range?: DayRange | undefined
  /** Returns whether a day cannot be chosen. */
  readonly isDisabled?: ((day: string) => boolean) | undefined
  /** Today for the reader. The server does not know it and uses UTC. */
  readonly today?: string | undefined
  /** The number of months that are shown side by side. */
  readonly months?: number
  /** Focuses a day at once, for a calendar that opens with a button. */
  readonly takesFocus?: boolean
  /** Called with the day that the pointer or the arrow keys have reached. */
  readonly onPoint?: ((day: string) => void) | undefined
}

const neverChanges = () => () => undefined
const todayInUtc = () => new Date().toISOString().slice(0, 10)

/**
 * The days of one or two months, to choose one: the grid of the WAI-ARIA pattern, with the weeks of the
 * reader.
 */
export function Calendar(props: CalendarProps) {
  const { value, onValueChange, range, isDisabled, today, months = 1, takesFocus = false, ...others } = props
  const { min, max, onPoint, className, ref, ...rest } = others
  const { dir, lang } = useUi(messages)
  const names = useMemo(() => namesIn(lang), [lang])
  const here = useSyncExternalStore(neverChanges, todayHere, todayInUtc)
  const root = useRef<HTMLDivElement>(null)
  const titleId = useId()
  const now = today ?? here
  const start = value || range?.start || now
  const { firstWeekday } = names
  const view = useCalendar({ root, start, months, dir, firstWeekday, takesFocus, min, max })
  const handleKeyDown = (event: KeyboardEvent) => {
    const reached = view.handleKeyDown(event)
    if (reached) onPoint?.(reached)
  }
  const isOutside = (day: string) => day < (min ?? '') || day > (max ?? '9999-12-31')
  return (
    <div {...rest} ref={useComposedRef(root, ref)} className={cx('calendar', className)}>
      <MonthButtons {...view} />
      <div className="calendar-months">
        {Array.from({ length: months }, (_, place) => addMonths(view.shown, place)).map((month, place) => (
          <Month
            key={month}
            month={month}
            titleId={`${titleId}-${place}`}
            names={names}
            current={view.current}
            today={now}
            value={value}
            range={range}
            isDisabled={(day) => isOutside(day) || (isDisabled?.(day) ?? false)}
            onKeyDown={handleKeyDown}
            onPoint={onPoint}
            onChoose={(day) => {
              view.goTo(day)
              onValueChange?.(day)
            }}
          />
        ))}
      </div>
    </div>
  )
}

/** A year and a month back or forward, each only if it has days to choose. */
const pageButtons = [
  { label: 'calendar.prevYear', icon: 'chevrons', count: -12 },
  { label: 'calendar.prevMonth', icon: 'chevron', count: -1 },
  { label: 'calendar.nextMonth', icon: 'chevron', count: 1 },
  { label: 'calendar.nextYear', icon: 'chevrons', count: 12 },
] as const

function MonthButtons({
  changeMonth,
  isOutOfRange,
}: Pick<ReturnType<typeof useCalendar>, 'changeMonth' | 'isOutOfRange'>) {
  const { word } = useUi(messages)
  return (
    <div className="calendar-navigation">
      {pageButtons.map(({ label, icon, count }) => (
        <Button
          key={label}
          variant="ghost"
          color="neutral"
          size="sm"
          icon={icon}
          aria-label={word(label)}
          data-back={count < 0 ? '' : undefined}
          aria-disabled={isOutOfRange(count) || undefined}
          onClick={() => isOutOfRange(count) || changeMonth(count)}
        />
      ))}
    </div>
  )
}

// One month of a calendar: a table with the role grid. Its days are buttons, and one of them is the Tab stop.

export interface DayRange {
  readonly start: string
  readonly end: string
}

interface MonthProps {
  readonly month: string
  readonly titleId: string
  readonly names: CalendarNames
  readonly current: string
  readonly today: string
  readonly value: string | undefined
  readonly range: DayRange | undefined
  readonly isDisabled: (day: string) => boolean
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly onPoint: ((day: string) => void) | undefined
  readonly onChoose: (day: string) => void
}

function Month({ month, titleId, onKeyDown, ...days }: MonthProps) {
  const { names, range } = days
  return (
    <div className="calendar-month">
      <p id={titleId} className="calendar-title" aria-live="polite">
        {names.month(month)}
      </p>
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the grid pattern uses a table.
        role="grid"
        className="calendar-grid"
        aria-labelledby={titleId}
        aria-multiselectable={range ? true : undefined}
        onKeyDown={onKeyDown}
      >
        <thead>
          <tr>
            {names.weekdays.map(({ long, short }) => (
              <th key={long} scope="col" className="calendar-weekday">
                <span aria-hidden="true">{short}</span>
                <VisuallyHidden>{long}</VisuallyHidden>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month, names.firstWeekday).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((day, place) =>
                day === undefined ? (
                  <td key={names.weekdays[place]?.long} className="calendar-cell" />
                ) : (
                  <DayCell key={day} day={day} {...days} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The position of a day in a range. A range of one day is marked as single. */
function positionInRange(
  { start, end }: DayRange,
  day: string,
): 'alone' | 'start' | 'end' | 'inside' | undefined {
  if (day < start || day > end || start === '') return undefined
  if (day === start) return day === end ? 'alone' : 'start'
  return day === end ? 'end' : 'inside'
}

type DayCellProps = Omit<MonthProps, 'month' | 'titleId' | 'onKeyDown'> & { readonly day: string }

function DayCell({ day, names, current, today, value, range, isDisabled, onPoint, onChoose }: DayCellProps) {
  const place = range && positionInRange(range, day)
  const isDenied = isDisabled(day)
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell of a grid can be selected.
    <td
      className="calendar-cell"
      aria-selected={range ? place !== undefined : day === value}
      data-place={place}
    >
      <button
        type="button"
        className="calendar-day"
        tabIndex={day === current ? 0 : -1}
        aria-label={names.day(day)}
        aria-current={day === today ? 'date' : undefined}
        aria-disabled={isDenied || undefined}
        data-day={day}
        data-weekend={names.isWeekend(day) ? '' : undefined}
        onPointerEnter={() => onPoint?.(day)}
        onClick={() => isDenied || onChoose(day)}
      >
        {names.number(day)}
      </button>
    </td>
  )
}
