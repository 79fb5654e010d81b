import type { ComponentPropsWithRef } from 'react'
import { useRef } from 'react'
import { cx } from '../../internal/cx.ts'
import { useComposedRef } from '../../internal/refs.ts'
import { useFormReset, useValue } from '../../internal/use-controllable-value.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import type { FieldText } from '../field/field.tsx'
import { Field } from '../field/field.tsx'
import { latinDigits } from '../number-field/use-number.ts'

const messages = { oneTimeCode: english.oneTimeCode }

export interface OneTimeCodeProps
  extends FieldText,
    Omit<ComponentPropsWithRef<'input'>, 'children' | 'type' | 'value' | 'defaultValue' | 'maxLength'> {
  /** The number of digits. */
  readonly length?: 4 | 5 | 6 | 7 | 8
  /** The digits typed so far. Leave it out for an uncontrolled field. */
  readonly value?: string | undefined
  /** The digits at first. */
  readonly defaultValue?: string | undefined
  /** Called with the digits typed so far. */
  readonly onValueChange?: ((code: string) => void) | undefined
  /** Called when the last digit is entered, typed or pasted. */
  readonly onComplete?: ((code: string) => void) | undefined
}

/**
 * A field for a short code of digits, such as from a message. It is one field, so that pasting and autofill
 * work, and its digits look separate. `className` goes to the field, all other props to the input.
 */
export function OneTimeCode(props: OneTimeCodeProps) {
  const { label, hint, error, help, id, required, className, ref, length = 6, ...others } = props
  const { value, defaultValue = '', onValueChange, onComplete, onChange, ...rest } = others
  const { word, lang } = useUi(messages)
  const input = useRef<HTMLInputElement>(null)
  const composedRef = useComposedRef(input, ref)
  const [code, setCode] = useValue(value, defaultValue, onValueChange)
  useFormReset(input, () => setCode(defaultValue))
  const write = (text: string) => {
    const next = latinDigits(text).replace(/\D/g, '').slice(0, length)
    if (next === code) return
    setCode(next)
    if (next.length === length) onComplete?.(next)
  }
  const count = new Intl.NumberFormat(lang).format(length)
  return (
    <Field
      label={label}
      hint={hint ?? word('oneTimeCode.length', { count })}
      error={error}
      help={help}
      controlId={id}
      required={required}
      className={cx('one-time-code', className)}
    >
      {(control) => (
        <div className="one-time-code-frame" data-long={length > 6 ? '' : undefined}>
          <input
            inputMode="numeric"
            autoComplete="one-time-code"
            spellCheck={false}
            pattern={`[0-9]{${length}}`}
            {...rest}
            {...control}
            ref={composedRef}
            type="text"
            dir="ltr"
            className="one-time-code-control"
            value={code}
            onChange={(event) => {
              write(event.target.value)
              onChange?.(event)
            }}
          />
          <span className="one-time-code-cells" aria-hidden="true">
            {[...Array(length).keys()].map((place) => (
              <span key={place} data-next={place === code.length ? '' : undefined} />
            ))}
          </span>
        </div>
      )}
    </Field>
  )
}
