/** Dialog that exports texts for a translation agency: one XLIFF file for each language. */
import type { Locale } from '@cyanotype/content/model/index.ts'
import { defaultLocale, fieldsOf, model, siteLocales } from '@cyanotype/content/model/index.ts'
import { Callout, CheckboxGroup, RadioGroup, Select } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useAdmin } from '../../app-context/app-context.tsx'
import { saveAs } from '../../components/download-file.ts'
import { FormDialog } from '../../components/form-dialog.tsx'
import { ProblemAlert, useWork } from '../../components/use-work.tsx'
import { languageName } from '../../i18n/formats.tsx'
import './xliff-dialogs.css'

interface ExportDialogProps {
  readonly language: Locale
  readonly onClose: () => void
}

/** All singles are one choice, because there are many and each has few texts. */
const singles = 'singles'
const translatable = Object.values(model).filter((type) => Object.keys(fieldsOf(type, 'en')).length > 0)
const collections = translatable.filter(({ kind }) => kind === 'collection')

/** Most content is first written in the default language. */
const sourceFor = (target: Locale): Locale =>
  [defaultLocale(), ...siteLocales()].find((code) => code !== target) ?? defaultLocale()

export function ExportDialog({ language, onClose }: ExportDialogProps) {
  const { t } = useLingui()
  const [source, setSource] = useState(() => sourceFor(language))
  const [targets, setTargets] = useState<readonly string[]>([language])
  const [kinds, setKinds] = useState<readonly string[]>([...collections.map(({ name }) => name), singles])
  const [scope, setScope] = useState('waiting')
  const { work, empty, download } = useDownload()
  const languages = siteLocales().filter((code) => code !== source && targets.includes(code))
  const handleSubmit = () => {
    if (languages.length === 0 || kinds.length === 0) return
    const types = kinds.flatMap((kind) => (kind === singles ? singleNames() : [kind]))
    void download(languages, { source, types: types.join(','), scope: scope === 'all' ? 'all' : 'waiting' })
  }
  return (
    <FormDialog
      onClose={onClose}
      className="xliff-dialog"
      formClass="xliff-form"
      title={t`Export for translation`}
      action={<Trans>Download</Trans>}
      isBusy={work.isBusy}
      onSubmit={handleSubmit}
    >
      <p>
        <Trans>
          Agencies and translation tools read these XLIFF 2.1 files. Links and code are protected.
        </Trans>
      </p>
      <Languages source={source} targets={languages} onSource={setSource} onTargets={setTargets} />
      <Kinds kinds={kinds} onChange={setKinds} />
      <RadioGroup
        label={t`Texts`}
        value={scope}
        options={[
          { value: 'waiting', label: t`Missing and out of date` },
          { value: 'all', label: t`All texts, with their translations` },
        ]}
        onValueChange={setScope}
      />
      <ProblemAlert problem={work.refusal} />
      <div role="status">{empty.length > 0 ? <NothingToExport languages={empty} /> : null}</div>
    </FormDialog>
  )
}

interface LanguagesProps {
  readonly source: Locale
  readonly targets: readonly Locale[]
  readonly onSource: (source: Locale) => void
  readonly onTargets: (targets: readonly string[]) => void
}

function Languages({ source, targets, onSource, onTargets }: LanguagesProps) {
  const { t, i18n } = useLingui()
  const named = (code: Locale) => ({ value: code, label: languageName(code, i18n.locale) })
  return (
    <>
      <Select
        label={t`Written in`}
        hint={t`Only documents that were first written in this language.`}
        value={source}
        options={siteLocales().map(named)}
        onChange={({ target }) => onSource(siteLocales().find((code) => code === target.value) ?? source)}
      />
      <CheckboxGroup
        label={t`Translate to`}
        hint={t`You get one file for each language.`}
        error={targets.length === 0 ? t`Choose at least one language.` : undefined}
        required
        value={targets}
        options={siteLocales()
          .filter((code) => code !== source)
          .map(named)}
        onValueChange={onTargets}
      />
    </>
  )
}

interface KindsProps {
  readonly kinds: readonly string[]
  readonly onChange: (kinds: readonly string[]) => void
}

function Kinds({ kinds, onChange }: KindsProps) {
  const { t, i18n } = useLingui()
  return (
    <CheckboxGroup
      label={t`Content`}
      error={kinds.length === 0 ? t`Choose at least one collection or page.` : undefined}
      required
      value={kinds}
      options={[
        ...collections.map(({ name, label }) => ({ value: name, label: i18n._(label) })),
        { value: singles, label: t`Fixed pages and settings` },
      ]}
      onValueChange={onChange}
    />
  )
}

const singleNames = () => translatable.flatMap(({ kind, name }) => (kind === 'single' ? [name] : []))

interface ExportChoice {
  readonly source: Locale
  readonly types: string
  readonly scope: 'waiting' | 'all'
}

function useDownload() {
  const { api } = useAdmin()
  const work = useWork('translations')
  const [empty, setEmpty] = useState<readonly Locale[]>([])
  const download = (languages: readonly Locale[], choice: ExportChoice) =>
    work.do(async () => {
      setEmpty([])
      for (const locale of languages) {
        const file: unknown = await api('GET /api/translations/xliff', { query: { ...choice, locale } })
        if (!(file instanceof Blob)) continue
        const hasTexts = (await file.text()).includes('<file ')
        if (hasTexts) saveAs(file, `translations-${choice.source}-${locale}.xlf`)
        else setEmpty((before) => [...before, locale])
      }
    })
  return { work, empty, download }
}

function NothingToExport({ languages }: { readonly languages: readonly Locale[] }) {
  const { i18n } = useLingui()
  const names = new Intl.ListFormat(i18n.locale).format(
    languages.map((code) => languageName(code, i18n.locale)),
  )
  return (
    <Callout tone="info">
      <p>
        <Trans>There is nothing to translate for this choice: {names}.</Trans>
      </p>
    </Callout>
  )
}
