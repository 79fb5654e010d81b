/** Passkeys of the own account: lists, adds, renames and removes them. */
import { AlertDialog, Button, Callout, RelativeTime, toasts } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Ref } from 'react'
import { useState } from 'react'
import { useAdmin } from '../../app-context/app-context.tsx'
import type { OwnFactors } from '../../app-context/factors.ts'
import { factorsQuery } from '../../app-context/factors.ts'
import { sessionQuery } from '../../app-context/session.ts'
import { useFocusAfterDialog } from '../../components/focus-after-dialog.ts'
import { ProblemAlert, useWork } from '../../components/use-work.tsx'
import { supportsPasskeys } from '../../sign-in/passkey.ts'
import { AccountPart } from './account-section.tsx'
import { AddPasskeyDialog, RenamePasskeyDialog } from './passkey-dialogs.tsx'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'
import { RecoveryCodesLeft, RenewRecoveryCodes } from './recovery-codes-left.tsx'

export type OwnPasskey = OwnFactors['passkeys'][number]

/** Two-step verification above says that the query is pending, or failed. */
export function Passkeys() {
  const { t } = useLingui()
  const { api } = useAdmin()
  const { data } = useQuery(factorsQuery(api))
  const queries = useQueryClient()
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[]>([])
  const [isAdding, setIsAdding] = useState(false)
  const [removed, setRemoved] = useState<OwnPasskey>()
  const addButton = useFocusAfterDialog<HTMLButtonElement>(removed !== undefined)
  // The other pages open once a required factor is there, and its recovery codes were shown.
  const refreshSession = () => queries.fetchQuery({ ...sessionQuery(api), staleTime: 0 })
  const handleAdded = (codes: readonly string[]) => {
    setIsAdding(false)
    setRecoveryCodes(codes)
    if (codes.length === 0) void refreshSession()
  }
  if (data === undefined) return null
  return (
    <AccountPart title={t`Passkeys`}>
      <p className="account-note">
        <Trans>
          Sign in with the fingerprint, face or PIN of your device, without a password or code. A passkey
          counts as two-step verification.
        </Trans>
      </p>
      <PasskeyList
        factors={data}
        removed={removed}
        onRemove={setRemoved}
        onRecoveryCodes={setRecoveryCodes}
      />
      <AddPasskey ref={addButton} onAdd={() => setIsAdding(true)} />
      {isAdding ? <AddPasskeyDialog onClose={() => setIsAdding(false)} onAdded={handleAdded} /> : null}
      {recoveryCodes.length === 0 ? null : (
        <RecoveryCodesDialog
          codes={recoveryCodes}
          onClose={() => {
            setRecoveryCodes([])
            void refreshSession()
          }}
        />
      )}
    </AccountPart>
  )
}

interface AddPasskeyProps {
  readonly ref: Ref<HTMLButtonElement>
  readonly onAdd: () => void
}

function AddPasskey({ ref, onAdd }: AddPasskeyProps) {
  return supportsPasskeys() ? (
    <Button ref={ref} variant="outline" color="neutral" icon="key" onClick={onAdd}>
      <Trans>Add a passkey</Trans>
    </Button>
  ) : (
    <Callout tone="info">
      <p>
        <Trans>
          This browser cannot add passkeys here. Use a current browser, and open the site by its domain name.
        </Trans>
      </p>
    </Callout>
  )
}

interface PasskeyListProps {
  readonly factors: OwnFactors
  readonly removed: OwnPasskey | undefined
  readonly onRemove: (passkey: OwnPasskey | undefined) => void
  readonly onRecoveryCodes: (codes: readonly string[]) => void
}

function PasskeyList({ factors, removed, onRemove, onRecoveryCodes }: PasskeyListProps) {
  const { passkeys, codesSince, recoveryCodesLeft } = factors
  const work = useWork('account')
  const [renamed, setRenamed] = useState<OwnPasskey>()
  if (passkeys.length === 0) return null
  return (
    <>
      <ul className="plain-list">
        {passkeys.map((passkey) => (
          <PasskeyLine
            key={passkey.id}
            passkey={passkey}
            onRename={() => setRenamed(passkey)}
            onRemove={() => onRemove(passkey)}
          />
        ))}
      </ul>
      {codesSince === null ? (
        <>
          <RecoveryCodesLeft count={recoveryCodesLeft} />
          <ProblemAlert problem={work.refusal} />
          <RenewRecoveryCodes work={work} onRecoveryCodes={onRecoveryCodes} />
        </>
      ) : null}
      {renamed === undefined ? null : (
        <RenamePasskeyDialog passkey={renamed} onClose={() => setRenamed(undefined)} />
      )}
      {removed === undefined ? null : (
        <RemoveQuestion
          passkey={removed}
          isLastFactor={codesSince === null && passkeys.length === 1}
          onClose={() => onRemove(undefined)}
        />
      )}
    </>
  )
}

interface PasskeyLineProps {
  readonly passkey: OwnPasskey
  readonly onRename: () => void
  readonly onRemove: () => void
}

function PasskeyLine({ passkey, onRename, onRemove }: PasskeyLineProps) {
  const { t } = useLingui()
  const { name, createdAt, usedAt } = passkey
  return (
    <li className="account-passkey">
      <span className="account-passkey-text">
        <strong>{name}</strong>
        <span className="account-note">
          <Trans>
            Added <RelativeTime instant={createdAt} />
          </Trans>
          {' · '}
          {usedAt === null ? (
            <Trans>never used</Trans>
          ) : (
            <Trans>
              last used <RelativeTime instant={usedAt} />
            </Trans>
          )}
        </span>
      </span>
      <span className="account-actions">
        <Button variant="ghost" color="neutral" size="sm" aria-label={t`Rename: ${name}`} onClick={onRename}>
          <Trans>Rename</Trans>
        </Button>
        <Button variant="ghost" color="red" size="sm" aria-label={t`Remove: ${name}`} onClick={onRemove}>
          <Trans>Remove</Trans>
        </Button>
      </span>
    </li>
  )
}

interface RemoveQuestionProps {
  readonly passkey: OwnPasskey
  readonly isLastFactor: boolean
  readonly onClose: () => void
}

function RemoveQuestion({ passkey: { id, name }, isLastFactor, onClose }: RemoveQuestionProps) {
  const { t } = useLingui()
  const { api } = useAdmin()
  const queries = useQueryClient()
  const work = useWork('account')
  const remove = async () => {
    const isRemoved = await work.do(async () => {
      await api('DELETE /api/account/passkeys/{id}', { params: { id } })
      return true
    })
    if (isRemoved !== true) return
    toasts.add({ title: t`Passkey ${name} removed. Other sessions are signed out.` })
    onClose()
    if (isLastFactor) await queries.fetchQuery({ ...sessionQuery(api), staleTime: 0 })
  }
  return (
    <AlertDialog
      open
      title={t`Remove the passkey ${name}?`}
      action={t`Remove`}
      busy={work.isBusy}
      error={work.refusal?.message}
      onCancel={onClose}
      onConfirm={() => void remove()}
    >
      <p>
        {isLastFactor ? (
          <Trans>Your password alone will be enough to sign in. Your recovery codes stop working.</Trans>
        ) : (
          <Trans>You can no longer sign in with it.</Trans>
        )}{' '}
        <Trans>Your device still lists it until you delete it there.</Trans>
      </p>
    </AlertDialog>
  )
}
