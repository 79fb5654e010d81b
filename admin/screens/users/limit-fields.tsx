/** Limits of an account: the content and the languages that an editor, a writer or a translator can edit. */
import type { Locale } from '@cyanotype/content/model/index.ts'
import { siteLocales } from '@cyanotype/content/model/index.ts'
import { CheckboxGroup, RadioGroup } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import { languageLabel } from '../../i18n/formats.tsx'
import { editableTypes } from './users.ts'

interface CollectionLimitProps {
  /** Null for all content. */
  readonly value: readonly string[] | null
  /** Whether an empty selection is an error yet. */
  readonly showErrors: boolean
  readonly onChange: (collections: readonly string[] | null) => void
}

export function CollectionLimit({ value, showErrors, onChange }: CollectionLimitProps) {
  const { t, i18n } = useLingui()
  return (
    <>
      <RadioGroup
        label={t`Content`}
        value={value === null ? 'all' : 'some'}
        options={[
          { value: 'all', label: t`All collections and pages` },
          { value: 'some', label: t`Selected collections and pages only` },
        ]}
        onValueChange={(chosen) => onChange(chosen === 'all' ? null : (value ?? []))}
      />
      {value === null ? null : (
        <CheckboxGroup
          className="users-choices"
          label={t`Selected collections and pages`}
          hint={t`The user can view all other content, but not edit it.`}
          error={showErrors && value.length === 0 ? t`Choose at least one collection or page.` : undefined}
          value={value}
          options={editableTypes.map(({ name, label }) => ({ value: name, label: i18n._(label) }))}
          onValueChange={onChange}
        />
      )}
    </>
  )
}

interface LanguageLimitProps {
  /** Null for all languages. */
  readonly value: readonly Locale[] | null
  readonly showErrors: boolean
  readonly onChange: (locales: readonly Locale[] | null) => void
}

export function LanguageLimit({ value, showErrors, onChange }: LanguageLimitProps) {
  const { t } = useLingui()
  return (
    <>
      <RadioGroup
        label={t`Languages`}
        value={value === null ? 'all' : 'some'}
        options={[
          { value: 'all', label: t`All languages` },
          {
            value: 'some',
            label: t`Selected languages only`,
            hint: t`The user cannot create or delete content, or edit shared fields.`,
          },
        ]}
        onValueChange={(chosen) => onChange(chosen === 'all' ? null : (value ?? []))}
      />
      {value === null ? null : (
        <LanguageChoice
          label={t`Selected languages`}
          value={value}
          showErrors={showErrors}
          onChange={onChange}
        />
      )}
    </>
  )
}

interface LanguageChoiceProps {
  readonly label: string
  readonly value: readonly Locale[]
  readonly showErrors: boolean
  readonly onChange: (locales: readonly Locale[]) => void
}

/** At least one language. */
export function LanguageChoice({ label, value, showErrors, onChange }: LanguageChoiceProps) {
  const { t, i18n } = useLingui()
  return (
    <CheckboxGroup
      label={label}
      error={showErrors && value.length === 0 ? t`Choose at least one language.` : undefined}
      value={value}
      options={siteLocales().map((code) => ({ value: code, label: languageLabel(code, i18n.locale) }))}
      onValueChange={(chosen) => onChange(siteLocales().filter((code) => chosen.includes(code)))}
    />
  )
}
