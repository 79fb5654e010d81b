/** Progress of a dry run or an import, which continues on the server when the page is left. */
import { Button, Progress } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useAdmin } from '../../app-context/app-context.tsx'
import { ProblemAlert, useWork } from '../../components/use-work.tsx'
import type { CurrentImport } from './queries.ts'
import { family } from './queries.ts'

export function ImportProgress({ current }: { readonly current: CurrentImport }) {
  const { t } = useLingui()
  const { api } = useAdmin()
  const work = useWork(family)
  const { stage, step, done, total, fileName } = current
  const isImport = stage === 'importing'
  const labels = {
    unpacking: t`Unpacking the archive`,
    reading: t`Reading the file`,
    texts: isImport ? t`Importing texts and images` : t`Checking texts and images`,
    documents: isImport ? t`Writing documents and redirects` : t`Checking documents and redirects`,
  }
  return (
    <div className="import-part" role="status">
      <p className="import-subject">
        <bdi>{fileName}</bdi>
      </p>
      <Progress
        label={labels[step]}
        shows="part"
        value={total === 0 ? undefined : done}
        max={Math.max(1, total)}
      />
      <p className="settings-note">
        {isImport ? (
          <Trans>You can leave this page. If you cancel, nothing is imported.</Trans>
        ) : (
          <Trans>You can leave this page. The check changes nothing.</Trans>
        )}
      </p>
      <ProblemAlert problem={work.refusal} />
      <div className="import-actions">
        <Button
          variant="outline"
          color="neutral"
          loading={work.isBusy}
          onClick={() => void work.do(() => api('DELETE /api/import', {}))}
        >
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </div>
  )
}
