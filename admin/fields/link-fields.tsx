/** The two lines of a link: its words, and where it leads. */
import { TextField } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import { isRecord } from '../edits/same-value.ts'
import type { EditorProps } from './editor-props.ts'
import { errorsWithin, textIn } from './editor-props.ts'

interface LinkFieldsProps extends Pick<EditorProps<never>, 'errors' | 'readOnly' | 'lang' | 'id'> {
  readonly value: unknown
  /** Where it stands among its neighbours, from 1. */
  readonly place: string
  readonly onChange: (value: Readonly<Record<string, unknown>>) => void
}

export function LinkFields({ value, place, errors, readOnly, lang, id, onChange }: LinkFieldsProps) {
  const { t } = useLingui()
  const link = isRecord(value) ? value : {}
  const errorAt = (name: string) => errorsWithin(errors, name).find(({ path }) => path.length === 0)?.message
  return (
    <div className="link-editor">
      <TextField
        id={`${id}-text`}
        label={t`Words of link ${place}`}
        error={errorAt('text')}
        value={textIn(link.text)}
        lang={lang}
        readOnly={readOnly}
        onChange={(event) => onChange({ ...link, text: event.target.value })}
      />
      <TextField
        id={`${id}-href`}
        label={t`Address of link ${place}`}
        error={errorAt('href')}
        value={textIn(link.href)}
        inputMode="url"
        spellCheck={false}
        readOnly={readOnly}
        onChange={(event) => onChange({ ...link, href: event.target.value })}
      />
    </div>
  )
}
