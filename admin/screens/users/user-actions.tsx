/** Account actions: new link, disable or enable, export data, and delete. */
import { AlertDialog, Button, Callout, CopyField, Heading, toasts } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useAdmin } from '../../app-context/app-context.tsx'
import { DownloadButton } from '../../components/download-button.tsx'
import type { Work } from '../../components/use-work.tsx'
import { ProblemAlert, useWork } from '../../components/use-work.tsx'
import { useMomentFormat } from '../../i18n/formats.tsx'
import type { Invited, User } from './users.ts'

interface UserActionsProps {
  readonly user: User
  /** A new link. The drawer knows it, because it asks before it closes. */
  readonly given: Invited | undefined
  readonly onGiven: (given: Invited | undefined) => void
  /** The account was deleted. */
  readonly onDeleted: () => void
}

export function UserActions({ user, given, onGiven, onDeleted }: UserActionsProps) {
  const { api } = useAdmin()
  const work = useWork()
  const [isConfirming, setIsConfirming] = useState(false)
  const params = { id: user.id }
  const isDisabled = user.state === 'disabled'
  return (
    <section className="users-section">
      <Heading level={3} className="users-heading">
        <Trans>Account</Trans>
      </Heading>
      {isConfirming ? null : <ProblemAlert problem={work.refusal} />}
      {given === undefined ? null : <InvitationLink invited={given} />}
      <div className="users-actions">
        {isDisabled ? null : (
          <Button
            variant="outline"
            color="neutral"
            size="sm"
            icon="key"
            onClick={async () => onGiven(await work.do(() => api('POST /api/users/{id}/link', { params })))}
          >
            {user.state === 'invited' ? (
              <Trans>Create invitation link</Trans>
            ) : (
              <Trans>Create reset link</Trans>
            )}
          </Button>
        )}
        <AccessActions user={user} work={work} />
        <RemoveFactors user={user} work={work} />
        <Unlink user={user} work={work} />
        <DownloadButton size="sm" href={`/api/users/${encodeURIComponent(user.id)}/data.jsonl`} work={work}>
          <Trans>Download data</Trans>
        </DownloadButton>
        <Button variant="outline" color="red" size="sm" icon="trash" onClick={() => setIsConfirming(true)}>
          <Trans>Delete account</Trans>
        </Button>
      </div>
      {isConfirming ? (
        <DeleteQuestion user={user} onCancel={() => setIsConfirming(false)} onDeleted={onDeleted} />
      ) : null}
    </section>
  )
}

interface AccessActionsProps {
  readonly user: User
  readonly work: Work
}

/** Disables or enables sign-in. */
function AccessActions({ user: { id, state }, work }: AccessActionsProps) {
  const { api } = useAdmin()
  const isDisabled = state === 'disabled'
  const params = { id }
  return (
    <Button
      variant="outline"
      color="neutral"
      size="sm"
      icon={isDisabled ? 'check' : 'lock'}
      onClick={() =>
        void work.do(() =>
          isDisabled
            ? api('POST /api/users/{id}/enable', { params })
            : api('POST /api/users/{id}/disable', { params }),
        )
      }
    >
      {isDisabled ? <Trans>Enable account</Trans> : <Trans>Disable account</Trans>}
    </Button>
  )
}

/** For a user who lost the phone and the recovery codes. */
function RemoveFactors({ user: { id, username, twoStep }, work }: AccessActionsProps) {
  const { t } = useLingui()
  const { api } = useAdmin()
  if (!twoStep) return null
  const remove = async () => {
    const isDone = await work.do(async () => {
      await api('DELETE /api/users/{id}/factors', { params: { id } })
      return true
    })
    if (isDone === true)
      toasts.add({ tone: 'success', title: t`Two-step verification of ${username} turned off` })
  }
  return (
    <Button variant="outline" color="neutral" size="sm" icon="lock" onClick={() => void remove()}>
      <Trans>Turn off two-step verification</Trans>
    </Button>
  )
}

/** For a user whose account at the provider was replaced by another one. */
function Unlink({ user: { id, username, linkedAt }, work }: AccessActionsProps) {
  const { t } = useLingui()
  const { api } = useAdmin()
  if (linkedAt === null) return null
  const unlink = async () => {
    const isDone = await work.do(async () => {
      await api('DELETE /api/users/{id}/identity', { params: { id } })
      return true
    })
    if (isDone === true)
      toasts.add({ tone: 'success', title: t`Account of ${username} unlinked from the sign-in provider` })
  }
  return (
    <Button variant="outline" color="neutral" size="sm" onClick={() => void unlink()}>
      <Trans>Unlink from sign-in provider</Trans>
    </Button>
  )
}

interface DeleteQuestionProps extends Pick<UserActionsProps, 'user' | 'onDeleted'> {
  readonly onCancel: () => void
}

function DeleteQuestion({ user, onCancel, onDeleted }: DeleteQuestionProps) {
  const { t } = useLingui()
  const { api } = useAdmin()
  const work = useWork()
  const name = user.username
  return (
    <AlertDialog
      open
      title={t`Delete the account of ${name}?`}
      action={t`Delete account`}
      busy={work.isBusy}
      error={work.refusal?.message}
      onCancel={onCancel}
      onConfirm={async () => {
        const isDeleted = await work.do(async () => {
          await api('DELETE /api/users/{id}', { params: { id: user.id } })
          return true
        })
        if (isDeleted !== true) return
        toasts.add({ title: t`User ${name} deleted` })
        onDeleted()
      }}
    >
      <p>
        <Trans>
          Content by {name} remains without the name. You cannot restore the account. To block access
          temporarily, disable it instead.
        </Trans>
      </p>
    </AlertDialog>
  )
}

/**
 * Invitation link, by which a user sets a password. It is shown once, because the server stores only its
 * hash.
 */
export function InvitationLink({
  invited: { user, link, expiresAt, isMailed },
}: {
  readonly invited: Invited
}) {
  const { t } = useLingui()
  const until = useMomentFormat({ dateStyle: 'long', timeStyle: 'short' })(expiresAt)
  const { username: name, email } = user
  return (
    <>
      <CopyField
        label={t`Link for ${name}`}
        hint={t`Works once, until ${until}.`}
        value={new URL(link, location.origin).href}
      />
      <Callout tone="info">
        <p>
          {isMailed ? (
            <Trans>
              We also send this link to {email}. If the e-mail does not arrive, copy the link and send it only
              to {name}, because it sets the password.
            </Trans>
          ) : (
            <Trans>
              Copy the link now: it is shown only once and not sent by e-mail. Send it only to {name}, because
              it sets the password.
            </Trans>
          )}
        </p>
      </Callout>
    </>
  )
}
