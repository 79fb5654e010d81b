import { Button, toasts } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { FormEvent } from 'react'
import { useState } from 'react'
import { useAdmin } from '../../app-context.tsx'
import { useWork } from '../users/use-user-actions.ts'
import type { Webhook } from './queries.ts'
import type { WebhookValues } from './webhook-fields.tsx'
import { bodyOf, isWhole, WebhookFields } from './webhook-fields.tsx'

/** Name, address and events of one that is there, saved together. */
export function WebhookForm({ webhook }: { readonly webhook: Webhook }) {
  const { t } = useLingui()
  const { api } = useAdmin()
  const work = useWork('webhooks')
  const [words, setWords] = useState<WebhookValues>(webhook)
  const isChanged = JSON.stringify(bodyOf(words)) !== JSON.stringify(bodyOf(webhook))
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (work.isBusy || !isChanged || !isWhole(words)) return
    const prompt = { params: { id: webhook.id }, body: bodyOf(words) }
    const changed = await work.do(() => api('PATCH /api/webhooks/{id}', prompt))
    if (changed === undefined) return
    setWords(changed)
    toasts.add({ tone: 'success', title: t`The webhook is changed.` })
  }
  return (
    <form className="webhooks-form" onSubmit={handleSubmit}>
      <WebhookFields value={words} onChange={setWords} refusal={work.refusal} />
      <Button type="submit" variant="outline" aria-disabled={!isChanged} loading={work.isBusy}>
        <Trans>Save</Trans>
      </Button>
    </form>
  )
}
