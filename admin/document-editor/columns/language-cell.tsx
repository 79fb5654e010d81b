/** The value of a field in another language: read only, with what changed and a button that copies it. */
import type { Fields } from '@cyanotype/content/model/index.ts'
import { locales } from '@cyanotype/content/model/index.ts'
import { Button, DiffView } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { languageName } from '../../i18n/formats.tsx'
import { fieldLabel } from '../fields/find-field.ts'
import type { FormFieldProps } from '../fields/form-field.tsx'
import { useReplaceValue } from '../fields/use-replace-value.ts'
import type { LanguageColumn } from './use-language-columns.ts'

interface LanguageCellProps
  extends Pick<FormFieldProps, 'name' | 'field' | 'layer' | 'type' | 'editing' | 'readOnly'> {
  readonly column: LanguageColumn
  readonly isTitle: boolean
  /** Marks a field as up to date. `undefined` when the user may not. */
  readonly onMark: ((field: string) => void) | undefined
}

export function LanguageCell(props: LanguageCellProps) {
  const { name, field, column, layer, editing, readOnly, type, isTitle, onMark } = props
  const { t, i18n } = useLingui()
  const replace = useReplaceValue({ editing, layer, name })
  const { locale, data, translation } = column
  const language = languageName(locale, i18n.locale)
  const label = i18n._(field.label)
  const text = readableText(field, data[name])
  const changed = changedFields(translation, name)
  const words = t`Copy “${label}” from ${language}`
  const changesIn = (path: string) => {
    const fieldName = fieldLabel(i18n, type.fields, path.split('.'))
    return t`Changes in ${fieldName}`
  }
  return (
    <div className="language-cell" data-title={isTitle ? '' : undefined}>
      <div className="language-cell-head">
        <span className="field-label">{label}</span>
        {readOnly || text === '' ? null : (
          <Button
            size="sm"
            variant="ghost"
            color="neutral"
            icon="copy"
            aria-label={words}
            data-copy=""
            onClick={() => replace(data[name], t`“${label}” copied from ${language}`)}
          />
        )}
      </div>
      <div className="language-cell-text" lang={locale} dir={locales[locale].dir}>
        {text === '' ? <span className="language-cell-empty">{t`Empty`}</span> : text}
      </div>
      {changed.map(({ field: path, changes }) => (
        <div key={path} className="language-cell-change">
          {changes.map(({ passage, old, now }) => (
            <DiffView
              key={passage}
              label={changesIn(path)}
              language={locale}
              layout="within"
              before={old ?? ''}
              after={now ?? ''}
            />
          ))}
          {onMark === undefined ? null : (
            <Button size="sm" variant="soft" icon="check" data-mark="" onClick={() => onMark(path)}>
              <Trans>Mark as up to date</Trans>
            </Button>
          )}
        </div>
      ))}
    </div>
  )
}

function changedFields(translation: LanguageColumn['translation'], name: string) {
  return (translation?.fields ?? []).filter(
    ({ field, state }) => state === 'outdated' && (field === name || field.startsWith(`${name}.`)),
  )
}

function readableText(field: Fields[string], value: unknown): string {
  try {
    return field.searchText(value).trim()
  } catch {
    // Stored data may be older than the content model.
    return ''
  }
}

/** Whether a field has text to translate. */
export function isReadable({ kind }: Fields[string]): boolean {
  return ['text', 'mdx', 'list', 'group', 'links', 'tree'].includes(kind)
}
