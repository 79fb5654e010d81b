/** All that is kept of oneself, as a file. */
import { Button } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useAdmin } from '../../admin-context.tsx'
import { Refusal } from '../../door/refusal.tsx'
import { AccountPart } from './account-part.tsx'
import { useSending } from './use-sending.ts'

export function OwnData() {
  const { t } = useLingui()
  const { api } = useAdmin()
  const { isBusy, problem, send } = useSending()
  const download = () =>
    send(async () => {
      const file: unknown = await api('GET /api/account/data.jsonl', {})
      if (file instanceof Blob) saveAs(file, 'personal-data.jsonl')
    })
  return (
    <AccountPart title={t`Your data`}>
      <p className="account-note">
        <Trans>
          All that is kept of you: your account, your sessions, how you like the admin, and what you did.
        </Trans>
      </p>
      <Refusal>{problem?.message ?? ''}</Refusal>
      <Button
        variant="outline"
        color="neutral"
        icon="download"
        loading={isBusy}
        onClick={() => void download()}
      >
        <Trans>Download my data</Trans>
      </Button>
    </AccountPart>
  )
}

/** As if somebody had followed a link to it. */
function saveAs(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href))
}
