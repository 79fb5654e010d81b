import type { ReferenceField } from '@cyanotype/content/model/index.ts'
import { Select, TextField } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useAdmin } from '../admin-context.tsx'
import { titleIn } from '../screens/documents/summary.ts'
import type { EditorProps } from './editor-props.ts'
import { textIn, wordsOf } from './editor-props.ts'

/** Another document, found by its title. */
export function ReferenceEditor(props: EditorProps<ReferenceField>) {
  const { t, i18n } = useLingui()
  const { api, locale } = useAdmin()
  const { field, onChange, id, readOnly } = props
  const [words, setWords] = useState('')
  const current = textIn(props.value)
  const q = useDeferredValue(words)
  const found = useQuery({
    queryKey: ['documents', field.to, 'reference', q],
    queryFn: () => api('GET /api/documents/{type}', { params: { type: field.to }, query: { q, limit: 100 } }),
    placeholderData: keepPreviousData,
  })
  const known = (found.data?.items ?? []).map((summary) => ({
    value: summary.id,
    label: titleIn(summary.titles, locale) ?? t`Untitled`,
  }))
  const isFound = current === '' || known.some(({ value }) => value === current)
  return (
    <div className="reference-editor">
      {readOnly ? null : (
        <TextField
          type="search"
          label={t`Find by title`}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      )}
      <Select
        {...wordsOf(i18n, props)}
        id={id}
        options={[
          { value: '', label: t`Nothing chosen` },
          ...(isFound ? [] : [{ value: current, label: t`The document that is chosen now` }]),
          ...known,
        ]}
        value={current}
        disabled={readOnly}
        required={field.required}
        onChange={(event) => onChange(event.target.value || null)}
      />
    </div>
  )
}
