import type { ComponentPropsWithRef, RefObject } from 'react'
import { useEffect, useRef, useState } from 'react'
import { eye, eyeOff } from '../../icons/icons.generated.ts'
import { registerIcons } from '../../icons/resolve.ts'
import { cx } from '../../internal/cx.ts'
import { useComposedRef } from '../../internal/refs.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import { Button } from '../button/button.tsx'
import type { FieldText } from '../field/field.tsx'
import { Field } from '../field/field.tsx'

const messages = { authForm: english.authForm }

registerIcons({ eye, 'eye-off': eyeOff })

export interface PasswordFieldProps
  extends FieldText,
    Omit<ComponentPropsWithRef<'input'>, 'children' | 'type' | 'autoComplete'> {
  /**
   * `new-password` if the user chooses a password: the browser then offers to create one. @default
   * 'current-password'
   */
  readonly autoComplete?: 'current-password' | 'new-password'
}

/**
 * A password field that can show its text. `className` goes to the field, all other props to the input.
 * Pasting is allowed.
 */
export function PasswordField(props: PasswordFieldProps) {
  const { label, hint, error, help, id, required, className, ref, ...others } = props
  const { autoComplete = 'current-password', ...rest } = others
  const { word } = useUi(messages)
  const input = useRef<HTMLInputElement>(null)
  const composedRef = useComposedRef(input, ref)
  const [isShown, show] = useShown(input)
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      help={help}
      controlId={id}
      required={required}
      className={cx('password-field', className)}
    >
      {(control) => (
        <div className="control-frame">
          <input
            dir="ltr"
            spellCheck={false}
            autoCapitalize="none"
            {...rest}
            {...control}
            ref={composedRef}
            type={isShown ? 'text' : 'password'}
            autoComplete={autoComplete}
            className="control"
          />
          <Button
            variant="ghost"
            color="neutral"
            size="sm"
            icon={isShown ? 'eye-off' : 'eye'}
            aria-label={word(isShown ? 'authForm.hidePassword' : 'authForm.showPassword')}
            aria-controls={control.id}
            disabled={rest.disabled}
            onClick={() => show(!isShown)}
          />
        </div>
      )}
    </Field>
  )
}

/** Browsers remember submitted plain text, so the password is hidden before the form is sent. */
function useShown(input: RefObject<HTMLInputElement | null>) {
  const [isShown, show] = useState(false)
  useEffect(() => {
    const form = input.current?.form
    const hide = () => show(false)
    form?.addEventListener('submit', hide)
    return () => form?.removeEventListener('submit', hide)
  }, [input])
  return [isShown, show] as const
}
