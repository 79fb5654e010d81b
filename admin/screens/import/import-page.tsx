/** Import page of the settings: upload an export of another system, see its dry run, and import it. */
import { Button, Callout, Heading } from '@cyanotype/ui/index.ts'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useAdmin } from '../../app-context/app-context.tsx'
import { LoadFailure } from '../../components/load-failure.tsx'
import { ScreenLoading } from '../../components/screen-loading.tsx'
import { ProblemAlert, useWork } from '../../components/use-work.tsx'
import { ImportProgress } from './import-progress.tsx'
import { ImportReport } from './import-report.tsx'
import type { CurrentImport } from './queries.ts'
import { family, importQuery } from './queries.ts'
import { UploadForm } from './upload-form.tsx'
import './import.css'

export function ImportPage() {
  const { api } = useAdmin()
  const found = useQuery(importQuery(api))
  return (
    <div className="import">
      <div>
        <Heading level={2} className="settings-heading">
          <Trans>Import</Trans>
        </Heading>
        <p className="settings-note">
          <Trans>
            Move posts, pages and images from WordPress, Ghost or a folder of Markdown files, with redirects
            from their old URLs. Nothing is imported before you have seen a report.
          </Trans>
        </p>
      </div>
      {found.isError ? <LoadFailure error={found.error} onRetry={found.refetch} /> : null}
      {found.isPending ? <ScreenLoading /> : null}
      {found.data === undefined ? null : <Stage {...found.data} />}
    </div>
  )
}

interface StageProps {
  readonly maxBytes: number
  readonly isExclusive: boolean
  readonly current: CurrentImport | null
}

/** The upload form stays on the screen during its own upload, of which only it knows the progress. */
function Stage({ maxBytes, isExclusive, current }: StageProps) {
  switch (current?.stage) {
    case 'checked':
      return <CheckedFile current={current} isExclusive={isExclusive} />
    case 'imported':
      return <FinishedImport current={current} />
    case 'checking':
    case 'importing':
      return <ImportProgress current={current} />
    default:
      return (
        <UploadForm
          maxBytes={maxBytes}
          isExclusive={isExclusive}
          isUploadingElsewhere={current?.stage === 'uploading'}
          failure={current?.failure ?? null}
        />
      )
  }
}

function CheckedFile({ current, isExclusive }: Omit<StageProps, 'maxBytes'> & { current: CurrentImport }) {
  const { api } = useAdmin()
  const work = useWork(family)
  const { report, fileName } = current
  if (report === null) return null
  const isNothing = report.updates + report.pages === 0
  return (
    <>
      <Callout tone="info">
        <p>
          {isNothing ? (
            <Trans>“{fileName}” contains nothing new. An import would change nothing.</Trans>
          ) : (
            <Trans>This is what an import of “{fileName}” would do. Nothing was changed yet.</Trans>
          )}
        </p>
      </Callout>
      <ImportReport report={report} isImported={false} />
      {isNothing ? null : <BeforeImport isExclusive={isExclusive} />}
      <ProblemAlert problem={work.refusal} />
      <div className="import-actions">
        {isNothing ? null : (
          <Button loading={work.isBusy} onClick={() => void work.do(() => api('POST /api/import/run', {}))}>
            <Trans>Import</Trans>
          </Button>
        )}
        <DiscardButton>
          <Trans>Choose another file</Trans>
        </DiscardButton>
      </div>
    </>
  )
}

function BeforeImport({ isExclusive }: { readonly isExclusive: boolean }) {
  return (
    <Callout tone="warning">
      <p>
        <Trans>An import has no undo. Make a backup first.</Trans>{' '}
        {isExclusive ? <Trans>Other users cannot save while the documents are written.</Trans> : null}
      </p>
    </Callout>
  )
}

function FinishedImport({ current: { report, fileName } }: { readonly current: CurrentImport }) {
  if (report === null) return null
  return (
    <>
      <Callout tone="success">
        <p>
          <Trans>“{fileName}” was imported.</Trans>
        </p>
      </Callout>
      <ImportReport report={report} isImported />
      <div className="import-actions">
        <DiscardButton>
          <Trans>Import another file</Trans>
        </DiscardButton>
      </div>
    </>
  )
}

function DiscardButton({ children }: { readonly children: ReactNode }) {
  const { api } = useAdmin()
  const work = useWork(family)
  return (
    <Button
      variant="outline"
      color="neutral"
      loading={work.isBusy}
      onClick={() => void work.do(() => api('DELETE /api/import', {}))}
    >
      {children}
    </Button>
  )
}
