import type { DateField } from '@cyanotype/content/model/index.ts'
import { TextField } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import type { EditorProps } from './editor-props.ts'
import { textIn, wordsOf } from './editor-props.ts'

/** A moment: written in the time of the place where one sits, kept in UTC. */
export function DateEditor(props: EditorProps<DateField>) {
  const { i18n } = useLingui()
  const { field, value, onChange, id, readOnly } = props
  const { hint, ...words } = wordsOf(i18n, props)
  const zone = Intl.DateTimeFormat(i18n.locale).resolvedOptions().timeZone
  return (
    <TextField
      {...words}
      hint={hint ? `${hint} (${zone})` : zone}
      id={id}
      type="datetime-local"
      value={localTimeOf(textIn(value))}
      readOnly={readOnly}
      required={field.required}
      onChange={(event) => onChange(momentOf(event.target.value))}
    />
  )
}

/** `2026-11-20T08:30` here, from UTC. */
function localTimeOf(moment: string): string {
  const date = new Date(moment)
  if (Number.isNaN(date.getTime())) return ''
  const here = new Date(date.getTime() - date.getTimezoneOffset() * 60_000)
  return here.toISOString().slice(0, 16)
}

function momentOf(localTime: string): string | null {
  const date = new Date(localTime)
  return Number.isNaN(date.getTime()) ? null : date.toISOString()
}
