/** Personal data page of the settings: finds, exports and deletes what is stored about an e-mail address. */
import { Button, Callout, EmptyState, Heading, TextField } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { FormEvent } from 'react'
import { useState } from 'react'
import { useAdmin, useSession } from '../../app-context/app-context.tsx'
import { saveAs } from '../../components/download-file.ts'
import { ProblemAlert, useWork } from '../../components/use-work.tsx'
import { isOwnAccount, mayManage } from '../users/users.ts'
import type { ErasureReport, FoundData } from './data-parts.tsx'
import { FoundTable, ReportTable } from './data-parts.tsx'
import { DeleteQuestion } from './delete-question.tsx'
import './personal-data.css'

export function PersonalDataPage() {
  const [found, setFound] = useState<FoundData>()
  const [report, setReport] = useState<ErasureReport>()
  const show = (data: FoundData | undefined, deleted?: ErasureReport) => {
    setFound(data)
    setReport(deleted)
  }
  return (
    <div className="personal-data">
      <div>
        <Heading level={2} className="settings-heading">
          <Trans>Personal data</Trans>
        </Heading>
        <p className="personal-data-note">
          <Trans>
            Find, download and delete the data of an e-mail address, for example when a visitor requests it.
          </Trans>
        </p>
      </div>
      <FindForm onFound={(data) => show(data)} />
      {found === undefined ? null : (
        <FoundPart key={found.email} found={found} onDeleted={(deleted) => show(undefined, deleted)} />
      )}
      {report === undefined ? null : <ErasureResult report={report} />}
    </div>
  )
}

function FindForm({ onFound }: { readonly onFound: (found: FoundData | undefined) => void }) {
  const { t } = useLingui()
  const { api } = useAdmin()
  const work = useWork('personal-data')
  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (work.isBusy) return
    const email = String(new FormData(event.currentTarget).get('email'))
    onFound(await work.do(() => api('POST /api/personal-data/find', { body: { email } })))
  }
  return (
    <form className="personal-data-form" onSubmit={(event) => void handleSubmit(event)}>
      <ProblemAlert problem={work.refusal} />
      <TextField
        name="email"
        type="email"
        label={t`E-mail address`}
        autoComplete="off"
        maxLength={256}
        required
      />
      <Button type="submit" icon="search" loading={work.isBusy}>
        <Trans>Find</Trans>
      </Button>
    </form>
  )
}

interface FoundPartProps {
  readonly found: FoundData
  readonly onDeleted: (report: ErasureReport) => void
}

function FoundPart({ found, onDeleted }: FoundPartProps) {
  const { t } = useLingui()
  const { email, parts } = found
  if (parts.length === 0)
    return (
      <EmptyState title={t`Nothing is stored about ${email}`} icon="search">
        <Trans>Documents, media and backups are not searched.</Trans>
      </EmptyState>
    )
  return (
    <section className="personal-data-part" aria-label={t`Data of ${email}`}>
      <Heading level={3} className="personal-data-heading">
        <Trans>Data of {email}</Trans>
      </Heading>
      <FoundTable parts={parts} />
      <p className="personal-data-note">
        <Trans>Documents, media and backups are not searched.</Trans>
      </p>
      <FoundActions found={found} onDeleted={onDeleted} />
    </section>
  )
}

function FoundActions({ found, onDeleted }: FoundPartProps) {
  const session = useSession()
  const { api } = useAdmin()
  const work = useWork('personal-data')
  const [isConfirming, setIsConfirming] = useState(false)
  const { email, account, parts, mayEraseAccount } = found
  if (session === null) return null
  // The server refuses both for an account that the user may not manage.
  if (account !== null && !isOwnAccount(session, account) && !mayManage(session, account))
    return (
      <p className="personal-data-note">
        <Trans>Only owners can download or delete the data of owners and administrators.</Trans>
      </p>
    )
  const isErasable = mayEraseAccount || parts.some(({ fate }) => fate === 'erased')
  const download = () =>
    work.do(async () => {
      const data: unknown = await api('POST /api/personal-data/export', { body: { email } })
      saveAs(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }), 'personal-data.json')
    })
  return (
    <>
      <ProblemAlert problem={work.refusal} />
      <div className="personal-data-actions">
        <Button
          variant="outline"
          color="neutral"
          icon="download"
          loading={work.isBusy}
          onClick={() => void download()}
        >
          <Trans>Download as JSON</Trans>
        </Button>
        {isErasable ? (
          <Button variant="outline" color="red" icon="trash" onClick={() => setIsConfirming(true)}>
            <Trans>Delete this data</Trans>
          </Button>
        ) : null}
      </div>
      {isConfirming ? (
        <DeleteQuestion found={found} onCancel={() => setIsConfirming(false)} onDeleted={onDeleted} />
      ) : null}
    </>
  )
}

/** Report of a deletion: what was deleted, and what was not. */
function ErasureResult({ report }: { readonly report: ErasureReport }) {
  const { t } = useLingui()
  const { email } = report
  const download = () =>
    saveAs(new Blob([JSON.stringify(report, null, 2)], { type: 'application/json' }), 'deletion-report.json')
  return (
    <section className="personal-data-part" aria-label={t`Report`}>
      <div role="status">
        <Callout tone="success" title={t`Data of ${email} deleted`}>
          <p>
            <Trans>Download the report as a proof. It is not stored.</Trans>
          </p>
        </Callout>
      </div>
      <ReportTable parts={report.parts} />
      <div className="personal-data-actions">
        <Button variant="outline" color="neutral" icon="download" onClick={download}>
          <Trans>Download report</Trans>
        </Button>
      </div>
    </section>
  )
}
