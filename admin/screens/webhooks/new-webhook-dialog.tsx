/** Dialog that adds a webhook with name, URL and events, and then shows the secret once. */
import { Button, Callout, CopyField } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { FormEvent } from 'react'
import { useId, useState } from 'react'
import { useAdmin } from '../../app-context/app-context.tsx'
import { EditDialog } from '../../components/form-dialog.tsx'
import { useWork } from '../../components/use-work.tsx'
import type { WithSecret } from './queries.ts'
import type { WebhookValues } from './webhook-fields.tsx'
import { bodyOf, isComplete, WebhookFields } from './webhook-fields.tsx'

interface NewWebhookDialogProps {
  readonly onClose: () => void
}

const defaults: WebhookValues = { name: '', url: '', events: ['document.published', 'document.unpublished'] }

export function NewWebhookDialog({ onClose }: NewWebhookDialogProps) {
  const { t } = useLingui()
  const { api } = useAdmin()
  const form = useId()
  const work = useWork('webhooks')
  const [values, setValues] = useState(defaults)
  const [given, setGiven] = useState<WithSecret>()
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (work.isBusy || !isComplete(values)) return
    setGiven(await work.do(() => api('POST /api/webhooks', { body: bodyOf(values) })))
  }
  return (
    <EditDialog
      open
      onClose={onClose}
      className="webhooks-dialog"
      title={given === undefined ? t`Add webhook` : t`Webhook added`}
      footer={
        given === undefined ? (
          <>
            <Button variant="outline" color="neutral" onClick={onClose}>
              <Trans>Cancel</Trans>
            </Button>
            <Button type="submit" form={form} loading={work.isBusy}>
              <Trans>Add webhook</Trans>
            </Button>
          </>
        ) : (
          <Button onClick={onClose}>
            <Trans>Done</Trans>
          </Button>
        )
      }
    >
      {given === undefined ? (
        <form id={form} className="webhooks-form" onSubmit={handleSubmit}>
          <WebhookFields value={values} onChange={setValues} refusal={work.refusal} />
        </form>
      ) : (
        <SecretGiven given={given} />
      )}
    </EditDialog>
  )
}

/** Signing secret of a webhook. It is shown once, because the server stores it encrypted. */
export function SecretGiven({ given: { webhook, secret } }: { readonly given: WithSecret }) {
  const { t } = useLingui()
  const { name } = webhook
  return (
    <>
      <CopyField
        label={t`Signing secret for ${name}`}
        hint={t`Use it to verify that deliveries come from this site.`}
        value={secret}
        dir="ltr"
      />
      <Callout tone="info">
        <p>
          <Trans>Copy the secret now: it is shown only once. Store it only in the receiving system.</Trans>{' '}
          {webhook.oldSecretUntil === null ? null : (
            <Trans>For 24 hours, deliveries are also signed with the previous secret.</Trans>
          )}
        </p>
      </Callout>
    </>
  )
}
