/**
 * Translations screen: missing and out-of-date translations of a language, of all types, those with the most
 * affected visitors first.
 */
import { interfacePath, may, siteLocales } from '@cyanotype/content/model/index.ts'
import type { DataColumn } from '@cyanotype/ui/index.ts'
import { Button, EmptyState, RelativeTime, SegmentedControl, StatusPill } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAdmin, useSession } from '../../app-context/app-context.tsx'
import { useAddress } from '../../components/admin-link.tsx'
import { NextPageButton } from '../../components/next-page-button.tsx'
import { ScreenHeader } from '../../components/screen-heading.tsx'
import { languageLabel, languageName } from '../../i18n/formats.tsx'
import { languageToTranslate } from '../../i18n/language-to-translate.ts'
import { typeCalled, useDocumentTitle } from '../../links/index.ts'
import { DataTable } from '../../lists/data-table.tsx'
import { useRouter } from '../../router/router-context.tsx'
import { ExportDialog } from './export-dialog.tsx'
import { ImportDialog } from './import-dialog.tsx'
import { MissingFiles } from './missing-files.tsx'
import type { TranslationsSearch, Waiting } from './queries.ts'
import { readTranslationsSearch, states, translationsQuery, writeTranslationsSearch } from './queries.ts'
import './translations.css'

interface TranslationsScreenProps {
  readonly search: Readonly<Record<string, string | undefined>>
}

export function TranslationsScreen({ search: written }: TranslationsScreenProps) {
  const { t, i18n } = useLingui()
  const { api, locale, language: preferredLanguage } = useAdmin()
  const session = useSession()
  const router = useRouter()
  const here = useAddress('/admin/translations')
  const search = readTranslationsSearch(
    written,
    languageToTranslate(session ?? { locales: [] }, preferredLanguage),
  )
  const waiting = useInfiniteQuery(translationsQuery(api, search))
  const show = (next: TranslationsSearch) =>
    void router.navigate({ href: here + writeTranslationsSearch(next), replace: true, resetScroll: false })
  const rows = waiting.data?.pages.flatMap(({ items }) => items) ?? []
  const language = languageName(search.language, i18n.locale)
  const titleOf = useDocumentTitle()

  return (
    <>
      <ScreenHeader title={t`Translations`} actions={<Exchange language={search.language} />}>
        <Choice search={search} onShow={show} />
      </ScreenHeader>
      <div className="translations">
        <DataTable
          label={t`Content to translate (${language})`}
          columns={useColumns()}
          rows={rows}
          rowKey={({ id }) => id}
          rowLabel={titleOf}
          rowHref={({ id }) => interfacePath(locale, `/admin/edit/${id}?language=${search.language}`)}
          state={stateOf(waiting)}
          onRetry={() => void waiting.refetch()}
          {...(waiting.hasNextPage ? { counted: t`More than ${rows.length}` } : {})}
          empty={
            <EmptyState title={t`Nothing to translate`} icon="languages">
              <NothingWaits state={search.state} language={language} />
            </EmptyState>
          }
        />
        <NextPageButton list={waiting}>
          <Trans>Show more</Trans>
        </NextPageButton>
        {search.state === 'outdated' ? null : <MissingFiles language={search.language} />}
      </div>
    </>
  )
}

/** A filter without matches does not say that everything is done. */
function NothingWaits({
  state,
  language,
}: Pick<TranslationsSearch, 'state'> & { readonly language: string }) {
  if (state === 'missing') return <Trans>No translation is missing ({language}).</Trans>
  if (state === 'outdated') return <Trans>No translation is out of date ({language}).</Trans>
  return <Trans>All content is translated and up to date ({language}).</Trans>
}

interface ExchangeProps {
  readonly language: TranslationsSearch['language']
}

/** Files for translation agencies. */
function Exchange({ language }: ExchangeProps) {
  const session = useSession()
  const [dialog, setDialog] = useState<'export' | 'import'>()
  const close = () => setDialog(undefined)
  const mayImport = session !== null && may(session, 'documents.edit')
  return (
    <>
      <Button variant="outline" color="neutral" icon="download" onClick={() => setDialog('export')}>
        <Trans>Export for translation…</Trans>
      </Button>
      {mayImport ? (
        <Button variant="outline" color="neutral" icon="publish" onClick={() => setDialog('import')}>
          <Trans>Import translations…</Trans>
        </Button>
      ) : null}
      {dialog === 'export' ? <ExportDialog language={language} onClose={close} /> : null}
      {dialog === 'import' ? <ImportDialog onClose={close} /> : null}
    </>
  )
}

const everything = 'all'

interface ChoiceProps {
  readonly search: TranslationsSearch
  readonly onShow: (search: TranslationsSearch) => void
}

function Choice({ search, onShow }: ChoiceProps) {
  const { t, i18n } = useLingui()
  return (
    <div className="translations-choice">
      <SegmentedControl
        label={t`Language`}
        labelHidden
        value={search.language}
        segments={siteLocales().map((code) => ({ value: code, label: languageLabel(code, i18n.locale) }))}
        onValueChange={(value) => {
          const chosen = siteLocales().find((code) => code === value)
          if (chosen !== undefined) onShow({ ...search, language: chosen })
        }}
      />
      <SegmentedControl
        label={t`Status`}
        labelHidden
        value={search.state ?? everything}
        segments={[
          { value: everything, label: t`All` },
          { value: 'outdated', label: t`Out of date` },
          { value: 'missing', label: t`Missing` },
        ]}
        onValueChange={(value) => onShow({ ...search, state: states.find((state) => state === value) })}
      />
    </div>
  )
}

function stateOf({ isPending, isError }: { readonly isPending: boolean; readonly isError: boolean }) {
  if (isPending) return 'loading'
  return isError ? 'failed' : 'ready'
}

function useColumns(): readonly DataColumn<Waiting>[] {
  const { t, i18n } = useLingui()
  const written = new Intl.NumberFormat(i18n.locale)
  const titleOf = useDocumentTitle()
  return [
    {
      key: 'title',
      label: t`Title`,
      size: 'lg',
      cell: (row) => <span lang={row.title === null ? undefined : row.source}>{titleOf(row)}</span>,
    },
    {
      key: 'state',
      label: t`Status`,
      size: 'md',
      cell: ({ state }) => <StatusPill status={state} />,
    },
    {
      key: 'type',
      label: t`Type`,
      size: 'sm',
      cell: ({ type }) => {
        const called = typeCalled(type)
        return called === undefined ? type : i18n._(called.labelOne)
      },
    },
    {
      key: 'visits',
      label: t`Affected visitors`,
      align: 'end',
      size: 'sm',
      cell: ({ visits }) => written.format(visits),
    },
    {
      key: 'since',
      label: t`Waiting since`,
      size: 'sm',
      cell: ({ since }) => <RelativeTime instant={since} />,
    },
  ]
}
