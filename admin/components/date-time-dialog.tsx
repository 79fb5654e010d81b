/** Dialog that asks for a date and time in a time zone, and shows the time in UTC. */
import type { Moment } from '@cyanotype/ui/index.ts'
import { DateTimeField } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { useChangePreferences, usePreferences } from '../app-context/preferences.ts'
import { focusFirstError } from './focus-first-error.ts'
import { FormDialog } from './form-dialog.tsx'
import './date-time-dialog.css'

interface DateTimeDialogProps {
  readonly title: string
  /** The label of the button that submits. */
  readonly action: string
  readonly isBusy: boolean
  readonly initialMoment?: Moment
  /** What is above the date and time. Other fields show their errors once the form was submitted. */
  readonly children?: (showErrors: boolean) => ReactNode
  /** Whether one of the other fields has an error. */
  readonly hasOtherErrors?: boolean
  /** Why the server refused the time. */
  readonly refusal?: string | undefined
  /** Called with a time in the future. */
  readonly onSubmit: (moment: Moment) => void
  readonly onClose: () => void
}

export function DateTimeDialog(props: DateTimeDialogProps) {
  const { title, action, isBusy, initialMoment, children, hasOtherErrors = false } = props
  const { refusal, onSubmit, onClose } = props
  const { t } = useLingui()
  const { timeZone } = usePreferences()
  const [moment, setMoment] = useState(initialMoment ?? null)
  const [error, setError] = useState<string>()
  const [showErrors, setShowErrors] = useState(false)
  const errorOf = (chosen: Moment | null) => {
    if (chosen === null) return t`Enter a date and time.`
    return Date.parse(chosen.instant) <= Date.now()
      ? t`This time is in the past. Choose a later time.`
      : undefined
  }
  const handleSubmit = (form: HTMLFormElement) => {
    const problem = errorOf(moment)
    if (moment === null || problem !== undefined || hasOtherErrors) {
      return focusFirstError(form, () => {
        setError(problem)
        setShowErrors(true)
      })
    }
    setError(undefined)
    onSubmit(moment)
  }
  return (
    <FormDialog
      hasChanges={moment?.instant !== initialMoment?.instant}
      onClose={onClose}
      title={title}
      action={action}
      isBusy={isBusy}
      noValidate
      onSubmit={handleSubmit}
    >
      {children?.(showErrors)}
      <DateTimeField
        label={t`Date and time`}
        value={moment}
        defaultZone={timeZone}
        onValueChange={setMoment}
        error={error ?? refusal}
        required
      />
      {moment === null ? null : <Clocks moment={moment} />}
    </FormDialog>
  )
}

/** The time zone of the browser. */
const here = () => Intl.DateTimeFormat().resolvedOptions().timeZone

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
    <dl className="date-time-dialog-clocks">
      {others.map((one) => (
        <div key={one}>
          <dt>{one === here() ? <Trans>Your local time</Trans> : 'UTC'}</dt>
          <dd>{show(one)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Saves the time zone of a schedule as the default for the next one. */
export function useSaveZone(): (moment: Moment) => void {
  const { timeZone } = usePreferences()
  const changePreferences = useChangePreferences()
  return ({ zone }) => {
    if (zone !== (timeZone ?? here())) changePreferences({ timeZone: zone })
  }
}
