/**
 * Documentation files that a language lacks. A developer adds them, so they are listed apart from the
 * documents.
 */
import type { DataColumn } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useAdmin } from '../../app-context/app-context.tsx'
import { DataTable } from '../../lists/data-table.tsx'
import type { MissingFile, TranslationsSearch } from './queries.ts'
import { missingFilesQuery } from './queries.ts'

export function MissingFiles({ language }: Pick<TranslationsSearch, 'language'>) {
  const { t } = useLingui()
  const { api } = useAdmin()
  const heading = useId()
  const columns = useColumns()
  const files = useQuery(missingFilesQuery(api, language)).data?.items ?? []
  if (files.length === 0) return null
  return (
    <section className="translations-files" aria-labelledby={heading}>
      <h2 id={heading} className="translations-title">
        <Trans>Documentation files</Trans>
      </h2>
      <p>
        <Trans>Visitors see these pages in English. A developer must add the translation files.</Trans>
      </p>
      <DataTable
        label={t`Documentation files`}
        columns={columns}
        rows={files}
        rowKey={({ path }) => path}
        rowLabel={({ title }) => title}
        rowHref={({ page }) => page}
        density="compact"
      />
    </section>
  )
}

function useColumns(): readonly DataColumn<MissingFile>[] {
  const { t, i18n } = useLingui()
  const written = new Intl.NumberFormat(i18n.locale)
  return [
    { key: 'title', label: t`Title`, size: 'lg', cell: ({ title }) => <span lang="en">{title}</span> },
    { key: 'file', label: t`File`, size: 'lg', cell: ({ path }) => <code>{path}</code> },
    {
      key: 'views',
      label: t`Views in 90 days`,
      align: 'end',
      size: 'sm',
      cell: ({ views }) => written.format(views),
    },
  ]
}
