/** The value of a field in another language: read only, with what changed and a button that copies it. */
import type { Fields } from '@cyanotype/content/model/index.ts'
import { locales } from '@cyanotype/content/model/index.ts'
import { Button, DiffView } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { TranslateButton } from '../../components/translate-button.tsx'
import { languageName } from '../../i18n/formats.tsx'
import { fieldLabel } from '../fields/find-field.ts'
import type { FormFieldProps } from '../fields/form-field.tsx'
import { useReplaceValue } from '../fields/use-replace-value.ts'
import type { LanguageColumn } from './use-language-columns.ts'
import type { MachineTranslation } from './use-machine-translation.ts'

interface LanguageCellProps
  extends Pick<FormFieldProps, 'name' | 'field' | 'layer' | 'type' | 'editing' | 'readOnly'> {
  readonly column: LanguageColumn
  readonly isTitle: boolean
  /** Of several languages beside the field, only the first has the buttons to confirm. */
  readonly isFirst: boolean
  readonly machine: MachineTranslation | undefined
  /** Marks a field as up to date. `undefined` when the user may not. */
  readonly onMark: ((field: string) => void) | undefined
}

export function LanguageCell(props: LanguageCellProps) {
  const { name, field, column, readOnly, type, isTitle, isFirst, machine, onMark } = props
  const { t, i18n } = useLingui()
  const { locale, data, translation } = column
  const label = i18n._(field.label)
  const text = readableText(field, data[name])
  const changed = changedFields(translation, name)
  const unconfirmed = isFirst ? (machine?.texts.filter((one) => isWithin(one.field, name)) ?? []) : []
  const changesIn = (path: string) => {
    const fieldName = fieldLabel(i18n, type.fields, path.split('.'))
    return t`Changes in ${fieldName}`
  }
  return (
    <div
      className="language-cell"
      data-title={isTitle ? '' : undefined}
      data-missing={isMissing(translation, name) ? '' : undefined}
    >
      <div className="language-cell-head">
        <span className="field-label">{label}</span>
        {readOnly || text === '' ? null : <CellTools {...props} label={label} />}
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
      {unconfirmed.length === 0 ? null : (
        <div>
          <Button
            size="sm"
            variant="soft"
            icon="check"
            data-confirm=""
            onClick={() => machine?.confirm(unconfirmed)}
          >
            <Trans>Confirm machine translation</Trans>
          </Button>
        </div>
      )}
    </div>
  )
}

/** Translates or copies the value into the edited language. */
function CellTools(props: LanguageCellProps & { readonly label: string }) {
  const { name, column, layer, editing, machine, label } = props
  const { t, i18n } = useLingui()
  const replace = useReplaceValue({ editing, layer, name })
  const { locale, data } = column
  const language = languageName(locale, i18n.locale)
  const service = machine?.service
  const translate = async () => {
    const value = await machine?.translate(locale, name, data[name])
    if (value !== undefined) replace(value, t`“${label}” translated with ${service}`)
  }
  return (
    <span className="language-cell-tools">
      {service === undefined ? null : (
        <TranslateButton label={t`Translate “${label}” with ${service}`} onTranslate={translate} />
      )}
      <Button
        size="sm"
        variant="ghost"
        color="neutral"
        icon="copy"
        aria-label={t`Copy “${label}” from ${language}`}
        data-copy=""
        onClick={() => replace(data[name], t`“${label}” copied from ${language}`)}
      />
    </span>
  )
}

const isWithin = (path: string, name: string) => path === name || path.startsWith(`${name}.`)

function changedFields(translation: LanguageColumn['translation'], name: string) {
  return (translation?.fields ?? []).filter(
    ({ field, state }) => state === 'outdated' && isWithin(field, name),
  )
}

const isMissing = (translation: LanguageColumn['translation'], name: string) =>
  translation?.fields.some(({ field, state }) => state === 'missing' && isWithin(field, name)) === true

export function readableText(field: Fields[string], value: unknown): string {
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
