/** Dialog that chooses the languages to publish, and shows their number for many documents. */
import { shared, siteLocales } from '@cyanotype/content/model/core.ts'
import type { DocumentType, Locale } from '@cyanotype/content/model/index.ts'
import { AlertDialog, CheckboxGroup } from '@cyanotype/ui/index.ts'
import { plural } from '@lingui/core/macro'
import { Plural, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Summary } from '../../../api/document-summary.ts'
import { useSession } from '../../../app-context/app-context.tsx'
import { languageLabel, languageName } from '../../../i18n/formats.tsx'
import type { Change } from './list-actions.ts'
import { changeOf, countLanguages } from './list-actions.ts'

interface PublishDialogProps {
  readonly type: DocumentType
  readonly rows: readonly Summary[]
  readonly isBusy: boolean
  readonly onPublish: (change: Change & { readonly action: 'publish' }) => void
  readonly onCancel: () => void
}

export function PublishDialog({ type, rows, isBusy, onPublish, onCancel }: PublishDialogProps) {
  const { t, i18n } = useLingui()
  const session = useSession()
  const countIn = (locale: Locale) =>
    session === null ? 0 : countLanguages(changeOf('publish', rows, { type, by: session }, [locale]))
  const offered = siteLocales().filter((locale) => countIn(locale) > 0)
  const [chosen, setChosen] = useState<readonly Locale[]>(offered)
  if (session === null) return null
  const change = {
    ...changeOf('publish', rows, { type, by: session }, [...chosen, shared]),
    action: 'publish',
  } as const
  const documents = change.items.length
  const [first, ...more] = documents === 1 ? chosen.filter((locale) => countIn(locale) > 0) : []
  const language = first && languageName(first, i18n.locale)
  const action =
    language !== undefined && more.length === 0
      ? t`Publish ${language}`
      : t`${plural(documents, { one: 'Publish # document', other: 'Publish # documents' })}`
  return (
    <AlertDialog
      open
      tone="neutral"
      title={t`Publish selected documents?`}
      action={action}
      busy={isBusy}
      {...(documents === 0 ? { error: t`Choose at least one language.` } : {})}
      onConfirm={() => documents > 0 && onPublish(change)}
      onCancel={onCancel}
    >
      <p>
        <Plural
          value={documents}
          one="Visitors see the latest draft of # document immediately."
          other="Visitors see the latest drafts of # documents immediately."
        />
      </p>
      {offered.length > 1 ? (
        <CheckboxGroup
          label={t`Languages`}
          options={offered.map((locale) => ({
            value: locale,
            label: `${languageLabel(locale, i18n.locale)} (${i18n.number(countIn(locale))})`,
          }))}
          value={chosen}
          onValueChange={(next) => setChosen(siteLocales().filter((locale) => next.includes(locale)))}
        />
      ) : null}
    </AlertDialog>
  )
}
