import type { GroupField } from '@cyanotype/content/model/index.ts'
import { Disclosure } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import { isRecord } from '../edits/same-value.ts'
import type { EditorProps } from './editor-props.ts'
import { errorsWithin } from './editor-props.ts'
import { FieldEditor } from './field-editor.tsx'

/** Fields that belong together. Where none of them is needed to publish, they wait behind their name. */
export function GroupEditor(props: EditorProps<GroupField>) {
  const { i18n } = useLingui()
  const { field, errors } = props
  const label = i18n._(field.label)
  const isNeeded = Object.values(field.fields).some((part) => part.required)
  if (!isNeeded) {
    return (
      <Disclosure className="group-editor" title={label} {...(errors.length > 0 ? { open: true } : {})}>
        <Parts {...props} />
      </Disclosure>
    )
  }
  return (
    <fieldset className="group-editor">
      <legend>{label}</legend>
      <Parts {...props} />
    </fieldset>
  )
}

function Parts({ field, value, onChange, id, errors, readOnly, lang }: EditorProps<GroupField>) {
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
    />
  ))
}
