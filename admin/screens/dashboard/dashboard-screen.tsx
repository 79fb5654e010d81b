/** Dashboard: needs attention, upcoming, recent activity and system status. Each card loads by itself. */
import { may, model } from '@cyanotype/content/model/index.ts'
import { locales } from '@cyanotype/content/model/locales.ts'
import { localTime } from '@cyanotype/ui/components/date-time-field/zoned-time.ts'
import { Badge, Checklist, RelativeTime, Stat, Stats } from '@cyanotype/ui/index.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAdmin, useSession } from '../../app-context/app-context.tsx'
import { useTimeZone } from '../../app-context/preferences.ts'
import { AdminButtonLink, AdminLink, useAddress } from '../../components/admin-link.tsx'
import { ScreenHeader } from '../../components/screen-heading.tsx'
import type { ScreenContext, ScreenPart } from '../../lazy/lazy-component.tsx'
import { useDocumentTitle } from '../../links/index.ts'
import { useOpenedAt, useRouter } from '../../router/router-context.tsx'
import { ActivityPart } from './activity-card.tsx'
import { BrokenLinksPart } from './broken-links-card.tsx'
import { DemonstrationOffer } from './demonstration-offer.tsx'
import type { Overview } from './queries.ts'
import './dashboard.css'
import { WaitingPart } from './attention-card.tsx'
import { Part, useCounted } from './dashboard-card.tsx'
import { OwnMentions, OwnReviews, OwnTranslations } from './own-work-card.tsx'
import {
  brokenLinksQuery,
  overviewQuery,
  readSpan,
  systemStatusQuery,
  visitsQuery,
  writeSpan,
} from './queries.ts'
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
  const openedAt = useOpenedAt()
  const overview = useQuery({
    ...overviewQuery(api),
    // Fetched again on each visit, but not by the render that follows a prefetch.
    refetchOnMount: ({ state }) => (state.dataUpdatedAt < openedAt ? 'always' : false),
  })
  const greeting = useGreeting(session?.username ?? '', now)
  const mayCreate = session !== null && may(session, 'documents.create', { type: model.updates })
  const mayEdit = session !== null && may(session, 'documents.edit')
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
        <DemonstrationOffer />
        {overview.data ? <FirstSteps done={overview.data.firstSteps} /> : null}
        {overview.data ? <Figures overview={overview.data} /> : null}
        <Part title={t`Needs attention`} query={overview} lines={6}>
          {(data) => <WaitingPart overview={data} />}
        </Part>
        <OwnReviews />
        <OwnMentions />
        {mayEdit ? (
          <Part title={t`My translations`} query={overview} lines={3}>
            {(data) => <OwnTranslations overview={data} />}
          </Part>
        ) : null}
        <ActivityPart />
        <Visits days={days} now={now} />
        <Part title={t`Upcoming`} query={overview}>
          {({ planned }) => <ScheduledPart planned={planned} />}
        </Part>
        <BrokenLinks />
        {mayLookAfter ? <SystemStatus /> : null}
      </div>
    </>
  )
}

/** Four key figures of the site. */
function Figures({ overview: { lists, languages, scheduled } }: { readonly overview: Overview }) {
  const { t } = useLingui()
  const counted = useCounted()
  const sum = (count: (list: Overview['lists'][number]) => number) =>
    lists.reduce((total, list) => total + count(list), 0)
  const own = sum((list) => list.mine)
  const mine = counted(own)
  const outdated = languages.reduce((total, language) => total + language.outdated, 0)
  return (
    <Stats>
      <Stat
        label={t({ id: 'dashboard.published', message: 'Published' })}
        value={counted(sum((list) => list.published))}
      />
      <Stat
        label={t`Drafts`}
        value={counted(sum((list) => list.drafts))}
        note={own === 0 ? undefined : <Plural value={own} one="# is yours" other={`${mine} are yours`} />}
      />
      <Stat
        label={t({ id: 'dashboard.scheduled', message: 'Scheduled' })}
        value={counted(scheduled)}
        note={scheduled === 0 ? t`Nothing scheduled` : undefined}
      />
      <Stat
        label={t({ id: 'dashboard.outdated', message: 'Out of date' })}
        value={counted(outdated)}
        note={t`In all languages`}
      />
    </Stats>
  )
}

