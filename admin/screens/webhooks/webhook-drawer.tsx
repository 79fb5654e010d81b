/** Webhook drawer: status, deliveries, events and actions. */
import { Button, Callout, Definition, DefinitionList, RelativeTime, toasts } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { FormEvent } from 'react'
import { useEffect, useState } from 'react'
import { useAdmin } from '../../app-context/app-context.tsx'
import { EditDialog } from '../../components/edit-dialog.tsx'
import { useCopyQuestion } from '../../components/form-dialog.tsx'
import { useWork } from '../../components/use-work.tsx'
import { DeliveriesPart } from './deliveries-part.tsx'
import type { Webhook, WithSecret } from './queries.ts'
import { WebhookActions } from './webhook-actions.tsx'
import type { WebhookValues } from './webhook-fields.tsx'
import { changesBetween, isComplete, WebhookFields } from './webhook-fields.tsx'
import { StateOfWebhook } from './webhook-labels.tsx'

interface WebhookDrawerProps {
  readonly webhook: Webhook
  readonly onClose: () => void
}

export function WebhookDrawer({ webhook, onClose }: WebhookDrawerProps) {
  const { t } = useLingui()
  const [hasChanges, setHasChanges] = useState(false)
  const [given, setGiven] = useState<WithSecret>()
  const copyQuestion = useCopyQuestion()
  const isShownOnce = given !== undefined
  return (
    <EditDialog
      isDrawer
      staysOpen
      hasChanges={hasChanges || isShownOnce}
      words={isShownOnce ? copyQuestion : undefined}
      open
      onClose={onClose}
      title={webhook.name}
      className="webhooks-drawer"
    >
      <DefinitionList>
        <Definition term={t`Endpoint URL`}>
          <span className="webhooks-url">{webhook.url}</span>
        </Definition>
        <Definition term={t`Status`}>
          <StateOfWebhook webhook={webhook} />
        </Definition>
        <Definition term={t`Added`}>
          <RelativeTime instant={webhook.createdAt} />
        </Definition>
      </DefinitionList>
      <WhyPaused webhook={webhook} />
      <DeliveriesPart webhook={webhook} />
      <WebhookActions webhook={webhook} given={given} onGiven={setGiven} onDeleted={onClose} />
      <section className="webhooks-section">
        <WebhookForm key={webhook.id} webhook={webhook} onChange={setHasChanges} />
      </section>
    </EditDialog>
  )
}

interface WebhookFormProps {
  readonly webhook: Webhook
  /** Receives whether there are unsaved changes. */
  readonly onChange: (hasChanges: boolean) => void
}

/** Name, URL and events of an existing webhook, saved together. */
function WebhookForm({ webhook, onChange }: WebhookFormProps) {
  const { t } = useLingui()
  const { api } = useAdmin()
  const work = useWork('webhooks')
  /** Only what this user changed, so that the changes of others stay. */
  const [edits, setEdits] = useState<Partial<WebhookValues>>({})
  const values = { ...webhook, ...edits }
  const body = changesBetween(webhook, values)
  const isChanged = Object.keys(body).length > 0
  const hasChanges = isChanged && !work.isBusy
  useEffect(() => onChange(hasChanges), [onChange, hasChanges])
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (work.isBusy || !isChanged || !isComplete(values)) return
    const input = { params: { id: webhook.id }, body }
    const changed = await work.do(() => api('PATCH /api/webhooks/{id}', input))
    if (changed === undefined) return
    setEdits({})
    toasts.add({ tone: 'success', title: t`Webhook saved` })
  }
  return (
    <form className="webhooks-form" onSubmit={handleSubmit}>
      <WebhookFields
        value={values}
        onChange={(next) => setEdits(changesBetween(webhook, next))}
        refusal={work.refusal}
      />
      <Button type="submit" variant="outline" aria-disabled={!isChanged} loading={work.isBusy}>
        <Trans>Save</Trans>
      </Button>
    </form>
  )
}

function WhyPaused({ webhook: { state, pausedWhy } }: { readonly webhook: Webhook }) {
  if (state !== 'paused') return null
  return (
    <Callout tone={pausedWhy === 'person' ? 'info' : 'warning'}>
      <p>
        {pausedWhy === 'failures' ? (
          <Trans>
            Eight attempts within 24 hours failed, so deliveries are paused. Check the receiver, send a test,
            then resume.
          </Trans>
        ) : null}
        {pausedWhy === 'secret' ? (
          <Trans>
            The site secret changed, so deliveries cannot be signed. Create a new secret, then resume.
          </Trans>
        ) : null}
        {pausedWhy === 'person' ? <Trans>Paused by a user.</Trans> : null}{' '}
        <Trans>Events wait for up to 30 days and are sent after you resume.</Trans>
      </p>
    </Callout>
  )
}
