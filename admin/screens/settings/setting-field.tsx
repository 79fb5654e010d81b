/** One setting: its field from the model with its errors. */
import type { Fields, Layer } from '@cyanotype/content/model/index.ts'
import { isKind, model, shared } from '@cyanotype/content/model/index.ts'
import { useLingui } from '@lingui/react/macro'
import { problemText } from '../../api/api-problem.ts'
import { fieldIdOf } from '../../document-editor/fields/find-field.ts'
import type { EditingState } from '../../document-editor/state/editing-state.ts'
import { FieldEditor } from '../../forms/field-editor.tsx'
import { GroupParts } from '../../forms/fields/group.tsx'

export interface SettingFieldProps {
  /** Name of the field in the model. */
  readonly name: string
  readonly layer: Layer
  readonly state: EditingState
  readonly readOnly: boolean
  readonly onChange: (layer: Layer, field: string, value: unknown) => void
  /** Its group is on the screen already, and can be folded: it shows its own parts, and not their name again. */
  readonly isInGroup?: boolean
}

const fields: Fields = model.settings.fields

export function SettingField(props: SettingFieldProps) {
  const { name, layer, state, readOnly, onChange, isInGroup = false } = props
  const field = fields[name]
  const errors = useErrors(props)
  if (field === undefined) return null
  const { data } = state.edits[layer]
  const editor = {
    value: data[name],
    onChange: (value: unknown) => onChange(layer, name, value),
    id: fieldIdOf(layer, [name]),
    errors,
    readOnly,
    lang: layer === shared ? undefined : layer,
    siblings: data,
  }
  if (isInGroup && isKind(field, 'group')) return <GroupParts {...editor} field={field} />
  return <FieldEditor {...editor} field={field} />
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
