/** Visits by day and by page. */
import { Chart, EmptyState, Link, SegmentedControl, Table } from '@cyanotype/ui/index.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Span, Visits } from './queries.ts'
import { spans } from './queries.ts'

const maxPages = 8

interface VisitsPartProps {
  readonly visits: Visits
  readonly span: Span
  readonly today: string
}

export function VisitsPart({ visits, span, today }: VisitsPartProps) {
  const { t, i18n } = useLingui()
  const days = everyDay(visits.days, Number(span), today)
  const total = days.reduce((sum, { times }) => sum + times, 0)
  if (total === 0) {
    return (
      <EmptyState title={t`No visits in this period`} icon="eye">
        <Trans>
          This server counts visits without cookies. The settings show whether another service counts them.
        </Trans>
      </EmptyState>
    )
  }
  const written = new Intl.DateTimeFormat(i18n.locale === 'en' ? 'en-GB' : i18n.locale, {
    ...{ day: 'numeric', month: 'short', timeZone: 'UTC' },
  })
  return (
    <div className="dashboard-visits">
      <Chart
        label={t`Visits per day`}
        places={days.map(({ name }) => written.format(Date.parse(name)))}
        series={[
          { label: t`Visits`, values: days.map(({ times }) => times) },
          { label: t`Visitors`, values: days.map(({ visitors }) => visitors) },
        ]}
      />
      <Pages pages={visits.pages} />
    </div>
  )
}

type Counted = Visits['days'][number]
const day = 86_400_000

/** Fills in days without visits, because the server lists only days with visits. */
export function everyDay(counted: readonly Counted[], span: number, today: string): readonly Counted[] {
  const byName = new Map(counted.map((one) => [one.name, one]))
  return Array.from({ length: span }, (_, at) => {
    const name = new Date(Date.parse(today) - (span - 1 - at) * day).toISOString().slice(0, 10)
    return byName.get(name) ?? { name, times: 0, visitors: 0 }
  })
}

function Pages({ pages }: Pick<Visits, 'pages'>) {
  const { t, i18n } = useLingui()
  const written = new Intl.NumberFormat(i18n.locale)
  const rest = pages.length - maxPages
  return (
    <div>
      <Table aria-label={t`Visits by page`}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Page</Trans>
            </th>
            <th scope="col" align="right">
              <Trans>Visits</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {pages.slice(0, maxPages).map(({ name, times }) => (
            <tr key={name}>
              <th scope="row" className="dashboard-page">
                <Link variant="quiet" href={name} target="_blank">
                  {name}
                </Link>
              </th>
              <td align="right">{written.format(times)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      {rest > 0 ? (
        <p className="dashboard-note">
          <Plural value={rest} one="and # more page" other="and # more pages" />
        </p>
      ) : null}
    </div>
  )
}

interface SpanChoiceProps {
  readonly span: Span
  readonly onChoose: (span: Span) => void
}

export function SpanChoice({ span, onChoose }: SpanChoiceProps) {
  const { t } = useLingui()
  return (
    <SegmentedControl
      label={t`Period`}
      labelHidden
      value={span}
      segments={spans.map((days) => ({ value: days, label: t`${days} days` }))}
      onValueChange={(value) => {
        const chosen = spans.find((one) => one === value)
        if (chosen !== undefined) onChoose(chosen)
      }}
    />
  )
}
