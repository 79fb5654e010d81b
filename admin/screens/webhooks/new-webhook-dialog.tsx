/** Dialog that adds a webhook with name, URL and events, and then shows the secret once. */
import { Callout, CopyField } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useAdmin } from '../../app-context/app-context.tsx'
import { FormDialog } from '../../components/form-dialog.tsx'
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
  const work = useWork('webhooks')
  const [values, setValues] = useState(defaults)
  const [given, setGiven] = useState<WithSecret>()
  const handleSubmit = async () => {
    if (!isComplete(values)) return
    setGiven(await work.do(() => api('POST /api/webhooks', { body: bodyOf(values) })))
  }
  return (
    <FormDialog
      onClose={onClose}
      formClass="webhooks-form"
      title={given === undefined ? t`Add webhook` : t`Webhook added`}
      action={<Trans>Add webhook</Trans>}
      isBusy={work.isBusy}
      result={given && <SecretGiven given={given} />}
      isShownOnce
      onSubmit={() => void handleSubmit()}
    >
      <WebhookFields value={values} onChange={setValues} refusal={work.refusal} />
    </FormDialog>
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
