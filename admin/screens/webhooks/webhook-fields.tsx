/** Fields for the name, URL and events of a webhook. */
import type { WebhookEvent } from '@cyanotype/content/contracts/webhook-events.ts'
import { webhookEvents } from '@cyanotype/content/contracts/webhook-events.ts'
import { CheckboxGroup, TextField } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import type { ApiProblem } from '../../api/api-problem.ts'
import { ProblemAlert } from '../../components/use-work.tsx'
import { eventLabels } from './webhook-labels.tsx'

export interface WebhookValues {
  readonly name: string
  readonly url: string
  readonly events: readonly WebhookEvent[]
}

/** The request body. */
export const bodyOf = ({ name, url, events }: WebhookValues) => ({
  name,
  url: url.trim(),
  events: [...events],
})

/** The request body with only those fields that differ. */
export function changesBetween(before: WebhookValues, after: WebhookValues) {
  const [old, { name, url, events }] = [bodyOf(before), bodyOf(after)]
  return {
    ...(name !== old.name && { name }),
    ...(url !== old.url && { url }),
    ...(String(events) !== String(old.events) && { events }),
  }
}

export const isComplete = ({ events }: WebhookValues): boolean => events.length > 0

interface WebhookFieldsProps {
  readonly value: WebhookValues
  readonly onChange: (value: WebhookValues) => void
  readonly refusal: ApiProblem | undefined
}

export function WebhookFields({ value, onChange, refusal }: WebhookFieldsProps) {
  const { t, i18n } = useLingui()
  const errorAt = (field: string) => refusal?.fields.find(({ path }) => path[0] === field)?.message
  const isAtField = ['name', 'url'].some((field) => errorAt(field) !== undefined)
  return (
    <>
      {isAtField ? null : <ProblemAlert problem={refusal} />}
      <TextField
        label={t`Name`}
        hint={t`A name that describes its purpose.`}
        value={value.name}
        autoComplete="off"
        maxLength={80}
        required
        error={errorAt('name')}
        onChange={(event) => onChange({ ...value, name: event.target.value })}
      />
      <TextField
        label={t`Endpoint URL`}
        hint={t`For example https://example.org/hook`}
        type="url"
        dir="ltr"
        value={value.url}
        autoComplete="off"
        maxLength={500}
        required
        error={errorAt('url')}
        onChange={(event) => onChange({ ...value, url: event.target.value })}
      />
      <CheckboxGroup
        label={t`Events`}
        error={isComplete(value) ? undefined : t`Choose at least one event.`}
        value={value.events}
        required
        options={webhookEvents.map((name) => ({ value: name, label: i18n._(eventLabels[name]) }))}
        onValueChange={(chosen) =>
          onChange({ ...value, events: webhookEvents.filter((name) => chosen.includes(name)) })
        }
      />
    </>
  )
}
