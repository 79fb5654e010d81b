/** One webhook: how it is, what it was told, what it is told of, and what can be done with it. */
import { Callout, Definition, DefinitionList, RelativeTime } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { EditDialog } from '../../forms/form-dialog.tsx'
import { DeliveriesPart } from './deliveries-part.tsx'
import { StateOfWebhook } from './delivery-status.tsx'
import type { Webhook } from './queries.ts'
import { WebhookActions } from './webhook-actions.tsx'
import { WebhookForm } from './webhook-form.tsx'

interface WebhookDrawerProps {
  readonly webhook: Webhook
  readonly onClose: () => void
}

export function WebhookDrawer({ webhook, onClose }: WebhookDrawerProps) {
  const { t } = useLingui()
  return (
    <EditDialog isDrawer isKeptOpen open onClose={onClose} title={webhook.name} className="webhooks-drawer">
      <DefinitionList>
        <Definition term={t`Address of the receiver`}>
          <span className="webhooks-url">{webhook.url}</span>
        </Definition>
        <Definition term={t`State`}>
          <StateOfWebhook webhook={webhook} />
        </Definition>
        <Definition term={t`Added`}>
          <RelativeTime instant={webhook.createdAt} />
        </Definition>
      </DefinitionList>
      <WhyPaused webhook={webhook} />
      <DeliveriesPart webhook={webhook} />
      <WebhookActions webhook={webhook} onDeleted={onClose} />
      <section className="webhooks-section">
        <WebhookForm key={webhook.id} webhook={webhook} />
      </section>
    </EditDialog>
  )
}

function WhyPaused({ webhook: { state, pausedWhy } }: { readonly webhook: Webhook }) {
  if (state !== 'paused') return null
  return (
    <Callout tone={pausedWhy === 'person' ? 'info' : 'warning'}>
      <p>
        {pausedWhy === 'failures' ? (
          <Trans>
            Eight tries within a day failed, so nothing more is sent. See to the receiver, send a test, then
            go on sending.
          </Trans>
        ) : null}
        {pausedWhy === 'secret' ? (
          <Trans>
            The secret of this site is another one now, and nothing can be signed. Make a new secret, then go
            on sending.
          </Trans>
        ) : null}
        {pausedWhy === 'person' ? <Trans>Somebody has paused it.</Trans> : null}{' '}
        <Trans>What happens meanwhile waits up to thirty days, and is sent when it goes on.</Trans>
      </p>
    </Callout>
  )
}
