import type { GroupField } from '@cyanotype/content/model/index.ts'
import { isRecord } from '../edits/same-value.ts'
import type { EditorProps } from './editor-props.ts'
import { errorsWithin } from './editor-props.ts'
import { FieldEditor } from './field-editor.tsx'

interface GroupPartsProps extends EditorProps<GroupField> {
  /** By name, what holds where nothing is written. */
  readonly placeholders?: Readonly<Record<string, string>>
}

/** The editors of what belongs together, without a frame. */
export function GroupParts({ field, value, onChange, id, errors, readOnly, lang, ...rest }: GroupPartsProps) {
  const values = isRecord(value) ? value : {}
  return Object.entries(field.fields).map(([name, part]) => (
    <FieldEditor
      key={name}
      field={part}
      value={values[name]}
      onChange={(changed) => onChange({ ...field.initial, ...values, [name]: changed })}
      id={`${id}-${name}`}
      errors={errorsWithin(errors, name)}
      readOnly={readOnly}
      lang={lang}
      siblings={values}
      placeholder={rest.placeholders?.[name]}
    />
  ))
}
