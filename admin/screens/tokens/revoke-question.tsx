import { AlertDialog, toasts } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useAdmin } from '../../app-context/app-context.tsx'
import { useWork } from '../../components/use-work.tsx'
import type { Token } from './queries.ts'

interface RevokeQuestionProps {
  readonly token: Token
  readonly onClose: () => void
}

/** Asks before a token is revoked, because the program that uses it stops. */
export function RevokeQuestion({ token: { id, name }, onClose }: RevokeQuestionProps) {
  const { t } = useLingui()
  const { api } = useAdmin()
  const work = useWork('tokens')
  return (
    <AlertDialog
      open
      title={t`Revoke API token ${name}?`}
      action={t`Revoke token`}
      busy={work.isBusy}
      error={work.refusal?.message}
      onCancel={onClose}
      onConfirm={async () => {
        const isRevoked = await work.do(async () => {
          await api('DELETE /api/tokens/{id}', { params: { id } })
          return true
        })
        if (isRevoked !== true) return
        toasts.add({ title: t`API token ${name} revoked` })
        onClose()
      }}
    >
      <p>
        <Trans>Programs that use it are refused at once. A revoked token cannot be restored.</Trans>
      </p>
    </AlertDialog>
  )
}
