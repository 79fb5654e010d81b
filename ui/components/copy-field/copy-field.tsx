import type { ComponentPropsWithRef } from 'react'
import { useEffect, useRef, useState } from 'react'
import { check, copy } from '../../icons/icons.generated.ts'
import { registerIcons } from '../../icons/resolve.ts'
import { cx } from '../../internal/cx.ts'
import { useComposedRef } from '../../internal/refs.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import { Button } from '../button/button.tsx'
import type { FieldText } from '../field/field.tsx'
import { Field } from '../field/field.tsx'
import { LiveRegion } from '../live-region/live-region.tsx'

const messages = { copyField: english.copyField }

registerIcons({ check, copy })

export interface CopyFieldProps
  extends FieldText,
    Omit<ComponentPropsWithRef<'input'>, 'children' | 'type' | 'defaultValue' | 'readOnly'> {
  /** The text to copy. */
  readonly value: string
}

/** How long the button shows the result, in milliseconds. */
const resultShownMs = 2000

/** A text to copy, such as a URL or a token. `className` goes to the field, all other props to the input. */
export function CopyField({ label, hint, error, help, id, className, value, ref, ...rest }: CopyFieldProps) {
  const { word } = useUi(messages)
  const input = useRef<HTMLInputElement>(null)
  const composedRef = useComposedRef(input, ref)
  const [outcome, setOutcome] = useState<'copied' | 'failed'>()
  useEffect(() => {
    if (outcome === undefined) return undefined
    const timer = setTimeout(() => setOutcome(undefined), resultShownMs)
    return () => clearTimeout(timer)
  }, [outcome])
  const handleCopy = async () => {
    try {
      await navigator.clipboard.writeText(value)
      setOutcome('copied')
    } catch {
      // A browser may refuse, and a page without HTTPS has no clipboard. Keys can copy the selected text.
      input.current?.select()
      setOutcome('failed')
    }
  }
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      help={help}
      controlId={id}
      className={cx('copy-field', className)}
    >
      {(control) => (
        <div className="control-frame">
          <input
            dir="ltr"
            {...rest}
            {...control}
            ref={composedRef}
            type="text"
            className="control"
            value={value}
            readOnly
          />
          <Button
            variant="ghost"
            color="neutral"
            size="sm"
            icon={outcome === 'copied' ? 'check' : 'copy'}
            aria-describedby={control.id}
            onClick={handleCopy}
          >
            {word(`copyField.${outcome ?? 'copy'}`)}
          </Button>
          <LiveRegion message={outcome ? word(`copyField.${outcome}`) : ''} />
        </div>
      )}
    </Field>
  )
}
