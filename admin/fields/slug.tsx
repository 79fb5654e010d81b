import type { SlugField } from '@cyanotype/content/model/index.ts'
import { slugFrom } from '@cyanotype/content/model/index.ts'
import { Button, TextField } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import type { EditorProps } from './editor-props.ts'
import { textIn, wordsOf } from './editor-props.ts'
import { useSteadyCaret } from './steady-caret.ts'

/** The last part of an address. It follows the title until somebody writes it, and can be made from the title again. */
export function SlugEditor(props: EditorProps<SlugField>) {
  const { t, i18n } = useLingui()
  const { field, onChange, id, readOnly, siblings } = props
  const value = textIn(props.value)
  const caret = useSteadyCaret<HTMLInputElement>(value)
  const suggestion = slugFrom(textIn(siblings[field.from]))
  return (
    <div className="slug-editor">
      <TextField
        {...wordsOf(i18n, props)}
        {...caret}
        id={id}
        value={value}
        readOnly={readOnly}
        required={field.required}
        spellCheck={false}
        autoCapitalize="off"
        onChange={(event) => onChange(event.target.value)}
      />
      {suggestion !== '' && suggestion !== value && !readOnly ? (
        <Button variant="link" size="sm" onClick={() => onChange(suggestion)}>
          {t`Make it “${suggestion}”`}
        </Button>
      ) : null}
    </div>
  )
}
