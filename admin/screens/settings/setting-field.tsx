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

interface ChosenFieldProps extends SettingFieldProps {
  /** Those of its choices that are offered. All by default. */
  readonly choices?: readonly string[]
}

const fields: Fields = model.settings.fields

export function SettingField(props: ChosenFieldProps) {
  const { name, layer, state, readOnly, onChange, isInGroup = false, choices } = props
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
  if (choices === undefined || !isKind(field, 'select')) return <FieldEditor {...editor} field={field} />
  const offered = Object.entries(field.choices).filter(([choice]) => choices.includes(choice))
  const withOffered = { ...field, choices: Object.fromEntries(offered) }
  return <FieldEditor {...editor} field={withOffered} />
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
