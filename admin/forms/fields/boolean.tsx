import type { BooleanField } from '@cyanotype/content/model/index.ts'
import { Switch } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import type { EditorProps } from '../field-editor-props.ts'
import { labelsOf } from '../field-editor-props.ts'

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
