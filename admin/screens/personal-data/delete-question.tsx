/** Asks before personal data is deleted, and whether the account is deleted too. */
import { AlertDialog, Checkbox } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useAdmin } from '../../app-context/app-context.tsx'
import { useWork } from '../../components/use-work.tsx'
import type { ErasureReport, FoundData } from './data-parts.tsx'

interface DeleteQuestionProps {
  readonly found: FoundData
  readonly onCancel: () => void
  readonly onDeleted: (report: ErasureReport) => void
}

export function DeleteQuestion({ found, onCancel, onDeleted }: DeleteQuestionProps) {
  const { t } = useLingui()
  const { api } = useAdmin()
  const work = useWork('enquiries')
  const { email, account, mayEraseAccount, parts } = found
  const name = account?.username ?? ''
  const hasOther = parts.some(({ fate }) => fate === 'erased')
  const [withAccount, setWithAccount] = useState(mayEraseAccount && !hasOther)
  const handleConfirm = async () => {
    const body = { email, withAccount }
    const report = await work.do(() => api('POST /api/personal-data/erase', { body }))
    if (report !== undefined) onDeleted(report)
  }
  return (
    <AlertDialog
      open
      title={t`Delete the data of ${email}?`}
      action={t`Delete permanently`}
      busy={work.isBusy}
      error={work.refusal?.message}
      onCancel={onCancel}
      onConfirm={() => void handleConfirm()}
    >
      <p>
        <Trans>You cannot restore it. Backups contain it until they expire.</Trans>
      </p>
      {account === null || !mayEraseAccount ? null : (
        <Checkbox
          label={t`Also delete the account of ${name}`}
          hint={t`Content stays, without the name.`}
          checked={withAccount}
          onChange={({ target }) => setWithAccount(target.checked)}
        />
      )}
    </AlertDialog>
  )
}
