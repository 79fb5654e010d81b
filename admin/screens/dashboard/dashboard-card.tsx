/** Card of the dashboard. It loads, or fails, independently of the others. */
import { Button, Heading, Skeleton } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

interface Read<Data> {
  readonly data: Data | undefined
  readonly error: Error | null
  readonly refetch: () => unknown
}

interface PartProps<Data> {
  readonly title: string
  readonly query: Read<Data>
  /** Beside the title: a control or a link. */
  readonly aside?: ReactNode
  readonly className?: string
  /** Expected number of lines, for the placeholder. */
  readonly lines?: number
  readonly children: (data: Data) => ReactNode
}

export function Part<Data>({ title, query, aside, className, lines = 4, children }: PartProps<Data>) {
  const { data, error } = query
  return (
    <section className={className} aria-label={title} aria-busy={data === undefined && error === null}>
      <div className="dashboard-card-head">
        <Heading level={2} className="dashboard-card-title">
          {title}
        </Heading>
        {aside}
      </div>
      {data !== undefined ? children(data) : null}
      {data === undefined && error !== null ? <Failure error={error} onRetry={query.refetch} /> : null}
      {data === undefined && error === null ? <Skeleton lines={lines} className="dashboard-wait" /> : null}
    </section>
  )
}

interface FailureProps {
  readonly error: Error
  readonly onRetry: () => unknown
}

function Failure({ error, onRetry }: FailureProps) {
  return (
    <div className="dashboard-failure" role="alert">
      <p>{error.message}</p>
      <Button variant="outline" color="neutral" size="sm" onClick={() => void onRetry()}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  )
}

/** Formats a count that stops at 1,000, or at what was counted so far. */
export function useCounted(): (count: number, isMore?: boolean) => string {
  const { i18n } = useLingui()
  const written = new Intl.NumberFormat(i18n.locale)
  return (count, isMore = false) =>
    isMore || count >= maxCounted ? `${written.format(Math.min(count, maxCounted))}+` : written.format(count)
}

const maxCounted = 1_000
