/**
 * The days of one or two months, to choose one: the grid of the WAI-ARIA pattern, with the weeks of the
 * reader.
 */
import type { ComponentPropsWithRef, KeyboardEvent } from 'react'
import { useId, useMemo, useRef, useSyncExternalStore } from 'react'
import { chevron, chevrons } from '../../icons/icons.generated.ts'
import { bringIcons } from '../../icons/resolve.ts'
import { cx } from '../../internal/cx.ts'
import { useComposedRef } from '../../internal/use-composed-ref.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import { Button } from '../button/button.tsx'
import { namesIn } from './calendar-names.ts'
import type { DateBounds } from './days.ts'
import { addMonths, todayHere } from './days.ts'
import type { DayRange } from './month.tsx'
import { Month } from './month.tsx'
import { useCalendar } from './use-calendar.ts'

const messages = { calendar: english.calendar }

bringIcons({ chevron, chevrons })

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
      <Turning {...view} />
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

function Turning({ turn, leadsNowhere }: Pick<ReturnType<typeof useCalendar>, 'turn' | 'leadsNowhere'>) {
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
          aria-disabled={leadsNowhere(count) || undefined}
          onClick={() => leadsNowhere(count) || turn(count)}
        />
      ))}
    </div>
  )
}
