import type { SelectField } from '@cyanotype/content/model/index.ts'
import { Combobox, RadioGroup, Select } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import type { EditorProps } from '../field-editor-props.ts'
import { labelsOf, textIn } from '../field-editor-props.ts'

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
      options={[{ value: '', label: t`Nothing chosen` }, ...options]}
      value={value}
      disabled={readOnly}
      onChange={(event) => onChange(event.target.value || null)}
    />
  )
}
