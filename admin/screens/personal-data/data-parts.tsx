/** Tables of what is stored about an e-mail address, by kind, with what a deletion does to it. */
import { Badge, Table } from '@cyanotype/ui/index.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ResponseAt } from '../../api/client.ts'

export type FoundData = ResponseAt<'POST /api/personal-data/find'>
export type ErasureReport = ResponseAt<'POST /api/personal-data/erase'>
type DataPart = FoundData['parts'][number]

const kindLabels: Readonly<Record<DataPart['kind'], MessageDescriptor>> = {
  account: msg`User account with preferences`,
  sessions: msg`Sessions`,
  identity: msg`Link to the sign-in provider`,
  tokens: msg`API tokens`,
  views: msg`Saved views`,
  enquiries: msg`Messages from the contact form`,
  forms: msg`Answers to forms`,
  mail: msg`E-mails of the last 30 days`,
  comments: msg`Comments on documents`,
  reviews: msg`Notes and comments in reviews`,
  feedback: msg`Comments on pages with this e-mail address`,
  audit: msg`Audit log entries`,
}

const resultLabels: Readonly<Record<DataPart['fate'], MessageDescriptor>> = {
  erased: msg`Deleted`,
  with_account: msg`Deleted with the account`,
  kept: msg`Not deleted`,
}

interface PartsTableProps {
  readonly label: string
  /** The heading of the last column. */
  readonly outcome: string
  readonly rows: readonly (Pick<DataPart, 'kind' | 'count'> & { readonly result: ReactNode })[]
}

function PartsTable({ label, outcome, rows }: PartsTableProps) {
  const { i18n } = useLingui()
  return (
    <>
      <Table aria-label={label}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Data</Trans>
            </th>
            <th scope="col" align="right">
              <Trans>Entries</Trans>
            </th>
            <th scope="col">{outcome}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ kind, count, result }) => (
            <tr key={kind}>
              <th scope="row">{i18n._(kindLabels[kind])}</th>
              <td align="right">{i18n.number(count)}</td>
              <td>{result}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <AuditLogNote parts={rows} />
    </>
  )
}

export function FoundTable({ parts }: Pick<FoundData, 'parts'>) {
  const { t, i18n } = useLingui()
  const rows = parts.map(({ fate, ...part }) => ({ ...part, result: i18n._(resultLabels[fate]) }))
  return <PartsTable label={t`Stored data`} outcome={t`When you delete`} rows={rows} />
}

export function ReportTable({ parts }: Pick<ErasureReport, 'parts'>) {
  const { t } = useLingui()
  const rows = parts.map(({ isErased, ...part }) => ({
    ...part,
    result: isErased ? (
      <Badge tone="green">{t`Deleted`}</Badge>
    ) : (
      <Badge tone="neutral" variant="outline">{t`Not deleted`}</Badge>
    ),
  }))
  return <PartsTable label={t`Report`} outcome={t`Result`} rows={rows} />
}

/** Why entries of the audit log stay. */
function AuditLogNote({ parts }: { readonly parts: readonly Pick<DataPart, 'kind'>[] }) {
  if (!parts.some(({ kind }) => kind === 'audit')) return null
  return (
    <p className="personal-data-note">
      <Trans>
        Audit log entries cannot be changed. They contain no names and no e-mail addresses, but IP addresses.
        They are deleted after their retention period.
      </Trans>
    </p>
  )
}
