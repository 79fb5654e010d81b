/**
 * Password dialog: opens when a call requires recent authentication. Then the call is repeated, without the
 * screen's involvement.
 */
import { Button, PasswordField } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useEffect, useId, useState, useSyncExternalStore } from 'react'
import { ApiProblem } from '../api/api-problem.ts'
import { accountQuery } from '../app-context/account.ts'
import type { Prompt } from '../app-context/app-context.tsx'
import { useAdmin, useSession } from '../app-context/app-context.tsx'
import { factorsQuery } from '../app-context/factors.ts'
import { onTabMessage } from '../app-context/tab-channel.ts'
import { EditDialog } from '../components/edit-dialog.tsx'
import { providerName } from '../components/sign-in-provider.ts'
import { requestPasskey, supportsPasskeys } from '../sign-in/passkey.ts'
import { ProviderTabLink } from '../sign-in/provider-link.tsx'
import { SignInError } from '../sign-in/sign-in-error.tsx'

interface ConfirmProps {
  readonly prompt: Prompt
}

export function Confirm({ prompt }: ConfirmProps) {
  const { t } = useLingui()
  const session = useSession()
  const formId = useId()
  const isOpen = useSyncExternalStore(prompt.subscribe, prompt.isOpen)
  const { refusal, isBusy, handleSubmit, confirmWithPasskey } = useConfirm(() => prompt.resolve(true))
  const { locale } = useAdmin()
  const hasPasskeys = useHasPasskeys(isOpen)
  const { hasPassword, isLinked } = useConfirmationMethods(isOpen, hasPasskeys)
  useProviderTab(prompt, isOpen && isLinked)
  return (
    <EditDialog
      open={isOpen}
      onClose={() => prompt.resolve(false)}
      title={hasPassword ? t`Confirm your password` : t`Confirm your identity`}
      className="session-ended"
      footer={
        hasPassword ? (
          <Button type="submit" form={formId} loading={isBusy}>
            <Trans>Confirm</Trans>
          </Button>
        ) : undefined
      }
    >
      {isOpen ? (
        <form id={formId} method="post" className="session-ended-form" onSubmit={handleSubmit}>
          {hasPassword ? (
            <PasswordField name="password" label={t`Password`} error={refusal} maxLength={256} required />
          ) : (
            <SignInError>{refusal ?? ''}</SignInError>
          )}
          {isLinked ? <ProviderTabLink locale={locale} isConfirming /> : null}
          {hasPasskeys ? (
            <Button
              variant="outline"
              color="neutral"
              icon="key"
              disabled={isBusy}
              onClick={() => void confirmWithPasskey()}
            >
              <Trans>Use a passkey</Trans>
            </Button>
          ) : null}
          {/* Last, because the first control gets the focus. Password managers look for it. */}
          <input
            type="email"
            name="email"
            autoComplete="username"
            value={session?.email ?? ''}
            readOnly
            hidden
          />
        </form>
      ) : null}
    </EditDialog>
  )
}

function useConfirm(onConfirmed: () => void) {
  const { api } = useAdmin()
  const [isBusy, setIsBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const attempt = async (confirm: () => Promise<boolean>) => {
    if (isBusy) return
    setIsBusy(true)
    setRefusal(undefined)
    try {
      if (await confirm()) onConfirmed()
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error
      setRefusal(error.message)
    } finally {
      setIsBusy(false)
    }
  }
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const password = String(new FormData(event.currentTarget).get('password'))
    void attempt(async () => {
      await api('POST /api/auth/confirm', { body: { password } })
      return true
    })
  }
  const confirmWithPasskey = () =>
    attempt(async () => {
      const { options, ticket } = await api('POST /api/auth/confirm/passkey/options', {})
      const credential = await requestPasskey(options)
      if (credential === undefined) return false
      await api('POST /api/auth/confirm/passkey', { body: { ticket, credential } })
      return true
    })
  return { isBusy, refusal, handleSubmit, confirmWithPasskey }
}

interface ConfirmationMethods {
  readonly hasPassword: boolean
  readonly isLinked: boolean
}

/** With what the user can confirm. Asks only a user who can have no password. */
function useConfirmationMethods(isOpen: boolean, hasPasskeys: boolean): ConfirmationMethods {
  const { api } = useAdmin()
  const hasProvider = providerName() !== undefined
  const { data } = useQuery({ ...accountQuery(api), enabled: isOpen && (hasProvider || hasPasskeys) })
  const isLinked = isOpen && hasProvider && data !== undefined && data.linkedAt !== null
  return { isLinked, hasPassword: data?.hasPassword ?? true }
}

/** The provider opens in a new tab, so that nothing on this screen is lost. */
function useProviderTab(prompt: Prompt, isWaiting: boolean): void {
  useEffect(
    () =>
      isWaiting ? onTabMessage((message) => message === 'signed-in' && prompt.resolve(true)) : undefined,
    [prompt, isWaiting],
  )
}

/** Asks only while the dialog is open. */
function useHasPasskeys(isOpen: boolean): boolean {
  const { api } = useAdmin()
  const enabled = isOpen && supportsPasskeys()
  const { data } = useQuery({ ...factorsQuery(api), enabled })
  return enabled && (data?.passkeys.length ?? 0) > 0
}
