/** Dialogs that add a passkey, and rename one. */
import { TextField, toasts } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { useAdmin } from '../../app-context/app-context.tsx'
import { FormDialog } from '../../components/form-dialog.tsx'
import type { Work } from '../../components/use-work.tsx'
import { ProblemAlert, useWork } from '../../components/use-work.tsx'
import { deviceName } from '../../session/device-name.ts'
import { createPasskey, isKnownToDevice } from '../../sign-in/passkey.ts'
import type { OwnPasskey } from './passkeys-section.tsx'

interface AddPasskeyDialogProps {
  readonly onClose: () => void
  /** Called with recovery codes, if it is the first second factor. */
  readonly onAdded: (recoveryCodes: readonly string[]) => void
}

export function AddPasskeyDialog({ onClose, onAdded }: AddPasskeyDialogProps) {
  const { t } = useLingui()
  const { api } = useAdmin()
  const work = useWork('account')
  const [failure, setFailure] = useState('')
  const add = async (name: string) => {
    setFailure('')
    const { options, ticket } = await api('POST /api/account/passkeys/options', {})
    const credential = await createPasskey(options).catch((error: unknown) => {
      if (!isKnownToDevice(error)) throw error
      setFailure(t`This device already has a passkey for your account.`)
      return 'known' as const
    })
    if (credential === 'known') return undefined
    if (credential === undefined) {
      setFailure(t`No passkey was created. Try again, and confirm on your device.`)
      return undefined
    }
    return api('POST /api/account/passkeys', { body: { ticket, name, credential } })
  }
  const handleName = async (name: string) => {
    const added = await work.do(() => add(name))
    if (added === undefined) return
    toasts.add({ tone: 'success', title: t`Passkey ${name} added. Other sessions are signed out.` })
    onAdded(added.recoveryCodes)
  }
  return (
    <NameDialog
      title={t`Add a passkey`}
      name={deviceName(navigator.userAgent) ?? t`Passkey`}
      action={<Trans>Continue</Trans>}
      work={work}
      failure={failure}
      onClose={onClose}
      onName={(name) => void handleName(name)}
    >
      <p>
        <Trans>Your device asks for your fingerprint, face or PIN next. The site never sees them.</Trans>
      </p>
    </NameDialog>
  )
}

interface RenamePasskeyDialogProps {
  readonly passkey: OwnPasskey
  readonly onClose: () => void
}

export function RenamePasskeyDialog({ passkey: { id, name }, onClose }: RenamePasskeyDialogProps) {
  const { t } = useLingui()
  const { api } = useAdmin()
  const work = useWork('account')
  const rename = async (to: string) => {
    const params = { id }
    const renamed = await work.do(() =>
      api('PATCH /api/account/passkeys/{id}', { params, body: { name: to } }),
    )
    if (renamed === undefined) return
    toasts.add({ tone: 'success', title: t`Passkey renamed` })
    onClose()
  }
  return (
    <NameDialog
      title={t`Rename passkey`}
      name={name}
      action={<Trans>Save</Trans>}
      work={work}
      onClose={onClose}
      onName={(to) => void rename(to)}
    />
  )
}

interface NameDialogProps {
  readonly title: string
  readonly name: string
  readonly action: ReactNode
  readonly work: Work
  /** What the browser reported. */
  readonly failure?: string
  readonly children?: ReactNode
  readonly onClose: () => void
  readonly onName: (name: string) => void
}

function NameDialog({ title, name, action, work, failure, children, onClose, onName }: NameDialogProps) {
  const { t } = useLingui()
  return (
    <FormDialog
      staysOpen
      onClose={onClose}
      title={title}
      formClass="account-form"
      action={action}
      isBusy={work.isBusy}
      onSubmit={(form) => onName(String(new FormData(form).get('name')).trim())}
    >
      {children}
      <TextField
        name="name"
        label={t`Name`}
        hint={t`So that you recognise it in the list.`}
        defaultValue={name}
        error={failure}
        autoComplete="off"
        maxLength={80}
        required
      />
      <ProblemAlert problem={work.refusal} />
    </FormDialog>
  )
}
