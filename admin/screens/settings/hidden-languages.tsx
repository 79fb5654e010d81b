/** Which languages visitors see: a switch for each, since that is how one thinks of it; the model names those that are hidden. */
import { defaultLocale, localeCodes } from '@cyanotype/content/model/index.ts'
import { Switch } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { fieldIdOf } from '../../document-editor/fields/focus-field.ts'
import { languageName } from '../../i18n/language-name.ts'
import type { SettingFieldProps } from './setting-field.tsx'

export function HiddenLanguages({ name, layer, state, readOnly, onChange }: SettingFieldProps) {
  const { t, i18n } = useLingui()
  const value = state.edits[layer].data[name]
  const hidden: readonly unknown[] = Array.isArray(value) ? value : []
  const others = localeCodes.filter((code) => code !== defaultLocale)
  const first = languageName(defaultLocale, i18n.locale)
  return (
    <fieldset className="settings-languages" id={fieldIdOf(layer, [name])}>
      <legend className="settings-legend">
        <Trans>Languages that visitors see</Trans>
      </legend>
      <p className="settings-note">
        <Trans>
          A language whose texts are not ready yet can be put out of sight. {first} is always there.
        </Trans>
      </p>
      {others.map((code) => {
        const language = languageName(code, i18n.locale)
        const isSeen = !hidden.includes(code)
        return (
          <Switch
            key={code}
            label={t`Visitors see ${language}`}
            checked={isSeen}
            disabled={readOnly}
            onChange={() =>
              onChange(
                layer,
                name,
                others.filter((one) => (one === code ? isSeen : hidden.includes(one))),
              )
            }
          />
        )
      })}
    </fieldset>
  )
}
