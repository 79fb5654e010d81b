/** One setting: its editor, with what was said against it. */
import type { Field, Layer } from '@cyanotype/content/model/index.ts'
import { model, shared } from '@cyanotype/content/model/index.ts'
import { useLingui } from '@lingui/react/macro'
import { fieldIdOf } from '../../document-editor/fields/focus-field.ts'
import type { EditingState } from '../../document-editor/state/editing-state.ts'
import { FieldEditor } from '../../forms/field-editor.tsx'
import { problemText } from '../../i18n/problem-message.ts'

export interface SettingFieldProps {
  /** Of the field, in the model. */
  readonly name: string
  readonly layer: Layer
  readonly state: EditingState
  readonly readOnly: boolean
  readonly onChange: (layer: Layer, field: string, value: unknown) => void
}

// biome-ignore lint/suspicious/noExplicitAny: settings are fields of any value.
const fields: Readonly<Record<string, Field<any>>> = model.settings.fields

export function SettingField(props: SettingFieldProps) {
  const { name, layer, state, readOnly, onChange } = props
  const field = fields[name]
  const errors = useErrors(props)
  if (field === undefined) return null
  const { data } = state.edits[layer]
  return (
    <FieldEditor
      field={field}
      value={data[name]}
      onChange={(value) => onChange(layer, name, value)}
      id={fieldIdOf(layer, [name])}
      errors={errors}
      readOnly={readOnly}
      lang={layer === shared ? undefined : layer}
      siblings={data}
    />
  )
}

export function useErrors({ name, layer, state }: SettingFieldProps) {
  const { i18n } = useLingui()
  return state.problems
    .filter(({ path }) => path[0] === layer && path[1] === name)
    .map(({ path, ...problem }) => ({
      path: path.slice(2).map(String),
      message: problemText(i18n, { path, ...problem }),
    }))
}
