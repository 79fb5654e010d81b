/** The account of the user at the provider of OpenID Connect: shows since when it is linked, and unlinks it. */
import { AlertDialog, Button, RelativeTime, toasts } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Account } from '../../app-context/account.ts'
import { useAdmin } from '../../app-context/app-context.tsx'
import { factorsQuery } from '../../app-context/factors.ts'
import { providerName } from '../../components/sign-in-provider.ts'
import { useWork } from '../../components/use-work.tsx'
import { AccountPart } from './account-section.tsx'

/** Nothing on a site without a provider, except for users who are still linked to an earlier one. */
export function Identity({ account: { linkedAt, hasPassword } }: { readonly account: Account }) {
  const { t } = useLingui()
  const { api } = useAdmin()
  const { data: factors } = useQuery(factorsQuery(api))
  const name = providerName()
  const [isConfirming, setIsConfirming] = useState(false)
  if (name === undefined && linkedAt === null) return null
  const isOnlyWay = !hasPassword && factors?.passkeys.length === 0
  return (
    <AccountPart title={name === undefined ? t`Former provider` : t`Sign-in with ${name}`}>
      <p className="account-note">
        {linkedAt === null ? (
          <Trans>
            Not linked. Sign in with {name} once to link it. It must have the same e-mail address.
          </Trans>
        ) : (
          <Trans>
            Linked <RelativeTime instant={linkedAt} />
          </Trans>
        )}
      </p>
      {linkedAt !== null && isOnlyWay ? (
        <p className="account-note">
          <Trans>To unlink it, set a password or add a passkey first. You could not sign in otherwise.</Trans>
        </p>
      ) : null}
      {linkedAt === null || isOnlyWay ? null : (
        <Button variant="outline" color="neutral" onClick={() => setIsConfirming(true)}>
          <Trans>Unlink</Trans>
        </Button>
      )}
      {isConfirming ? <UnlinkQuestion onClose={() => setIsConfirming(false)} /> : null}
    </AccountPart>
  )
}

function UnlinkQuestion({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui()
  const { api } = useAdmin()
  const work = useWork('account')
  const name = providerName()
  const unlink = async () => {
    const isDone = await work.do(async () => {
      await api('DELETE /api/account/identity', {})
      return true
    })
    if (isDone !== true) return
    toasts.add({ tone: 'success', title: t`Unlinked. Other sessions are signed out.` })
    onClose()
  }
  return (
    <AlertDialog
      open
      title={t`Unlink your account?`}
      action={t`Unlink`}
      busy={work.isBusy}
      error={work.refusal?.message}
      onCancel={onClose}
      onConfirm={() => void unlink()}
    >
      <p>
        {name === undefined ? (
          <Trans>You can no longer sign in with the former provider.</Trans>
        ) : (
          <Trans>The next sign-in with {name} links it again if it has the same e-mail address.</Trans>
        )}
      </p>
    </AlertDialog>
  )
}
