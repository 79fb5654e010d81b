/** Form that removes the demonstration: which edited items go too, and the name and languages of the new site. */
import { isLocale, localeCodes, model, siteLocales } from '@cyanotype/content/model/index.ts'
import {
  AlertDialog,
  Button,
  CheckboxGroup,
  ColorField,
  Combobox,
  MultiSelect,
  TextField,
  toasts,
} from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useMemo, useState } from 'react'
import { useAdmin } from '../../app-context/app-context.tsx'
import { useWork } from '../../components/use-work.tsx'
import { languageOptions } from '../../i18n/language-options.ts'
import type { DemonstrationReport, RemovalBody } from './queries.ts'
import { family } from './queries.ts'

interface RemovalFormProps {
  readonly report: DemonstrationReport
}

export function RemovalForm({ report }: RemovalFormProps) {
  const { t } = useLingui()
  const [body, setBody] = useState<RemovalBody>()
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setBody(bodyFrom(new FormData(event.currentTarget), report))
  }
  return (
    <form className="demonstration-part" onSubmit={handleSubmit}>
      <EditedItems report={report} />
      {report.isUnnamed ? <NewSite /> : null}
      <Button type="submit" variant="outline" color="red" icon="trash">
        {t`Remove demonstration content`}
      </Button>
      {body === undefined ? null : <RemovalQuestion body={body} onClose={() => setBody(undefined)} />}
    </form>
  )
}

function bodyFrom(form: FormData, { isUnnamed }: DemonstrationReport): RemovalBody {
  const alsoEdited = form.getAll('edited').map(String)
  if (!isUnnamed) return { alsoEdited }
  const color = String(form.get('color') ?? '')
  const locales = new Set([...form.getAll('first'), ...form.getAll('others')].map(String).filter(isLocale))
  const name = String(form.get('name')).trim()
  return {
    ...{ alsoEdited, name, locales: [...locales] },
    ...(color !== '' && { color }),
  }
}

/** What a user has edited stays, unless the owner selects it. */
function EditedItems({ report: { edited } }: RemovalFormProps) {
  const { t, i18n } = useLingui()
  if (edited.length === 0) return null
  const labelOf = ({ type, title }: DemonstrationReport['edited'][number]) => {
    if (type === 'media') return `${t`File`}: ${title}`
    const { kind, label, labelOne } = model[type]
    return kind === 'single' ? i18n._(label) : `${i18n._(labelOne)}: ${title}`
  }
  return (
    <CheckboxGroup
      name="edited"
      label={t`Edited items`}
      hint={t`These items were edited after the site was created. They stay, unless you select them.`}
      options={edited.map((item) => ({ value: item.id, label: labelOf(item) }))}
    />
  )
}

/** The site still has the name of the demonstration, so it needs its own. */
function NewSite() {
  const { t, i18n } = useLingui()
  const options = useMemo(() => languageOptions(localeCodes, i18n.locale), [i18n.locale])
  const [first, ...others] = siteLocales().flatMap(
    (code) => options.find(({ value }) => value === code) ?? [],
  )
  return (
    <>
      <TextField
        name="name"
        label={t`Site name`}
        hint={t`In all languages. You can translate it later in Settings, Site.`}
        maxLength={80}
        pattern=".*\S.*"
        autoComplete="organization"
        required
      />
      <ColorField name="color" label={t`Brand colour`} hint={t`Leave it empty for the default colour.`} />
      <Combobox
        name="first"
        label={t`Default language`}
        hint={t`Its pages have no prefix in their URLs, and pages without a translation are shown in it.`}
        options={options}
        defaultValue={first}
        required
      />
      <MultiSelect
        name="others"
        label={t`Other languages`}
        hint={t`You can add and remove languages later in Settings, Languages.`}
        options={options}
        defaultValue={others}
      />
    </>
  )
}

interface RemovalQuestionProps {
  readonly body: RemovalBody
  readonly onClose: () => void
}

function RemovalQuestion({ body, onClose }: RemovalQuestionProps) {
  const { t } = useLingui()
  const { api } = useAdmin()
  const work = useWork(family)
  const queries = useQueryClient()
  const handleConfirm = async () => {
    const counts = await work.do(() => api('POST /api/demonstration/remove', { body }))
    if (counts === undefined) return
    // The languages of the admin come with its page.
    if (String(body.locales ?? siteLocales()) !== String(siteLocales())) return location.reload()
    toasts.add({ title: t`Demonstration content removed` })
    onClose()
    await queries.invalidateQueries()
  }
  return (
    <AlertDialog
      open
      title={t`Remove the demonstration content?`}
      action={t`Remove`}
      busy={work.isBusy}
      error={work.refusal?.message}
      onCancel={onClose}
      onConfirm={() => void handleConfirm()}
    >
      <p>
        <Trans>
          Visitors see the empty site at once. Sections without content are turned off. You can undo it while
          the trash keeps the items.
        </Trans>
      </p>
    </AlertDialog>
  )
}
