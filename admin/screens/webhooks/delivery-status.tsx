/** Status of a webhook, and results of its deliveries: the status of a response, never its body. */
import type { BadgeTone } from '@cyanotype/ui/index.ts'
import { Badge } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import type { Delivery, Webhook } from './queries.ts'

export function StateOfWebhook({ webhook: { state, pausedWhy } }: { readonly webhook: Webhook }) {
  const { t } = useLingui()
  if (state === 'active') return <Badge tone="primary">{t`Active`}</Badge>
  if (pausedWhy === 'person') return <Badge tone="neutral" variant="outline">{t`Paused`}</Badge>
  return (
    <Badge tone="amber" variant="outline">
      {pausedWhy === 'secret' ? t`Needs a new secret` : t`Paused after failures`}
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
  const words = { delivered: t`Delivered`, waiting: t`Waiting`, failed: t`Failed` }
  return (
    <Badge tone={tones[state]} variant={state === 'waiting' ? 'dashed' : 'solid'}>
      {words[state]}
    </Badge>
  )
}

/** Empty before the first attempt. */
export function useOutcome(): (outcome: Pick<Delivery, 'status' | 'fault'>) => string {
  const { t } = useLingui()
  return ({ status, fault }) => {
    if (status !== null) return t`Answered ${status}`
    if (fault === 'forbidden') return t`Not an address that may be called`
    if (fault === 'unsigned') return t`Could not be signed`
    return fault === null ? '' : t`No answer`
  }
}
