/**
 * Text field: plain text. It never cuts text while typing: it shows by how much it is too long, and format
 * errors after the focus has left.
 */
import type { TextField as TextModel } from '@cyanotype/content/model/index.ts'
import { locales } from '@cyanotype/content/model/index.ts'
import type { FieldText } from '@cyanotype/ui/index.ts'
import { ColorField, TextArea, TextField } from '@cyanotype/ui/index.ts'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { InputHTMLAttributes, KeyboardEvent } from 'react'
import { useState } from 'react'
import { useStableCaret } from '../../components/rebase-text.ts'
import { LinkField } from '../../links/index.ts'
import type { EditorProps } from '../field-editor-props.ts'
import { labelsOf, textIn } from '../field-editor-props.ts'

export function PlainTextEditor(props: EditorProps<TextModel>) {
  const { i18n } = useLingui()
  const { field, onChange, id, readOnly, lang, isTitle = false } = props
  const value = textIn(props.value)
  const labels = labelsOf(i18n, props)
  const shared = { ...labels, id, readOnly, required: field.required }
  if (field.format === 'link')
    return <LinkField {...shared} value={value} locale={lang} onChange={(href) => onChange(href)} />
  if (field.format === 'color') {
    return (
      <ColorField
        {...shared}
        value={value === '' ? null : value}
        onValueChange={(hex) => onChange(hex ?? '')}
      />
    )
  }
  const isOneLine = field.lines === 'one' && !isTitle
  return isOneLine ? <OneLine {...props} labels={labels} /> : <Lines {...props} labels={labels} />
}

interface TextInputProps extends EditorProps<TextModel> {
  readonly labels: FieldText
}

function OneLine({ labels, ...props }: TextInputProps) {
  const { t, i18n } = useLingui()
  const { field, onChange } = props
  const value = textIn(props.value)
  const caret = useStableCaret<HTMLInputElement>(value)
  const [isLeft, setIsLeft] = useState(false)
  const [problem] = isLeft ? field.problems(value) : []
  const left = field.maxLength - value.length
  const isNear = left >= 0 && left < field.maxLength / 10
  const count = t`${plural(left, { one: '# character left', other: '# characters left' })}`
  const error = useExcess(left) ?? labels.error ?? (problem ? i18n._(problem.message) : undefined)
  return (
    <TextField
      {...labels}
      {...controlOf(props)}
      {...caret}
      error={error}
      hint={[labels.hint, isNear ? count : undefined].filter(Boolean).join(' ')}
      onChange={(event) => {
        setIsLeft(false)
        onChange(event.target.value)
      }}
      onBlur={() => setIsLeft(true)}
    />
  )
}

/** Multi-line text, or a title that wraps without line breaks. */
function Lines({ labels, ...props }: TextInputProps) {
  const { t } = useLingui()
  const { field, onChange, isTitle = false } = props
  const value = textIn(props.value)
  const caret = useStableCaret<HTMLTextAreaElement>(value)
  const isOneLine = field.lines === 'one'
  const left = field.maxLength - value.length
  return (
    <TextArea
      {...labels}
      {...controlOf(props)}
      {...(isTitle && { placeholder: t`Untitled` })}
      {...caret}
      error={useExcess(left) ?? labels.error}
      limit={left < field.maxLength / 5 ? field.maxLength : undefined}
      rows={isOneLine ? 1 : 3}
      onKeyDown={isOneLine ? preventNewLine : undefined}
      onChange={({ target }) =>
        onChange(isOneLine ? target.value.replace(/(?<!\s)[^\S\n]*\n\s*/g, ' ') : target.value)
      }
    />
  )
}

function controlOf({ field, value, id, readOnly, lang, placeholder }: EditorProps<TextModel>) {
  return {
    id,
    placeholder,
    value: textIn(value),
    readOnly,
    lang,
    dir: lang !== undefined && field.format === 'plain' ? locales[lang].dir : undefined,
    required: field.required,
    spellCheck: lang !== undefined && field.format === 'plain',
    inputMode: keyboards[field.format],
  }
}

function useExcess(left: number): string | undefined {
  const { t } = useLingui()
  if (left >= 0) return undefined
  return t`${plural(-left, { one: '# character too many', other: '# characters too many' })}`
}

/** The virtual keyboard on phones. */
const keyboards = {
  plain: undefined,
  color: undefined,
  'web-address': 'url',
  link: 'url',
  path: 'url',
  host: 'url',
  origin: 'url',
  'e-mail': 'email',
  phone: 'tel',
} as const satisfies Record<TextModel['format'], InputHTMLAttributes<HTMLInputElement>['inputMode']>

/** With Ctrl or ⌘ it is a shortcut. Listeners ignore events whose default is prevented. */
function preventNewLine(event: KeyboardEvent) {
  if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) event.preventDefault()
}
