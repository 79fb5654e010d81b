/** Deliveries of a webhook in the last days, with their result and a retry. */
import { Button, Heading, RelativeTime, Skeleton } from '@cyanotype/ui/index.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAdmin } from '../../app-context/app-context.tsx'
import { LoadFailure } from '../../components/load-failure.tsx'
import { NextPageButton } from '../../components/next-page-button.tsx'
import type { Work } from '../../components/use-work.tsx'
import { ProblemAlert, useWork } from '../../components/use-work.tsx'
import type { Delivery, Webhook } from './queries.ts'
import { deliveriesQuery } from './queries.ts'
import { eventLabel, StateOfDelivery, useOutcome } from './webhook-labels.tsx'

export function DeliveriesPart({ webhook: { id } }: { readonly webhook: Webhook }) {
  const { api } = useAdmin()
  const work = useWork('webhooks')
  const [wasUnderWay, setWasUnderWay] = useState(false)
  const deliveries = useInfiniteQuery(deliveriesQuery(api, id, wasUnderWay))
  const items = deliveries.data?.pages.flatMap((page) => page.items) ?? []
  const isUnderWay = items.some(isSoonSent)
  if (isUnderWay !== wasUnderWay) setWasUnderWay(isUnderWay)
  return (
    <section className="webhooks-section">
      <Heading level={3} className="webhooks-heading">
        <Trans>Deliveries</Trans>
      </Heading>
      <ProblemAlert problem={work.refusal} />
      {deliveries.isPending ? <Skeleton lines={3} /> : null}
      {deliveries.isError ? <LoadFailure error={deliveries.error} onRetry={deliveries.refetch} /> : null}
      {deliveries.isSuccess && items.length === 0 ? (
        <p className="webhooks-note">
          <Trans>No deliveries in the last 30 days</Trans>
        </p>
      ) : null}
      <ul className="plain-list">
        {items.map((one) => (
          <DeliveryLine key={one.id} webhook={id} delivery={one} work={work} />
        ))}
      </ul>
      <NextPageButton list={deliveries} size="sm">
        <Trans>Show more</Trans>
      </NextPageButton>
    </section>
  )
}

const soonMs = 60_000

function isSoonSent({ state, dueAt }: Delivery): boolean {
  return state === 'waiting' && dueAt !== null && Date.parse(dueAt) < Date.now() + soonMs
}

interface DeliveryLineProps {
  readonly webhook: string
  readonly delivery: Delivery
  readonly work: Work
}

function DeliveryLine({ webhook, delivery, work }: DeliveryLineProps) {
  const { t, i18n } = useLingui()
  const { api } = useAdmin()
  const outcome = useOutcome()(delivery)
  const { id, event, state, tries, madeAt, dueAt } = delivery
  const label = eventLabel(i18n, event)
  return (
    <li className="webhooks-delivery">
      <span className="webhooks-fields">
        <span>
          {label} <RelativeTime className="webhooks-note" instant={madeAt} />
        </span>
        <span className="webhooks-outcome">
          <StateOfDelivery state={state} />
          {outcome === '' ? null : <span className="webhooks-note">{outcome}</span>}
          {tries > 1 ? (
            <span className="webhooks-note">
              <Plural value={tries} one="# attempt" other="# attempts" />
            </span>
          ) : null}
          {dueAt === null || tries === 0 || isSoonSent(delivery) ? null : (
            <span className="webhooks-note">
              <Trans>
                next <RelativeTime instant={dueAt} />
              </Trans>
            </span>
          )}
        </span>
      </span>
      <Button
        variant="ghost"
        color="neutral"
        size="sm"
        icon="refresh"
        aria-label={t`Retry: ${label}`}
        onClick={() =>
          void work.do(() =>
            api('POST /api/webhooks/{id}/deliveries/{delivery}/send', {
              params: { id: webhook, delivery: id },
            }),
          )
        }
      >
        <Trans>Retry</Trans>
      </Button>
    </li>
  )
}
