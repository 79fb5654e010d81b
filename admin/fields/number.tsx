import type { NumberField } from '@cyanotype/content/model/index.ts'
import { TextField } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import type { EditorProps } from './editor-props.ts'
import { wordsOf } from './editor-props.ts'

/** A whole number, or nothing. */
export function NumberEditor(props: EditorProps<NumberField>) {
  const { i18n } = useLingui()
  const { field, value, onChange, id, readOnly } = props
  return (
    <TextField
      {...wordsOf(i18n, props)}
      id={id}
      type="number"
      inputMode="numeric"
      step={1}
      min={field.min}
      max={field.max}
      value={typeof value === 'number' ? value : ''}
      readOnly={readOnly}
      required={field.required}
      onChange={({ target }) =>
        onChange(Number.isNaN(target.valueAsNumber) ? null : Math.trunc(target.valueAsNumber))
      }
    />
  )
}
