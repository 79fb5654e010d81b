/** Dialog that adds documents to a publish set: an open one, or a new one. */
import type { Locale } from '@cyanotype/content/model/index.ts'
import { CheckboxGroup, RadioGroup, Skeleton, TextField, toasts } from '@cyanotype/ui/index.ts'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Api } from '../api/client.ts'
import { useAdmin } from '../app-context/app-context.tsx'
import { useAddress } from '../components/admin-link.tsx'
import { focusFirstError } from '../components/focus-first-error.ts'
import { FormDialog } from '../components/form-dialog.tsx'
import { LoadFailure } from '../components/load-failure.tsx'
import { ProblemAlert, useWork } from '../components/use-work.tsx'
import { languageLabel } from '../i18n/formats.tsx'
import { useRouter } from '../router/router-context.tsx'
import type { PublishSetSummary } from './queries.ts'
import { openSetsQuery, publishSetsKey, setsOfDocumentQuery } from './queries.ts'

interface AddToSetDialogProps {
  readonly type: string
  /** The ids of the documents. */
  readonly documents: readonly string[]
  /** The languages in which there is something to publish. */
  readonly languages: readonly Locale[]
  readonly onClose: () => void
  /** Called when they were added. */
  readonly onAdded?: () => void
}

const newSet = 'new'

export function AddToSetDialog(props: AddToSetDialogProps) {
  const { documents, languages, onClose } = props
  const { t, i18n } = useLingui()
  const form = useAddForm(props)
  const { sets, set, errors } = form
  return (
    <FormDialog
      onClose={onClose}
      title={t`Add to publish set`}
      action={t`${plural(documents.length, { one: 'Add # document', other: 'Add # documents' })}`}
      isBusy={form.isBusy}
      noValidate
      onSubmit={(element) => void form.submit(element)}
    >
      {sets.isPending ? <Skeleton lines={2} /> : null}
      {sets.isError ? <LoadFailure error={sets.error} onRetry={sets.refetch} /> : null}
      {sets.isSuccess && sets.data.length > 0 ? (
        <SetChoice sets={sets.data} documents={documents} value={set} onValueChange={form.choose} />
      ) : null}
      {sets.isSuccess && set === newSet ? (
        <TextField
          label={t`Name of the new set`}
          value={form.title}
          error={errors.title}
          maxLength={200}
          required
          onChange={({ target }) => form.setTitle(target.value)}
        />
      ) : null}
      {languages.length > 1 ? (
        <CheckboxGroup
          label={t`Languages to publish`}
          options={languages.map((code) => ({ value: code, label: languageLabel(code, i18n.locale) }))}
          value={form.locales}
          error={errors.locales}
          onValueChange={form.setLocales}
        />
      ) : null}
      <ProblemAlert problem={form.refusal} />
    </FormDialog>
  )
}

interface FormErrors {
  readonly title?: string | undefined
  readonly locales?: string | undefined
}

/** What the user enters, and what happens when it is submitted. */
function useAddForm({ type, documents, languages, onClose, onAdded }: AddToSetDialogProps) {
  const { t } = useLingui()
  const { api } = useAdmin()
  const sets = useQuery(openSetsQuery(api))
  const [chosen, choose] = useState<string>()
  const [title, setTitle] = useState('')
  const [locales, setLocales] = useState(languages)
  const [errors, setErrors] = useState<FormErrors>({})
  const { isBusy, refusal, to } = useAdd(type, documents)
  // A set that another user creates meanwhile does not become the chosen one.
  if (chosen === undefined && sets.isSuccess && sets.isFetchedAfterMount) choose(sets.data[0]?.id ?? newSet)
  const set = chosen ?? sets.data?.[0]?.id ?? newSet
  const submit = async (form: HTMLFormElement) => {
    if (!sets.isSuccess) return
    const found: FormErrors = {
      title: set === newSet && title.trim() === '' ? t`Enter a name.` : undefined,
      locales: languages.length > 0 && locales.length === 0 ? t`Choose at least one language.` : undefined,
    }
    if (found.title || found.locales) return focusFirstError(form, () => setErrors(found))
    setErrors({})
    if (!(await to(set === newSet ? { title: title.trim() } : { id: set }, locales))) return
    onAdded?.()
    onClose()
  }
  return {
    ...{ sets, set, choose, title, setTitle, errors, isBusy, refusal, submit, locales },
    setLocales: (values: readonly string[]) => setLocales(languages.filter((code) => values.includes(code))),
  }
}

interface SetChoiceProps {
  readonly sets: readonly PublishSetSummary[]
  readonly documents: readonly string[]
  readonly value: string
  readonly onValueChange: (set: string) => void
}

function SetChoice({ sets, documents, value, onValueChange }: SetChoiceProps) {
  const { t } = useLingui()
  const { api } = useAdmin()
  const [only, ...others] = documents
  const found = useQuery({
    ...setsOfDocumentQuery(api, only ?? ''),
    enabled: only !== undefined && others.length === 0,
  })
  const hint = (id: string) =>
    found.data?.includes(id) ? { hint: t`Already contains this document. The languages are replaced.` } : {}
  return (
    <RadioGroup
      label={t`Publish set`}
      options={[
        ...sets.map(({ id, title }) => ({ value: id, label: title, ...hint(id) })),
        { value: newSet, label: t`New publish set` },
      ]}
      value={value}
      onValueChange={onValueChange}
    />
  )
}

type Target = { readonly id: string } | { readonly title: string }

/** Adds documents, and says where they are. */
function useAdd(type: string, documents: readonly string[]) {
  const { t } = useLingui()
  const { api } = useAdmin()
  const router = useRouter()
  const list = useAddress('/admin/publish-sets')
  const { do: run, ...work } = useWork(publishSetsKey)
  const to = async (target: Target, locales: readonly Locale[]): Promise<boolean> => {
    const chosen = documents.map((id) => ({ type, id, locales: [...locales] }))
    const set = await run(() => addTo(api, target, chosen))
    if (set === undefined) return false
    const { id, title } = set
    toasts.add({
      tone: 'success',
      title: t`Added to “${title}”`,
      action: { label: t`Open set`, onPress: () => void router.navigate({ href: `${list}?open=${id}` }) },
    })
    return true
  }
  return { ...work, to }
}

type Chosen = { type: string; id: string; locales: Locale[] }[]

const addTo = (api: Api, target: Target, documents: Chosen) =>
  'id' in target
    ? api('POST /api/publish-sets/{set}/documents', { params: { set: target.id }, body: { documents } })
    : api('POST /api/publish-sets', { body: { ...target, documents } })
