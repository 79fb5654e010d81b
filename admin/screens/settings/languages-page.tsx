/** Settings of the languages: which the site has, which is the default, and which of them visitors see. */
import type { Locale } from '@cyanotype/content/model/index.ts'
import { isLocale, localeCodes, locales } from '@cyanotype/content/model/index.ts'
import type { ComboboxOption } from '@cyanotype/ui/index.ts'
import { AlertDialog, Badge, Button, Combobox, Switch } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import { fieldIdOf } from '../../document-editor/fields/find-field.ts'
import { languageLabel, languageName } from '../../i18n/formats.tsx'
import { languageOptions } from '../../i18n/language-options.ts'
import type { LanguageSettings } from './chosen-languages.ts'
import { useChosenLanguages } from './chosen-languages.ts'

export function LanguagesPage(props: LanguageSettings) {
  const [removed, setRemoved] = useState<Locale>()
  const [newDefault, setNewDefault] = useState<Locale>()
  const { name, layer, readOnly } = props.languages
  const { chosen, inPreparation, change, show, makeDefault } = useChosenLanguages(props)
  const [main] = chosen
  return (
    <section className="settings-languages" id={fieldIdOf(layer, [name])} aria-labelledby="languages-of-site">
      <h3 className="settings-legend" id="languages-of-site">
        <Trans>Languages of the site</Trans>
      </h3>
      <p className="settings-note">
        <Trans>
          Keep a language in preparation until its content is ready. The default language is always public.
        </Trans>
      </p>
      <ul className="plain-list language-list">
        {chosen.map((code) => (
          <LanguageRow
            key={code}
            code={code}
            isDefault={code === main}
            isPublic={!inPreparation.includes(code)}
            readOnly={readOnly}
            onShow={() => show(code)}
            onMakeDefault={() => setNewDefault(code)}
            onRemove={() => setRemoved(code)}
          />
        ))}
      </ul>
      {readOnly ? null : <AddLanguage chosen={chosen} onAdd={(code) => change([...chosen, code])} />}
      {newDefault === undefined ? null : (
        <DefaultDialog
          code={newDefault}
          former={main}
          onCancel={() => setNewDefault(undefined)}
          onConfirm={() => {
            setNewDefault(undefined)
            makeDefault(newDefault)
          }}
        />
      )}
      {removed === undefined ? null : (
        <RemoveDialog
          code={removed}
          onCancel={() => setRemoved(undefined)}
          onConfirm={() => {
            setRemoved(undefined)
            change(chosen.filter((code) => code !== removed))
          }}
        />
      )}
    </section>
  )
}

interface LanguageRowProps {
  readonly code: Locale
  readonly isDefault: boolean
  readonly isPublic: boolean
  readonly readOnly: boolean
  readonly onShow: () => void
  readonly onMakeDefault: () => void
  readonly onRemove: () => void
}

/** Own name, name in the language of the interface, code and direction. */
function LanguageRow({ code, isDefault, isPublic, readOnly, ...handlers }: LanguageRowProps) {
  const { t, i18n } = useLingui()
  const { name, dir } = locales[code]
  const language = languageName(code, i18n.locale)
  const label = languageLabel(code, i18n.locale)
  return (
    <li className="language-row">
      <div className="language-names">
        <bdi lang={code} className="language-own-name">
          {name}
        </bdi>
        <span className="settings-note">
          {name === label ? null : `${label} · `}
          <code>{code}</code>
          {dir === 'rtl' ? ` · ${t`Right to left`}` : null}
        </span>
      </div>
      {isDefault ? (
        <Badge>{t`Default language`}</Badge>
      ) : (
        <>
          <Badge tone={isPublic ? 'green' : 'neutral'}>{isPublic ? t`Public` : t`In preparation`}</Badge>
          <Switch
            label={t`Show ${language}`}
            checked={isPublic}
            disabled={readOnly}
            onChange={handlers.onShow}
          />
          {readOnly ? null : (
            <>
              <Button
                variant="ghost"
                aria-label={t`Make default: ${language}`}
                onClick={handlers.onMakeDefault}
              >
                <Trans>Make default</Trans>
              </Button>
              <Button variant="ghost" aria-label={t`Remove ${language}`} onClick={handlers.onRemove}>
                <Trans>Remove</Trans>
              </Button>
            </>
          )}
        </>
      )}
    </li>
  )
}

interface AddLanguageProps {
  readonly chosen: readonly Locale[]
  readonly onAdd: (code: Locale) => void
}

function AddLanguage({ chosen, onAdd }: AddLanguageProps) {
  const { t, i18n } = useLingui()
  const [selected, setSelected] = useState<ComboboxOption | null>(null)
  const options = useMemo(
    () =>
      languageOptions(
        localeCodes.filter((code) => !chosen.includes(code)),
        i18n.locale,
      ),
    [chosen, i18n.locale],
  )
  const add = () => {
    if (selected !== null && isLocale(selected.value)) onAdd(selected.value)
    setSelected(null)
  }
  return (
    <div className="language-new">
      <Combobox
        label={t`Add a language`}
        hint={t`Search by its own name, its name here, or its code.`}
        options={options}
        value={selected}
        onValueChange={setSelected}
      />
      <Button variant="outline" disabled={selected === null} onClick={add}>
        <Trans>Add</Trans>
      </Button>
    </div>
  )
}

interface DefaultDialogProps extends RemoveDialogProps {
  /** The default language until now. */
  readonly former: Locale
}

function DefaultDialog({ code, former, onCancel, onConfirm }: DefaultDialogProps) {
  const { t, i18n } = useLingui()
  const language = languageName(code, i18n.locale)
  const formerLanguage = languageName(former, i18n.locale)
  const example = `${locales[former].prefix}/contact`
  return (
    <AlertDialog
      open
      tone="neutral"
      title={t`Make ${language} the default language?`}
      action={t`Make default`}
      onCancel={onCancel}
      onConfirm={onConfirm}
    >
      <p>
        <Trans>
          After you publish the settings, the URLs of pages in {language} have no prefix. Those in{' '}
          {formerLanguage} have one, such as <code>{example}</code>. Pages without a translation are shown in{' '}
          {language}.
        </Trans>
      </p>
      <p>
        <Trans>
          An old URL opens the page in {language} if there is one at the same path. Otherwise visitors are
          redirected to the new URL.
        </Trans>
      </p>
    </AlertDialog>
  )
}

interface RemoveDialogProps {
  readonly code: Locale
  readonly onCancel: () => void
  readonly onConfirm: () => void
}

function RemoveDialog({ code, onCancel, onConfirm }: RemoveDialogProps) {
  const { t, i18n } = useLingui()
  const language = languageName(code, i18n.locale)
  return (
    <AlertDialog
      open
      title={t`Remove ${language} from the site?`}
      action={t`Remove`}
      onCancel={onCancel}
      onConfirm={onConfirm}
    >
      <p>
        <Trans>
          After you publish the settings, its pages are not found, and the admin does not show its content.
          The content stays stored, and returns when you add the language again.
        </Trans>
      </p>
    </AlertDialog>
  )
}
