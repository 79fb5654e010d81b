/**
 * One month of a calendar: a table with the role grid. Its days are buttons, and one of them is the Tab stop.
 */
import type { KeyboardEvent } from 'react'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import type { CalendarNames } from './calendar-names.ts'
import { weeksOf } from './days.ts'

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

export function Month({ month, titleId, onKeyDown, ...days }: MonthProps) {
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
