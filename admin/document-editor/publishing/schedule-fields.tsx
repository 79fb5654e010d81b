/** Schedule fields: publish or unpublish, with date, time and time zone. */
import type { Moment } from '@cyanotype/ui/index.ts'
import { DateTimeField, SegmentedControl } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useChangePreferences, usePreferences } from '../../app-context/preferences.ts'

export type PlannedAction = 'publish' | 'unpublish'

/** The time zone of the browser. */
const here = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** Saves the time zone of the schedule as the default for the next one. */
export function useSaveZone(): (moment: Moment) => void {
  const { timeZone } = usePreferences()
  const changePreferences = useChangePreferences()
  return ({ zone }) => {
    if (zone !== (timeZone ?? here())) changePreferences({ timeZone: zone })
  }
}

interface WhatProps {
  readonly action: PlannedAction
  readonly onChange: (action: PlannedAction) => void
}

export function What({ action, onChange }: WhatProps) {
  const { t } = useLingui()
  return (
    <SegmentedControl
      label={t`Action`}
      segments={[
        { value: 'publish', label: t`Publish` },
        { value: 'unpublish', label: t`Unpublish` },
      ]}
      value={action}
      onValueChange={(value) => onChange(value === 'unpublish' ? 'unpublish' : 'publish')}
    />
  )
}

interface WhenProps {
  readonly moment: Moment | null
  readonly onChange: (moment: Moment | null) => void
  readonly error: string | undefined
}

export function When({ moment, onChange, error }: WhenProps) {
  const { t } = useLingui()
  const { timeZone } = usePreferences()
  return (
    <>
      <DateTimeField
        label={t`Date and time`}
        value={moment}
        defaultZone={timeZone}
        onValueChange={onChange}
        error={error}
        required
      />
      {moment === null ? null : <Clocks moment={moment} />}
    </>
  )
}

/** The same moment in the time zone of the browser and in UTC. */
function Clocks({ moment: { instant, zone } }: { readonly moment: Moment }) {
  const { i18n } = useLingui()
  const lang = i18n.locale === 'en' ? 'en-GB' : i18n.locale
  const show = (timeZone: string) =>
    new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
      new Date(instant),
    )
  const others = [...new Set([here(), 'UTC'])].filter((one) => one !== zone)
  return (
    <dl className="schedule-clocks">
      {others.map((one) => (
        <div key={one}>
          <dt>{one === here() ? <Trans>Your local time</Trans> : 'UTC'}</dt>
          <dd>{show(one)}</dd>
        </div>
      ))}
    </dl>
  )
}
