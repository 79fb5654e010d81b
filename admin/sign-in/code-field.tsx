/** Field for the second step of sign-in: a one-time code, or a recovery code instead. */
import { Button, OneTimeCode, TextField } from '@cyanotype/ui/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'

interface CodeFieldProps {
  /** The account has no authenticator app, only passkeys. */
  readonly isRecoveryOnly?: boolean
}

export function CodeField({ isRecoveryOnly = false }: CodeFieldProps) {
  const { t } = useLingui()
  const [isRecovery, setIsRecovery] = useState(isRecoveryOnly)
  const field = useRef<HTMLInputElement>(null)
  return (
    <>
      {isRecovery ? (
        <TextField
          ref={focus}
          name="code"
          label={t`Recovery code`}
          hint={t`One of the codes that you saved when you turned on two-step verification.`}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={64}
          required
        />
      ) : (
        <OneTimeCode
          ref={(element) => {
            field.current = element
            focus(element)
          }}
          name="code"
          label={t`One-time code`}
          hint={t`Enter the 6-digit code from your authenticator app.`}
          onComplete={() => queueMicrotask(() => field.current?.form?.requestSubmit())}
          required
        />
      )}
      {isRecoveryOnly ? null : (
        <Button
          variant="ghost"
          color="neutral"
          size="sm"
          className="sign-in-other"
          onClick={() => setIsRecovery(!isRecovery)}
        >
          {isRecovery ? <Trans>Use your authenticator app</Trans> : <Trans>Use a recovery code</Trans>}
        </Button>
      )}
    </>
  )
}

/** The field has just appeared, and is the only remaining step. */
const focus = (element: HTMLElement | null) => element?.focus()
