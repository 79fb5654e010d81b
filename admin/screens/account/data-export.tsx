/** All that is kept of oneself, as a file. */
import { Button } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useAdmin } from '../../app-context.tsx'
import { saveAs } from '../../shell/download-file.ts'
import { Refusal } from '../../sign-in/sign-in-error.tsx'
import { AccountPart } from './account-section.tsx'
import { useSending } from './use-submit.ts'

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
