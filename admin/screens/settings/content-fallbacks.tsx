/** Settings of the languages in which content without a translation is shown. */
import type { Locale } from '@cyanotype/content/model/index.ts'
import { Select } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { fieldIdOf } from '../../document-editor/fields/find-field.ts'
import { languageLabel } from '../../i18n/formats.tsx'
import type { LanguageSettings } from './chosen-languages.ts'
import { useChosenLanguages } from './chosen-languages.ts'
import type { SettingFieldProps } from './setting-field.tsx'
import { SettingField, useErrors } from './setting-field.tsx'

interface ContentFallbacksProps extends LanguageSettings {
  readonly fallbacks: SettingFieldProps
}

/** A site with two languages has no choice: one of them is the default language. */
export function ContentFallbacks({ fallbacks, ...languages }: ContentFallbacksProps) {
  const { t, i18n } = useLingui()
  const { name, layer, state, readOnly, onChange } = fallbacks
  const errors = useErrors(fallbacks)
  const { chosen, inPreparation } = useChosenLanguages(languages)
  const [main, ...others] = chosen
  if (others.length < 2) return null
  const pairs = pairsIn(state.edits[layer].data[name])
  const defaultLabel = languageLabel(main, i18n.locale)
  const labelOf = (code: Locale) => {
    const language = languageLabel(code, i18n.locale)
    return inPreparation.includes(code) ? t`${language} (in preparation)` : language
  }
  /** Removes pairs of languages that the site no longer has. */
  const choose = (language: Locale, fallback: string) => {
    const isOther = (one: FallbackPair) =>
      one.language !== language && others.some((code) => code === one.language)
    const added = fallback === '' ? [] : [{ language, fallback }]
    onChange(layer, name, [...pairs.filter(isOther), ...added])
  }
  return (
    <section
      className="settings-languages"
      id={fieldIdOf(layer, [name])}
      aria-labelledby="fallback-languages"
    >
      <h3 className="settings-legend" id="fallback-languages">
        <Trans>Fallback languages</Trans>
      </h3>
      <p className="settings-note">
        <Trans>
          Pages, menus and texts without a translation are shown in the fallback language. If they do not
          exist in it, its own fallback language follows, and then the default language.
        </Trans>
      </p>
      <div className="language-fallbacks">
        {others.map((language) => {
          const options = others.filter((code) => code !== language)
          const value = pairs.find((pair) => pair.language === language)?.fallback
          const error = errors.find(({ path: [index] }) => pairs[Number(index)]?.language === language)
          return (
            <Select
              key={language}
              label={languageLabel(language, i18n.locale)}
              options={[
                { value: '', label: t`Default language (${defaultLabel})` },
                ...options.map((code) => ({ value: code, label: labelOf(code) })),
              ]}
              value={options.find((code) => code === value) ?? ''}
              disabled={readOnly}
              error={error?.message}
              onChange={({ target }) => choose(language, target.value)}
            />
          )
        })}
      </div>
    </section>
  )
}

/** The language of the home page for visitors who request none of the site. */
export function LanguageForOthers({
  field,
  ...languages
}: LanguageSettings & { readonly field: SettingFieldProps }) {
  const { chosen } = useChosenLanguages(languages)
  return <SettingField {...field} choices={chosen} />
}

interface FallbackPair {
  readonly language: unknown
  readonly fallback: unknown
}

function pairsIn(value: unknown): readonly FallbackPair[] {
  if (!Array.isArray(value)) return []
  return value.map((pair) => {
    const { language, fallback }: Partial<FallbackPair> = Object(pair)
    return { language, fallback }
  })
}
