/** Report of a deletion: what was deleted, and what is kept. */
import { Button, Callout } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { saveAs } from '../../components/download-file.ts'
import type { ErasureReport } from './data-parts.tsx'
import { ReportTable } from './data-parts.tsx'

export function ErasureResult({ report }: { readonly report: ErasureReport }) {
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
