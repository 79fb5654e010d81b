/** Why the last dry run or import failed. */
import { Callout } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { faultLabels } from './note-labels.ts'
import type { ImportFailure } from './queries.ts'

export function FailedImport({ failure }: { readonly failure: ImportFailure }) {
  const { t, i18n } = useLingui()
  const { fault, message, subject, detail } = failure
  return (
    <div role="alert">
      <Callout tone="danger" title={t`Nothing was imported`}>
        <p>
          <bdi className="import-subject">{subject}</bdi>{' '}
          {fault === null ? (message ?? '') : i18n._(faultLabels[fault])}
        </p>
        {detail === '' ? null : (
          <p>
            <Trans>Details:</Trans> <code dir="ltr">{detail}</code>
          </p>
        )}
      </Callout>
    </div>
  )
}
