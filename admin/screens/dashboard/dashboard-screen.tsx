/** Where one comes in: what waits, what happens by itself, what was done, how the house is. Each part comes by itself. */
import { may, model } from '@cyanotype/content/model/index.ts'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAdmin, useSession } from '../../app-context.tsx'
import { useRouter } from '../../router/use-router.ts'
import { AdminButtonLink, useAddress } from '../../shell/admin-link.tsx'
import type { ScreenContext, ScreenPart } from '../../shell/lazy/lazy-component.tsx'
import { ScreenHeader } from '../../shell/screen-header.tsx'
import { ActivityPart } from './activity-card.tsx'
import { BrokenLinksPart } from './broken-links-card.tsx'
import './dashboard.css'
import { WaitingPart } from './attention-card.tsx'
import { Part } from './dashboard-card.tsx'
import { FirstSteps } from './first-steps.tsx'
import { useGreeting } from './greeting.ts'
import { brokenLinksQuery, overviewQuery, systemStatusQuery, visitsQuery } from './queries.ts'
import { PlannedPart } from './scheduled-card.tsx'
import { readSpan, writeSpan } from './search.ts'
import { Figures } from './stats.tsx'
import { SystemStatusCard } from './system-status.tsx'
import { SpanChoice, VisitsPart } from './visits-card.tsx'

interface DashboardScreenProps {
  readonly days: string | undefined
}

export const DashboardScreen: ScreenPart<DashboardScreenProps> = Object.assign(Dashboard, {
  prefetch({ api, queries }: ScreenContext) {
    queries.fetchQuery(overviewQuery(api)).catch(() => undefined)
  },
})

function Dashboard({ days }: DashboardScreenProps) {
  const { t } = useLingui()
  const { api } = useAdmin()
  const session = useSession()
  const now = new Date()
  const overview = useQuery(overviewQuery(api))
  const greeting = useGreeting(session?.username ?? '', now.getHours())
  const mayCreate = session !== null && may(session, 'documents.create', { type: model.updates })
  const mayLookAfter = session !== null && may(session, 'logs.read')
  return (
    <>
      <ScreenHeader
        title={greeting}
        status={<Today now={now} />}
        actions={
          mayCreate ? (
            <AdminButtonLink to="/admin/create?type=updates" icon="plus">
              {t`New update`}
            </AdminButtonLink>
          ) : null
        }
      />
      <div className="dashboard">
        {overview.data ? <FirstSteps begun={overview.data.begun} /> : null}
        {overview.data ? <Figures overview={overview.data} /> : null}
        <Part title={t`Waits for you`} query={overview} lines={6}>
          {(data) => <WaitingPart overview={data} />}
        </Part>
        <ActivityPart />
        <Visits days={days} now={now} />
        <Part title={t`About to happen`} query={overview}>
          {({ planned }) => <PlannedPart planned={planned} />}
        </Part>
        <BrokenLinks />
        {mayLookAfter ? <SystemStatus /> : null}
      </div>
    </>
  )
}

function Today({ now }: { readonly now: Date }) {
  const { i18n } = useLingui()
  const locale = i18n.locale === 'en' ? 'en-GB' : i18n.locale
  const written = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long' })
  return <time dateTime={now.toISOString().slice(0, 10)}>{written.format(now)}</time>
}

function Visits({ days, now }: { readonly days: string | undefined; readonly now: Date }) {
  const { t } = useLingui()
  const { api } = useAdmin()
  const router = useRouter()
  const here = useAddress('/admin')
  const span = readSpan(days)
  const today = now.toISOString().slice(0, 10)
  const visits = useQuery(visitsQuery(api, span, today))
  const show = (next: typeof span) =>
    void router.navigate({ href: here + writeSpan(next), replace: true, resetScroll: false })
  return (
    <Part
      title={t`Visits`}
      query={visits}
      className="dashboard-wide"
      lines={8}
      aside={<SpanChoice span={span} onChoose={show} />}
    >
      {(data) => <VisitsPart visits={data} span={span} today={today} />}
    </Part>
  )
}

function BrokenLinks() {
  const { t } = useLingui()
  const { api } = useAdmin()
  return (
    <Part title={t`Links that lead nowhere`} query={useQuery(brokenLinksQuery(api))}>
      {(links) => <BrokenLinksPart links={links} />}
    </Part>
  )
}

function SystemStatus() {
  const { t } = useLingui()
  const { api } = useAdmin()
  return (
    <Part title={t`The house`} query={useQuery(systemStatusQuery(api))} lines={3}>
      {(house) => <SystemStatusCard status={house} />}
    </Part>
  )
}
