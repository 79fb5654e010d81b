/** Form that removes the demonstration: which edited items go too, and the name and languages of the new site. */
import type { Locale } from '@cyanotype/content/model/index.ts'
import { defaultLocale, localeCodes, model } from '@cyanotype/content/model/index.ts'
import { AlertDialog, Button, CheckboxGroup, ColorField, TextField, toasts } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useState } from 'react'
import { useAdmin } from '../../app-context/app-context.tsx'
import { useWork } from '../../components/use-work.tsx'
import { languageName } from '../../i18n/formats.tsx'
import type { DemonstrationReport, RemovalBody } from './queries.ts'
import { family } from './queries.ts'

interface RemovalFormProps {
  readonly report: DemonstrationReport
}

export function RemovalForm({ report }: RemovalFormProps) {
  const { t } = useLingui()
  const [asked, setAsked] = useState<RemovalBody>()
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setAsked(bodyFrom(new FormData(event.currentTarget), report))
  }
  return (
    <form className="demonstration-part" onSubmit={handleSubmit}>
      <EditedItems report={report} />
      {report.isUnnamed ? <NewSite /> : null}
      <Button type="submit" variant="outline" color="red" icon="trash">
        {t`Remove demonstration content`}
      </Button>
      {asked === undefined ? null : <RemovalQuestion body={asked} onClose={() => setAsked(undefined)} />}
    </form>
  )
}

function bodyFrom(form: FormData, { isUnnamed }: DemonstrationReport): RemovalBody {
  const alsoEdited = form.getAll('edited').map(String)
  if (!isUnnamed) return { alsoEdited }
  const color = String(form.get('color') ?? '')
  const chosen = form.getAll('locales')
  const locales: Locale[] = localeCodes.filter((code) => code === defaultLocale || chosen.includes(code))
  const name = String(form.get('name')).trim()
  return { alsoEdited, name, locales, ...(color !== '' && { color }) }
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
      hint={t`Someone has changed these since the start. They stay. Select the ones to remove too.`}
      options={edited.map((item) => ({ value: item.id, label: labelOf(item) }))}
    />
  )
}

/** The site still has the name of the demonstration, so it needs its own. */
function NewSite() {
  const { t, i18n } = useLingui()
  const others = localeCodes.filter((code) => code !== defaultLocale)
  const first = languageName(defaultLocale, i18n.locale)
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
      <CheckboxGroup
        name="locales"
        label={t`Languages on the public site`}
        hint={t`${first} is always visible.`}
        defaultValue={others}
        options={others.map((code) => ({ value: code, label: languageName(code, i18n.locale) }))}
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
