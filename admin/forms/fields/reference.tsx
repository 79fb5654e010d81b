/** Reference field: selects another document by its title in any language and shows its title and status. */
import type { ReferenceField } from '@cyanotype/content/model/index.ts'
import { documentHref } from '@cyanotype/content/model/index.ts'
import { Combobox } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useAdmin } from '../../app-context.tsx'
import type { EditorProps } from '../field-editor-props.ts'
import { labelsOf, textIn } from '../field-editor-props.ts'
import { documentsOf, LinkNote, nameOfTarget, targetQuery } from '../links/index.ts'

export function ReferenceEditor(props: EditorProps<ReferenceField>) {
  const { t, i18n } = useLingui()
  const { api, locale: spoken } = useAdmin()
  const { field, onChange, id, readOnly, lang: locale = spoken } = props
  const current = textIn(props.value)
  const { data: target } = useQuery(targetQuery(api, documentHref(field.to, current)))
  const ask = useCallback(
    (query: string) => documentsOf({ api, i18n, locale }, field.to, query),
    [api, i18n, locale, field.to],
  )
  const gone = target === null ? t`A document that is gone` : '…'
  const label = target ? nameOfTarget(i18n, target, locale) : gone
  return (
    <div className="link-field">
      <Combobox
        {...labelsOf(i18n, props)}
        id={id}
        options={ask}
        value={current === '' ? null : { value: current, label }}
        readOnly={readOnly}
        required={field.required}
        placeholder={readOnly ? undefined : t`Find by title`}
        onValueChange={(option) => onChange(option?.value ?? null)}
      />
      {current === '' ? null : <LinkNote target={target} locale={locale} />}
    </div>
  )
}
