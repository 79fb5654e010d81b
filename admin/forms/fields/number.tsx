import type { NumberField as NumberModel } from '@cyanotype/content/model/index.ts'
import { NumberField } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import type { EditorProps } from '../field-editor-props.ts'
import { labelsOf } from '../field-editor-props.ts'

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
