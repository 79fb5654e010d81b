/** Schedule of backups: when they are made, and how many are stored. */
import { Button, Heading, NumberField, RelativeTime, Select, Switch, toasts } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { FormEvent } from 'react'
import { useState } from 'react'
import { useAdmin } from '../../app-context/app-context.tsx'
import { ProblemAlert, useWork } from '../../components/use-work.tsx'
import type { Schedule } from './queries.ts'

interface ScheduleFormProps {
  readonly schedule: Schedule
  /** When the next backup is due. */
  readonly next: string | null
}

export function ScheduleForm({ schedule, next }: ScheduleFormProps) {
  const { t } = useLingui()
  const { api } = useAdmin()
  const work = useWork('backups')
  const [edited, setEdited] = useState(schedule)
  const isChanged = JSON.stringify(edited) !== JSON.stringify(schedule)
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (work.isBusy || !isChanged) return
    const saved = await work.do(() => api('PUT /api/backups/schedule', { body: edited }))
    if (saved === undefined) return
    setEdited(saved)
    toasts.add({ tone: 'success', title: t`Schedule saved` })
  }
  return (
    <form className="backups-schedule" onSubmit={handleSubmit}>
      <Heading level={3} className="backups-heading">
        <Trans>Schedule</Trans>
      </Heading>
      <ProblemAlert problem={work.refusal} />
      <Switch
        label={t`Back up every day`}
        checked={edited.enabled}
        onChange={({ target }) => setEdited({ ...edited, enabled: target.checked })}
      />
      {next === null ? null : (
        <p className="backups-note">
          <Trans>
            Next backup: <RelativeTime instant={next} />
          </Trans>
        </p>
      )}
      <ScheduleFields schedule={edited} onChange={setEdited} />
      <Switch
        label={t`Include the secret of the site`}
        hint={t`A restore on a new machine then needs only the backup and its passphrase. Requires BACKUP_PASSPHRASE.`}
        checked={edited.withSecret}
        onChange={({ target }) => setEdited({ ...edited, withSecret: target.checked })}
      />
      <Button type="submit" variant="outline" aria-disabled={!isChanged} loading={work.isBusy}>
        <Trans>Save</Trans>
      </Button>
    </form>
  )
}

interface ScheduleFieldsProps {
  readonly schedule: Schedule
  readonly onChange: (schedule: Schedule) => void
}

const hours = Array.from({ length: 24 }, (_, hour) => hour)

function ScheduleFields({ schedule, onChange }: ScheduleFieldsProps) {
  const { t } = useLingui()
  const counts = [
    { name: 'daily', label: t`Daily backups to keep`, min: 1 },
    { name: 'weekly', label: t`Weekly backups to keep`, min: 0 },
    { name: 'monthly', label: t`Monthly backups to keep`, min: 0 },
  ] as const
  return (
    <div className="backups-fields">
      <Select
        label={t`Time (UTC)`}
        value={String(schedule.hour)}
        disabled={!schedule.enabled}
        options={hours.map((hour) => ({ value: String(hour), label: `${String(hour).padStart(2, '0')}:00` }))}
        onChange={({ target }) => onChange({ ...schedule, hour: Number(target.value) })}
      />
      {counts.map(({ name, label, min }) => (
        <NumberField
          key={name}
          label={label}
          min={min}
          max={100}
          value={schedule[name]}
          onValueChange={(value) => onChange({ ...schedule, [name]: value ?? schedule[name] })}
        />
      ))}
    </div>
  )
}
