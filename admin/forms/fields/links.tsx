/** Fields that refer to other documents: a reference, and links with their text. */
import type { LinksField, Locale, ReferenceField } from '@cyanotype/content/model/index.ts'
import { documentHref, locales } from '@cyanotype/content/model/index.ts'
import { Combobox, TextField } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useAdmin } from '../../app-context/app-context.tsx'
import { documentsOf, LinkField, LinkNote, nameOfTarget, targetQuery } from '../../links/index.ts'
import { Items } from '../collections/sortable-items.tsx'
import type { EditorProps } from '../field-editor-props.ts'
import { errorsWithin, itemsIn, labelsOf, textIn } from '../field-editor-props.ts'
import { isRecord } from '../same-value.ts'

export function ReferenceEditor(props: EditorProps<ReferenceField>) {
  const { t, i18n } = useLingui()
  const { api, language } = useAdmin()
  const { field, onChange, id, readOnly, lang: locale = language } = props
  const current = textIn(props.value)
  const { data: target } = useQuery(targetQuery(api, documentHref(field.to, current)))
  const search = useCallback(
    (query: string) => documentsOf({ api, i18n, locale }, field.to, query),
    [api, i18n, locale, field.to],
  )
  const fallback = target === null ? t`Deleted document` : '…'
  const label = target ? nameOfTarget(i18n, target, locale) : fallback
  return (
    <div className="link-field">
      <Combobox
        {...labelsOf(i18n, props)}
        id={id}
        options={search}
        value={current === '' ? null : { value: current, label }}
        readOnly={readOnly}
        required={field.required}
        placeholder={readOnly ? undefined : t`Search by title`}
        onValueChange={(option) => onChange(option?.value ?? null)}
      />
      {current === '' ? null : <LinkNote target={target} locale={locale} />}
    </div>
  )
}

/** Links field: an ordered list of links. */
export function LinksEditor(props: EditorProps<LinksField>) {
  const { t } = useLingui()
  const { field, errors, readOnly, lang } = props
  return (
    <Items
      {...props}
      items={itemsIn(props.value)}
      itemName={t`Link`}
      newItem={{ text: '', href: '' }}
      maxItems={field.maxItems}
    >
      {({ item, index, id, onChange }) => (
        <LinkFields
          value={item}
          path={String(index + 1)}
          errors={errorsWithin(errors, String(index))}
          {...{ readOnly, lang, id, onChange }}
        />
      )}
    </Items>
  )
}

interface LinkFieldsProps extends Pick<EditorProps<never>, 'errors' | 'readOnly' | 'lang' | 'id'> {
  readonly value: unknown
  /** Its position among its siblings, from 1. */
  readonly path: string
  readonly onChange: (value: Readonly<Record<string, unknown>>) => void
}

/** Link fields: the target and the label of a link. A chosen page also sets the label, unless it was typed. */
export function LinkFields({ value, path: place, errors, readOnly, lang, id, onChange }: LinkFieldsProps) {
  const { t } = useLingui()
  const link = isRecord(value) ? value : {}
  const text = textIn(link.text)
  const title = useTitleOf(textIn(link.href), lang)
  const isTyped = text !== '' && text !== title
  const errorAt = (name: string) => errorsWithin(errors, name).find(({ path }) => path.length === 0)?.message
  return (
    <div className="link-editor">
      <LinkField
        id={`${id}-href`}
        label={t`Link ${place}: URL or page`}
        error={errorAt('href')}
        value={textIn(link.href)}
        locale={lang}
        readOnly={readOnly}
        onChange={(href, newTitle) => onChange({ ...link, href, text: isTyped ? text : (newTitle ?? text) })}
      />
      <TextField
        id={`${id}-text`}
        label={t`Link ${place}: label`}
        error={errorAt('text')}
        value={text}
        placeholder={title}
        lang={lang}
        dir={lang && locales[lang].dir}
        readOnly={readOnly}
        onChange={(event) => onChange({ ...link, text: event.target.value })}
      />
    </div>
  )
}

/** The title of the linked document, which is also a good label. */
function useTitleOf(href: string, locale: Locale | undefined): string | undefined {
  const { i18n } = useLingui()
  const { api, language } = useAdmin()
  const { data } = useQuery(targetQuery(api, href))
  return data ? nameOfTarget(i18n, data, locale ?? language) : undefined
}
