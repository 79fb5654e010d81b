import type {
  BooleanField,
  DateField,
  NumberField as NumberModel,
  SelectField,
} from '@cyanotype/content/model/index.ts'
import type { Moment } from '@cyanotype/ui/index.ts'
import { Combobox, DateTimeField, NumberField, RadioGroup, Select, Switch } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { pageDate } from '../../i18n/formats.tsx'
import type { EditorProps } from '../field-editor-props.ts'
import { labelsOf, textIn } from '../field-editor-props.ts'

/** Boolean field: a switch. */
export function BooleanEditor(props: EditorProps<BooleanField>) {
  const { i18n } = useLingui()
  const { value, onChange, id, readOnly } = props
  return (
    <Switch
      {...labelsOf(i18n, props)}
      id={id}
      checked={value === true}
      disabled={readOnly}
      onChange={(event) => onChange(event.target.checked)}
    />
  )
}

/** Number field: an integer or nothing. */
export function NumberEditor(props: EditorProps<NumberModel>) {
  const { i18n } = useLingui()
  const { field, value, onChange, id, readOnly } = props
  return (
    <NumberField
      {...labelsOf(i18n, props)}
      id={id}
      step={1}
      min={field.min}
      max={field.max}
      value={typeof value === 'number' ? value : null}
      readOnly={readOnly}
      required={field.required}
      onValueChange={(number) => onChange(number === null ? null : Math.trunc(number))}
    />
  )
}

/**
 * Date field: a moment, entered in a time zone and stored in UTC. The default is the time zone of the user.
 */
export function DateEditor(props: EditorProps<DateField>) {
  const { t, i18n } = useLingui()
  const { field, onChange, id, readOnly, placeholder } = props
  const [zone, setZone] = useState(() => Intl.DateTimeFormat(i18n.locale).resolvedOptions().timeZone)
  const instant = textIn(props.value)
  const value = Number.isNaN(Date.parse(instant)) ? null : { instant, zone }
  const shown = placeholder && pageDate(i18n.locale).format(new Date(placeholder))
  const change = (moment: Moment | null) => {
    if (moment) setZone(moment.zone)
    // Only another time zone for the same moment is not a change.
    if (moment === null || Date.parse(moment.instant) !== Date.parse(instant))
      onChange(moment?.instant ?? null)
  }
  return (
    <DateTimeField
      {...labelsOf(i18n, props)}
      {...(value === null &&
        shown !== undefined && { hint: t`Defaults to the first publish date (${shown}).` })}
      id={id}
      tabIndex={-1}
      value={value}
      defaultZone={zone}
      disabled={readOnly}
      required={field.required}
      onValueChange={change}
    />
  )
}

/** More choices than this are searchable. */
const maxRadios = 12

/** Select field: one of several choices, or none. Required choices are radio buttons. */
export function SelectEditor(props: EditorProps<SelectField>) {
  const { t, i18n } = useLingui()
  const { field, onChange, id, readOnly } = props
  const value = textIn(props.value)
  const options = Object.entries(field.choices).map(([choice, message]) => ({
    value: choice,
    label: i18n._(message),
  }))
  const shared = { ...labelsOf(i18n, props), id, required: field.required }
  if (field.initial !== null && value !== '' && options.length <= maxRadios) {
    return (
      <RadioGroup
        {...shared}
        tabIndex={-1}
        options={options}
        value={value}
        disabled={readOnly}
        onValueChange={onChange}
      />
    )
  }
  if (options.length > maxRadios) {
    return (
      <Combobox
        {...shared}
        options={options}
        value={options.find((option) => option.value === value) ?? null}
        readOnly={readOnly}
        onValueChange={(option) => onChange(option?.value ?? null)}
      />
    )
  }
  return (
    <Select
      {...shared}
      options={[{ value: '', label: t`No selection` }, ...options]}
      value={value}
      disabled={readOnly}
      onChange={(event) => onChange(event.target.value || null)}
    />
  )
}
