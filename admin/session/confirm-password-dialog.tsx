/**
 * Password dialog: opens when a call requires recent authentication. Then the call is repeated, without the
 * screen's involvement.
 */
import { Button, PasswordField } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { FormEvent } from 'react'
import { useId, useState, useSyncExternalStore } from 'react'
import { ApiProblem } from '../api/api-problem.ts'
import type { Prompt } from '../app-context/app-context.tsx'
import { useAdmin, useSession } from '../app-context/app-context.tsx'
import { EditDialog } from '../components/form-dialog.tsx'

interface ConfirmProps {
  readonly prompt: Prompt
}

export function Confirm({ prompt }: ConfirmProps) {
  const { t } = useLingui()
  const session = useSession()
  const formId = useId()
  const isAsking = useSyncExternalStore(prompt.subscribe, prompt.isOpen)
  const { refusal, isBusy, handleSubmit } = useConfirm(() => prompt.answer(true))
  return (
    <EditDialog
      open={isAsking}
      onClose={() => prompt.answer(false)}
      title={t`Confirm your password`}
      className="session-ended"
      footer={
        <Button type="submit" form={formId} loading={isBusy}>
          <Trans>Confirm</Trans>
        </Button>
      }
    >
      {isAsking ? (
        <form id={formId} method="post" onSubmit={handleSubmit}>
          <PasswordField name="password" label={t`Password`} error={refusal} maxLength={256} required />
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
  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const password = String(new FormData(event.currentTarget).get('password'))
    setIsBusy(true)
    setRefusal(undefined)
    try {
      await api('POST /api/auth/confirm', { body: { password } })
      onConfirmed()
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error
      setRefusal(error.message)
    } finally {
      setIsBusy(false)
    }
  }
  return { isBusy, refusal, handleSubmit }
}
