import type { TextField as TextModel } from '@cyanotype/content/model/index.ts'
import { TextArea, TextField } from '@cyanotype/ui/index.ts'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { InputHTMLAttributes, KeyboardEvent } from 'react'
import type { EditorProps } from './editor-props.ts'
import { textIn, wordsOf } from './editor-props.ts'
import { useSteadyCaret } from './steady-caret.ts'

/** Plain words. Nothing is cut off while typing: what is too long says by how much. */
export function TextEditor(props: EditorProps<TextModel>) {
  const { t, i18n } = useLingui()
  const { field, onChange, id, readOnly, lang, isTitle = false } = props
  const value = textIn(props.value)
  const line = useSteadyCaret<HTMLInputElement>(value)
  const lines = useSteadyCaret<HTMLTextAreaElement>(value)
  const words = wordsOf(i18n, props)
  const excess = value.length - field.maxLength
  const shared = {
    ...words,
    error:
      excess > 0
        ? t`${plural(excess, { one: '# character too many', other: '# characters too many' })}`
        : words.error,
    id,
    value,
    readOnly,
    lang,
    required: field.required,
    spellCheck: lang !== undefined && field.format === 'plain',
    inputMode: keyboards[field.format],
  }
  if (field.lines === 'one' && !isTitle) {
    return <TextField {...shared} {...line} onChange={(event) => onChange(event.target.value)} />
  }
  const isOneLine = field.lines === 'one'
  return (
    <TextArea
      {...shared}
      {...lines}
      rows={isOneLine ? 1 : 3}
      onKeyDown={isOneLine ? keepOneLine : undefined}
      onChange={(event) =>
        onChange(isOneLine ? event.target.value.replace(/\s*\n\s*/g, ' ') : event.target.value)
      }
    />
  )
}

/** What a phone offers to type with. */
const keyboards = {
  plain: undefined,
  'web-address': 'url',
  link: 'url',
  path: 'url',
  host: 'url',
  origin: 'url',
  'e-mail': 'email',
  phone: 'tel',
} as const satisfies Record<TextModel['format'], InputHTMLAttributes<HTMLInputElement>['inputMode']>

/** A long title wraps, but has no line breaks of its own. */
function keepOneLine(event: KeyboardEvent) {
  if (event.key === 'Enter') event.preventDefault()
}
