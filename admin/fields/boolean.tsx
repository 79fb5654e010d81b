import type { BooleanField } from '@cyanotype/content/model/index.ts'
import { useLingui } from '@lingui/react/macro'
import type { EditorProps } from './editor-props.ts'
import { wordsOf } from './editor-props.ts'

export function BooleanEditor(props: EditorProps<BooleanField>) {
  const { i18n } = useLingui()
  const { value, onChange, id, readOnly } = props
  const { label, hint } = wordsOf(i18n, props)
  return (
    <div className="boolean-editor">
      <input
        id={id}
        type="checkbox"
        checked={value === true}
        disabled={readOnly}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
      <label htmlFor={id}>{label}</label>
      {hint ? (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      ) : null}
    </div>
  )
}
