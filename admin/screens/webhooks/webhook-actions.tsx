/** Webhook actions: test, pause or resume, new secret, and delete. */
import { AlertDialog, Button, Heading, toasts } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useAdmin } from '../../app-context/app-context.tsx'
import { ProblemAlert, useWork } from '../../components/use-work.tsx'
import { SecretGiven } from './new-webhook-dialog.tsx'
import type { Webhook, WithSecret } from './queries.ts'

interface WebhookActionsProps {
  readonly webhook: Webhook
  /** A new secret. The drawer knows it, because it asks before it closes. */
  readonly given: WithSecret | undefined
  readonly onGiven: (given: WithSecret) => void
  /** The webhook was deleted. */
  readonly onDeleted: () => void
}

export function WebhookActions({ webhook, given, onGiven, onDeleted }: WebhookActionsProps) {
  const { api } = useAdmin()
  const work = useWork('webhooks')
  const [dialog, setDialog] = useState<'secret' | 'delete'>()
  const params = { id: webhook.id }
  const isPaused = webhook.state === 'paused'
  const quiet = { variant: 'outline', color: 'neutral', size: 'sm' } as const
  const close = () => setDialog(undefined)
  return (
    <section className="webhooks-section">
      <Heading level={3} className="webhooks-heading">
        <Trans>Actions</Trans>
      </Heading>
      <ProblemAlert problem={work.refusal} />
      {given === undefined ? null : <SecretGiven given={given} />}
      <div className="webhooks-actions">
        <Button
          {...quiet}
          icon="publish"
          onClick={() => void work.do(() => api('POST /api/webhooks/{id}/test', { params }))}
        >
          <Trans>Send test</Trans>
        </Button>
        <Button
          {...quiet}
          icon={isPaused ? 'play' : 'pause'}
          onClick={() =>
            void work.do(() =>
              isPaused
                ? api('POST /api/webhooks/{id}/resume', { params })
                : api('POST /api/webhooks/{id}/pause', { params }),
            )
          }
        >
          {isPaused ? <Trans>Resume</Trans> : <Trans>Pause</Trans>}
        </Button>
        <Button {...quiet} icon="key" onClick={() => setDialog('secret')}>
          <Trans>Create new secret</Trans>
        </Button>
        <Button {...quiet} color="red" icon="trash" onClick={() => setDialog('delete')}>
          <Trans>Delete webhook</Trans>
        </Button>
      </div>
      {dialog === 'secret' ? <SecretQuestion webhook={webhook} onCancel={close} onGiven={onGiven} /> : null}
      {dialog === 'delete' ? (
        <DeleteQuestion webhook={webhook} onCancel={close} onDeleted={onDeleted} />
      ) : null}
    </section>
  )
}

interface SecretQuestionProps extends Pick<WebhookActionsProps, 'webhook' | 'onGiven'> {
  readonly onCancel: () => void
}

function SecretQuestion({ webhook, onCancel, onGiven }: SecretQuestionProps) {
  const { t } = useLingui()
  const { api } = useAdmin()
  const work = useWork('webhooks')
  return (
    <AlertDialog
      open
      tone="neutral"
      title={t`Create a new secret?`}
      action={t`Create new secret`}
      busy={work.isBusy}
      error={work.refusal?.message}
      onCancel={onCancel}
      onConfirm={async () => {
        const params = { id: webhook.id }
        const given = await work.do(() => api('POST /api/webhooks/{id}/secret', { params }))
        if (given === undefined) return
        onGiven(given)
        onCancel()
      }}
    >
      <p>
        <Trans>
          For 24 hours, deliveries are signed with both secrets. Then the old secret stops working.
        </Trans>
      </p>
    </AlertDialog>
  )
}

interface DeleteQuestionProps extends Pick<WebhookActionsProps, 'webhook' | 'onDeleted'> {
  readonly onCancel: () => void
}

function DeleteQuestion({ webhook, onCancel, onDeleted }: DeleteQuestionProps) {
  const { t } = useLingui()
  const { api } = useAdmin()
  const work = useWork('webhooks')
  const { id, name } = webhook
  return (
    <AlertDialog
      open
      title={t`Delete webhook ${name}?`}
      action={t`Delete webhook`}
      busy={work.isBusy}
      error={work.refusal?.message}
      onCancel={onCancel}
      onConfirm={async () => {
        const isDeleted = await work.do(async () => {
          await api('DELETE /api/webhooks/{id}', { params: { id } })
          return true
        })
        if (isDeleted !== true) return
        toasts.add({ title: t`Webhook ${name} deleted` })
        onDeleted()
      }}
    >
      <p>
        <Trans>
          Deliveries stop and the delivery history is deleted. To stop temporarily, pause the webhook instead.
        </Trans>
      </p>
    </AlertDialog>
  )
}
