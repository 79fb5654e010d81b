/** Dialog that adds a webhook with name, URL and events, and then shows the secret once. */
import { Button } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { FormEvent } from 'react'
import { useId, useState } from 'react'
import { useAdmin } from '../../app-context.tsx'
import { EditDialog } from '../../forms/form-dialog.tsx'
import { useWork } from '../users/use-user-actions.ts'
import type { WithSecret } from './queries.ts'
import { SecretGiven } from './secret-dialog.tsx'
import type { WebhookValues } from './webhook-fields.tsx'
import { bodyOf, isWhole, WebhookFields } from './webhook-fields.tsx'

interface NewWebhookDialogProps {
  readonly onClose: () => void
}

const defaults: WebhookValues = { name: '', url: '', events: ['document.published', 'document.unpublished'] }

export function NewWebhookDialog({ onClose }: NewWebhookDialogProps) {
  const { t } = useLingui()
  const { api } = useAdmin()
  const form = useId()
  const work = useWork('webhooks')
  const [words, setWords] = useState(defaults)
  const [given, setGiven] = useState<WithSecret>()
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (work.isBusy || !isWhole(words)) return
    setGiven(await work.do(() => api('POST /api/webhooks', { body: bodyOf(words) })))
  }
  return (
    <EditDialog
      open
      onClose={onClose}
      className="webhooks-dialog"
      title={given === undefined ? t`Add a webhook` : t`The webhook is ready`}
      footer={
        given === undefined ? (
          <>
            <Button variant="outline" color="neutral" onClick={onClose}>
              <Trans>Cancel</Trans>
            </Button>
            <Button type="submit" form={form} loading={work.isBusy}>
              <Trans>Add the webhook</Trans>
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
          <WebhookFields value={words} onChange={setWords} refusal={work.refusal} />
        </form>
      ) : (
        <SecretGiven given={given} />
      )}
    </EditDialog>
  )
}
