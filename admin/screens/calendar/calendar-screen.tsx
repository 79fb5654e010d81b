/** Calendar screen: what is scheduled and what was published, by month or week. */
import { Button } from '@cyanotype/ui/index.ts'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAdmin } from '../../app-context/app-context.tsx'
import { useAddress } from '../../components/admin-link.tsx'
import { useFocusAfterDialog } from '../../components/focus-after-dialog.ts'
import { LoadFailure } from '../../components/load-failure.tsx'
import { ScreenHeader } from '../../components/screen-heading.tsx'
import { ScreenLoading } from '../../components/screen-loading.tsx'
import { useRouter } from '../../router/router-context.tsx'
import { CalendarDays } from './calendar-days.tsx'
import { DayDialog, MoveDialog } from './calendar-dialogs.tsx'
import type { CalendarSearch } from './calendar-search.ts'
import { daysShown, readCalendarSearch, writeCalendarSearch } from './calendar-search.ts'
import { CalendarFilters, CalendarNavigation } from './calendar-toolbar.tsx'
import type { CalendarItem } from './queries.ts'
import { calendarQuery } from './queries.ts'
import { SubscribeDialog } from './subscribe-dialog.tsx'
import { useZone } from './use-zone.ts'
import './calendar.css'

interface CalendarScreenProps {
  readonly search: Readonly<Record<string, string | undefined>>
}

export function CalendarScreen({ search: written }: CalendarScreenProps) {
  const { t } = useLingui()
  const zone = useZone()
  const router = useRouter()
  const here = useAddress('/admin/calendar')
  const [isSubscribing, setIsSubscribing] = useState(false)
  const search = readCalendarSearch(written, zone.today)
  const show = (next: CalendarSearch) =>
    void router.navigate({
      href: here + writeCalendarSearch(next, zone.today),
      replace: true,
      resetScroll: false,
    })
  return (
    <>
      <ScreenHeader
        title={t`Calendar`}
        actions={
          <Button variant="outline" color="neutral" icon="rss" onClick={() => setIsSubscribing(true)}>
            <Trans>Subscribe</Trans>
          </Button>
        }
      />
      <div className="content-calendar-screen">
        <CalendarNavigation search={search} zone={zone} onShow={show} />
        <search className="content-calendar-filters">
          <CalendarFilters search={search} onShow={show} />
        </search>
        <Items search={search} />
      </div>
      {isSubscribing ? <SubscribeDialog onClose={() => setIsSubscribing(false)} /> : null}
    </>
  )
}

function Items({ search }: { readonly search: CalendarSearch }) {
  const zone = useZone()
  const { api } = useAdmin()
  const days = daysShown(search, zone.names.firstWeekday)
  const found = useQuery(calendarQuery(api, zone.periodOf(days), search))
  const [openDay, setOpenDay] = useState<string>()
  const [moved, setMoved] = useState<CalendarItem>()
  const list = useFocusAfterDialog<HTMLOListElement>(moved !== undefined)
  if (found.isPending) return <ScreenLoading />
  // After a failed update, an open dialog stays.
  if (found.data === undefined) return <LoadFailure error={found.error} onRetry={found.refetch} />
  const { items, more } = found.data
  const byDay = Map.groupBy(items, ({ at }) => zone.dayOf(at))
  const isCut = (day: string) => more.some((from) => zone.dayOf(middleOf(from)) === day)
  const handleMove = (item: CalendarItem) => {
    setOpenDay(undefined)
    setMoved(item)
  }
  return (
    <>
      <Summary search={search} count={items.length} isCut={more.length > 0} zoneLabel={zone.label} />
      <CalendarDays
        {...{ search, days, zone }}
        items={byDay}
        isLoading={found.isPlaceholderData}
        listRef={list}
        onOpenDay={setOpenDay}
        onMove={handleMove}
      />
      {openDay === undefined ? null : (
        <DayDialog
          day={openDay}
          items={byDay.get(openDay) ?? []}
          isCut={isCut(openDay)}
          zone={zone}
          onMove={handleMove}
          onClose={() => setOpenDay(undefined)}
        />
      )}
      {moved === undefined ? null : (
        <MoveDialog item={moved} zone={zone} onClose={() => setMoved(undefined)} />
      )}
    </>
  )
}

/** The server counts days of 24 hours. After the clocks change, they begin on the day before or an hour late. */
const middleOf = (from: string) => new Date(Date.parse(from) + 12 * 3_600_000).toISOString()

interface SummaryProps {
  readonly search: CalendarSearch
  readonly count: number
  readonly isCut: boolean
  readonly zoneLabel: string
}

function Summary({ search, count, isCut, zoneLabel }: SummaryProps) {
  const { t } = useLingui()
  const isFiltered = [search.type, search.language, search.kind].some((value) => value !== undefined)
  const summary = () => {
    if (isCut) return t`More than ${plural(count, { one: '# item', other: '# items' })}`
    if (count > 0) return t`${plural(count, { one: '# item', other: '# items' })}`
    if (isFiltered) return t`Nothing matches the filters`
    return search.view === 'month'
      ? t`Nothing is scheduled or published this month`
      : t`Nothing is scheduled or published this week`
  }
  return (
    <p className="content-calendar-summary">
      <span role="status">{summary()}</span>
      <span className="content-calendar-zone">
        <Trans>Time zone: {zoneLabel}</Trans>
      </span>
    </p>
  )
}
