import type { FormEvent, ReactNode } from 'react'
import { useId, useState } from 'react'
import { cx } from '../../internal/cx.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import { Button } from '../button/button.tsx'
import type { DialogProps } from '../dialog/dialog.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { PasswordField } from '../password-field/password-field.tsx'
import { TextField } from '../text-field/text-field.tsx'

const messages = { sessionEnded: english.sessionEnded }

/** Why the sign-in failed. */
export interface SignInRefusal {
  readonly error?: string
  /** The password was right, and a code is needed as well. */
  readonly needsCode?: boolean
}

export interface SessionEndedProps extends Omit<DialogProps, 'title' | 'children' | 'footer' | 'closeLabel'> {
  /** The signed-in user: an e-mail address, also for the password manager. */
  readonly who: string
  /** Resolves to nothing on success. Then the parent closes the dialog. */
  readonly onSignIn: (password: string, code?: string) => Promise<SignInRefusal | undefined>
  /** Another way to sign in, below the form, such as a button for a passkey. */
  readonly otherWay?: ReactNode
}

const textOf = (form: FormData, name: string) => {
  const value = form.get(name)
  return typeof value === 'string' && value !== '' ? value : undefined
}

/**
 * A dialog to sign in again above a page with unsaved text. The page stays as it is: nothing is reloaded or
 * lost, and the focus returns to its previous place.
 */
export function SessionEnded({ who, onSignIn, otherWay, className, ...rest }: SessionEndedProps) {
  const { word } = useUi(messages)
  const formId = useId()
  const [isBusy, setIsBusy] = useState(false)
  const [refusal, setRefusal] = useState<SignInRefusal>({})

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const form = new FormData(event.currentTarget)
    setIsBusy(true)
    try {
      setRefusal((await onSignIn(textOf(form, 'password') ?? '', textOf(form, 'code'))) ?? {})
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <Dialog
      {...rest}
      title={word('sessionEnded.title')}
      className={cx('session-ended', className)}
      footer={
        <Button type="submit" form={formId} loading={isBusy}>
          {word('sessionEnded.submit')}
        </Button>
      }
    >
      <p>{word('sessionEnded.text')}</p>
      <p className="session-ended-who">{who}</p>
      <SignInForm id={formId} who={who} refusal={refusal} onSubmit={handleSubmit} />
      {otherWay}
    </Dialog>
  )
}

interface SignInFormProps {
  readonly id: string
  readonly who: string
  readonly refusal: SignInRefusal
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

function SignInForm({ id, who, refusal: { error, needsCode = false }, onSubmit }: SignInFormProps) {
  const { word } = useUi(messages)
  return (
    <form id={id} method="post" className="session-ended-form" onSubmit={onSubmit}>
      <PasswordField
        name="password"
        label={word('sessionEnded.password')}
        required
        error={needsCode ? undefined : error}
      />
      {needsCode ? (
        <TextField
          // The field has just appeared, and is the only remaining step.
          ref={focus}
          name="code"
          label={word('sessionEnded.code')}
          autoComplete="one-time-code"
          inputMode="numeric"
          required
          error={error}
        />
      ) : null}
      {/* Password managers need a user name next to the password. */}
      <input type="email" name="username" autoComplete="username" value={who} readOnly hidden />
      <div role="alert" className="visually-hidden">
        {error}
      </div>
    </form>
  )
}

const focus = (field: HTMLElement | null) => field?.focus()
