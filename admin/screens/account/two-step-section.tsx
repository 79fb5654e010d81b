/** Two-step verification of the own account: an authenticator app and recovery codes. */
import { AlertDialog, Badge, Button, Callout, RelativeTime, Skeleton, toasts } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAdmin, useSession } from '../../app-context/app-context.tsx'
import type { OwnFactors } from '../../app-context/factors.ts'
import { factorsQuery } from '../../app-context/factors.ts'
import { sessionQuery } from '../../app-context/session.ts'
import { LoadFailure } from '../../components/load-failure.tsx'
import { ProblemAlert, useWork } from '../../components/use-work.tsx'
import { AccountPart } from './account-section.tsx'
import type { CodesSetup } from './codes-setup-dialog.tsx'
import { CodesSetupDialog } from './codes-setup-dialog.tsx'
import { Passkeys } from './passkeys-section.tsx'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'
import { RecoveryCodesLeft, RenewRecoveryCodes } from './recovery-codes-left.tsx'

export function TwoStepVerification() {
  const { t } = useLingui()
  const { api } = useAdmin()
  const { data, isPending, error, refetch } = useQuery(factorsQuery(api))
  const queries = useQueryClient()
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[]>([])
  const close = async () => {
    setRecoveryCodes([])
    // The other pages open once the codes were shown.
    await queries.fetchQuery({ ...sessionQuery(api), staleTime: 0 })
  }
  return (
    <AccountPart title={t`Two-step verification`}>
      {isPending ? <Skeleton lines={2} /> : null}
      {error && !data ? <LoadFailure error={error} onRetry={refetch} /> : null}
      {data?.codesSince === null ? (
        <TurnedOff hasPasskeys={data.passkeys.length > 0} onRecoveryCodes={setRecoveryCodes} />
      ) : null}
      {data !== undefined && data.codesSince !== null ? (
        <TurnedOn factors={data} since={data.codesSince} onRecoveryCodes={setRecoveryCodes} />
      ) : null}
      {recoveryCodes.length === 0 ? null : (
        <RecoveryCodesDialog codes={recoveryCodes} onClose={() => void close()} />
      )}
    </AccountPart>
  )
}

/** All that a user sees whose role requires two-step verification, until it is set up. */
export function RequiredTwoStep() {
  const { t } = useLingui()
  return (
    <>
      <Callout tone="warning" title={t`Set up two-step verification to continue`}>
        <p>
          <Trans>Your role requires it. Until it is on, all other pages are closed.</Trans>
        </p>
      </Callout>
      <TwoStepVerification />
      <Passkeys />
    </>
  )
}

interface FactorPartProps {
  /** New recovery codes, which are shown once. */
  readonly onRecoveryCodes: (codes: readonly string[]) => void
}

interface TurnedOffProps extends FactorPartProps {
  readonly hasPasskeys: boolean
}

function TurnedOff({ hasPasskeys, onRecoveryCodes }: TurnedOffProps) {
  const { api } = useAdmin()
  const role = useSession()?.role
  const work = useWork('account')
  const [setup, setSetup] = useState<CodesSetup>()
  return (
    <>
      <p className="account-note">
        <Trans>
          Sign in with a code from an authenticator app as well as your password. A stolen password is then
          not enough.
        </Trans>
      </p>
      {!hasPasskeys && (role === 'owner' || role === 'admin') ? (
        <Callout tone="info">
          <p>
            <Trans>Recommended for your role, which can change all content and users.</Trans>
          </p>
        </Callout>
      ) : null}
      <ProblemAlert problem={work.refusal} />
      <Button
        variant="outline"
        color="neutral"
        icon="lock"
        loading={work.isBusy}
        onClick={async () => setSetup(await work.do(() => api('POST /api/account/factors/codes/setup', {})))}
      >
        <Trans>Set up authenticator app</Trans>
      </Button>
      {setup === undefined ? null : (
        <CodesSetupDialog
          setup={setup}
          onClose={() => setSetup(undefined)}
          onDone={(codes) => {
            setSetup(undefined)
            onRecoveryCodes(codes)
          }}
        />
      )}
    </>
  )
}

interface TurnedOnProps extends FactorPartProps {
  readonly factors: OwnFactors
  readonly since: string
}

function TurnedOn({ factors: { recoveryCodesLeft, passkeys }, since, onRecoveryCodes }: TurnedOnProps) {
  const work = useWork('account')
  const [isConfirming, setIsConfirming] = useState(false)
  return (
    <>
      <p>
        <Badge tone="primary">
          <Trans>On</Trans>
        </Badge>{' '}
        <Trans>Authenticator app</Trans>{' '}
        <span className="account-note">
          · <RelativeTime instant={since} />
        </span>
      </p>
      <RecoveryCodesLeft count={recoveryCodesLeft} />
      {isConfirming ? null : <ProblemAlert problem={work.refusal} />}
      <div className="account-actions">
        <RenewRecoveryCodes work={work} onRecoveryCodes={onRecoveryCodes} />
        <Button variant="outline" color="red" onClick={() => setIsConfirming(true)}>
          <Trans>Turn off</Trans>
        </Button>
      </div>
      {isConfirming ? (
        <TurnOffQuestion hasPasskeys={passkeys.length > 0} onClose={() => setIsConfirming(false)} />
      ) : null}
    </>
  )
}

interface TurnOffQuestionProps {
  readonly hasPasskeys: boolean
  readonly onClose: () => void
}

function TurnOffQuestion({ hasPasskeys, onClose }: TurnOffQuestionProps) {
  const { t } = useLingui()
  const { api } = useAdmin()
  const work = useWork('account')
  const turnOff = async () => {
    const isOff = await work.do(async () => {
      await api('DELETE /api/account/factors/codes', {})
      return true
    })
    if (isOff !== true) return
    toasts.add({
      title: hasPasskeys
        ? t`Authenticator app removed. Other sessions are signed out.`
        : t`Two-step verification is off. Other sessions are signed out.`,
    })
    onClose()
  }
  return (
    <AlertDialog
      open
      title={hasPasskeys ? t`Remove the authenticator app?` : t`Turn off two-step verification?`}
      action={t`Turn off`}
      busy={work.isBusy}
      error={work.refusal?.message}
      onCancel={onClose}
      onConfirm={() => void turnOff()}
    >
      <p>
        {hasPasskeys ? (
          <Trans>Sign-in asks for a passkey or a recovery code from now on.</Trans>
        ) : (
          <Trans>Your password alone will be enough to sign in. Your recovery codes stop working.</Trans>
        )}
      </p>
    </AlertDialog>
  )
}
