import type { SelectField } from '@cyanotype/content/model/index.ts'
import { Select } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import type { EditorProps } from './editor-props.ts'
import { textIn, wordsOf } from './editor-props.ts'

/** One of a few named choices, or none. */
export function SelectEditor(props: EditorProps<SelectField>) {
  const { t, i18n } = useLingui()
  const { field, value, onChange, id, readOnly } = props
  const choices = Object.entries(field.choices).map(([choice, message]) => ({
    value: choice,
    label: i18n._(message),
  }))
  return (
    <Select
      {...wordsOf(i18n, props)}
      id={id}
      options={[{ value: '', label: t`Nothing chosen` }, ...choices]}
      value={textIn(value)}
      disabled={readOnly}
      required={field.required}
      onChange={(event) => onChange(event.target.value || null)}
    />
  )
}
