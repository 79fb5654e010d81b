/** Labels of webhooks: their events, their status, and results of deliveries without the body of a response. */
import type { WebhookEvent } from '@cyanotype/content/contracts/webhook-events.ts'
import { testEvent } from '@cyanotype/content/contracts/webhook-events.ts'
import type { BadgeTone } from '@cyanotype/ui/index.ts'
import { Badge } from '@cyanotype/ui/index.ts'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Delivery, Webhook } from './queries.ts'

export function StateOfWebhook({ webhook: { state, pausedWhy } }: { readonly webhook: Webhook }) {
  const { t } = useLingui()
  if (state === 'active') return <Badge tone="primary">{t({ context: 'webhook', message: 'Active' })}</Badge>
  if (pausedWhy === 'person') return <Badge tone="neutral" variant="outline">{t`Paused`}</Badge>
  return (
    <Badge tone="amber" variant="outline">
      {pausedWhy === 'secret' ? t`New secret required` : t`Paused after failures`}
    </Badge>
  )
}

const tones: Readonly<Record<Delivery['state'], BadgeTone>> = {
  delivered: 'green',
  waiting: 'neutral',
  failed: 'red',
}

export function StateOfDelivery({ state }: Pick<Delivery, 'state'>) {
  const { t } = useLingui()
  const labels = { delivered: t`Delivered`, waiting: t`Pending`, failed: t`Failed` }
  return (
    <Badge tone={tones[state]} variant={state === 'waiting' ? 'dashed' : 'solid'}>
      {labels[state]}
    </Badge>
  )
}

/** Empty before the first attempt. */
export function useOutcome(): (outcome: Pick<Delivery, 'status' | 'fault'>) => string {
  const { t } = useLingui()
  return ({ status, fault }) => {
    if (status !== null) return t`Response: ${status}`
    if (fault === 'forbidden') return t`URL not allowed`
    if (fault === 'unsigned') return t`Could not sign`
    return fault === null ? '' : t`No response`
  }
}

/** Labels of webhook events. */
export const eventLabels: Readonly<Record<WebhookEvent | typeof testEvent, MessageDescriptor>> = {
  'document.published': msg`Document published`,
  'document.unpublished': msg`Document unpublished`,
  'document.schedule_failed': msg`Scheduled action failed`,
  'document.trashed': msg`Document moved to trash`,
  'document.restored': msg`Document restored`,
  'document.deleted': msg`Document deleted permanently`,
  'media.changed': msg`File changed`,
  'enquiry.received': msg`Message received`,
  [testEvent]: msg`Test event`,
}

const groupLabels: ReadonlyMap<string, MessageDescriptor> = new Map(Object.entries(eventLabels))

/** An event of a later version keeps its technical name. */
export function eventLabel(i18n: I18n, event: string): string {
  const label = groupLabels.get(event)
  return label === undefined ? event : i18n._(label)
}