/** Upcoming publications and unpublications. */
function ScheduledPart({ planned }: Pick<Overview, 'planned'>) {
  const { t } = useLingui()
  const titleOf = useDocumentTitle()
  if (planned.length === 0) {
    return (
      <p className="dashboard-nothing">
        <Trans>Nothing scheduled</Trans>
      </p>
    )
  }
  return (
    <ul className="plain-list">
      {planned.map(({ type, id, title, locales: codes, action, at }) => (
        <li key={`${id}-${at}-${action}`} className="dashboard-line">
          <Badge tone={action === 'publish' ? 'primary' : 'neutral'}>
            {action === 'publish' ? t`Publishing` : t`Unpublishing`}
          </Badge>
          <span className="dashboard-text">
            <AdminLink to={`/admin/edit/${id}`} variant="quiet">
              {titleOf({ type, title })}
            </AdminLink>{' '}
            <span className="dashboard-note dashboard-codes" data-type={type}>
              {codes.map((code) => locales[code].short).join(' ')}
            </span>
          </span>
          <RelativeTime className="dashboard-figure" instant={at} />
        </li>
      ))}
    </ul>
  )
}

/** A greeting for the time of day. */
function useGreeting(name: string, now: Date): string {
  const { t } = useLingui()
  const hour = Number(localTime(now.getTime(), useTimeZone()).slice(11, 13))
  if (hour >= 5 && hour < 12) return t`Good morning, ${name}`
  if (hour >= 12 && hour < 18) return t`Good afternoon, ${name}`
  return t`Good evening, ${name}`
}

/** First steps on an empty site. The card disappears once the site has content. */
function FirstSteps({ done }: { readonly done: Overview['firstSteps'] }) {
  const { t } = useLingui()
  const session = useSession()
  const address = useAddress('/admin')
  if (session === null) return null
  const settings = may(session, 'documents.edit', { type: model.settings })
  const steps = [
    { isMine: settings, label: t`Name the site`, done: done.hasSiteName, to: '/settings' },
    {
      isMine: settings,
      label: t`Describe the site in one sentence`,
      done: done.hasDescription,
      to: '/settings',
    },
    {
      isMine: may(session, 'documents.create', { type: model.updates }),
      label: t`Write your first update`,
      text: t`Add a title, text and an image. It stays a draft until you publish it.`,
      done: done.hasUpdate,
      to: '/create?type=updates',
    },
    {
      isMine: may(session, 'media.edit'),
      label: t`Add an image`,
      done: done.hasMedia,
      to: '/media',
    },
    {
      isMine: done.hasOtherUsers !== null,
      label: t`Invite user`,
      text: t`For example an editor or a translator.`,
      done: done.hasOtherUsers === true,
      to: '/settings?place=users',
    },
  ].filter(({ isMine }) => isMine)
  // Users may be invited later. Without name, description, text and image there is no site yet.
  if (done.hasSiteName && done.hasDescription && done.hasUpdate && done.hasMedia) return null
  return (
    <Checklist
      className="dashboard-steps"
      title={t`Get started`}
      items={steps.map(({ label, text, done, to }) => ({ label, text, done, href: address + to }))}
    />
  )
}

function Today({ now }: { readonly now: Date }) {
  const { i18n } = useLingui()
  const locale = i18n.locale === 'en' ? 'en-GB' : i18n.locale
  const timeZone = useTimeZone()
  const style = { weekday: 'long', day: 'numeric', month: 'long', timeZone } as const
  const written = new Intl.DateTimeFormat(locale, style)
  return <time dateTime={localTime(now.getTime(), timeZone).slice(0, 10)}>{written.format(now)}</time>
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
    <Part title={t`Broken links`} query={useQuery(brokenLinksQuery(api))}>
      {(links) => <BrokenLinksPart links={links} />}
    </Part>
  )
}

function SystemStatus() {
  const { t } = useLingui()
  const { api } = useAdmin()
  return (
    <Part title={t`System status`} query={useQuery(systemStatusQuery(api))} lines={3}>
      {(status) => <SystemStatusCard status={status} />}
    </Part>
  )
}
