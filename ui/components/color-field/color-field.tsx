/** A colour: written, taken from ready-made ones, or picked. All three say the same. */
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { useRef } from 'react'
import { cx } from '../../internal/cx.ts'
import { useComposedRef } from '../../internal/use-composed-ref.ts'
import { useFormReset } from '../../internal/use-form-reset.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import type { FieldText } from '../field/field.tsx'
import { Field } from '../field/field.tsx'
import type { Swatch } from './swatches.tsx'
import { Swatches } from './swatches.tsx'
import { useColor } from './use-color.ts'

const messages = { colorField: english.colorField }

export interface ColorFieldProps
  extends FieldText,
    Omit<ComponentPropsWithRef<'input'>, 'children' | 'type' | 'value' | 'defaultValue'> {
  /** `#rrggbb`; `null` where nothing, or no colour, is written. */
  readonly value?: string | null | undefined
  /** The colour at first, for a field that keeps its own value. */
  readonly defaultValue?: string | null | undefined
  /** Called with the colour as `#rrggbb`, or with `null`. */
  readonly onValueChange?: ((hex: string | null) => void) | undefined
  /** Colours that can be chosen with one press. */
  readonly swatches?: readonly Swatch[]
  /** Below it: the contrast of what is chosen, for one. */
  readonly children?: ReactNode
}

const example = '#0bddf2'

/** `className` goes to the field, everything else to the input; the form receives `#rrggbb`. */
export function ColorField(props: ColorFieldProps) {
  const { label, hint, error, help, id, required, className, ref, swatches = [], children, ...others } = props
  const { value, defaultValue = null, onValueChange, name, onChange, onBlur, onKeyDown, ...rest } = others
  const { word } = useUi(messages)
  const input = useRef<HTMLInputElement>(null)
  const composedRef = useComposedRef(input, ref)
  const field = useColor({ value, defaultValue, onValueChange })
  useFormReset(input, () => field.choose(defaultValue))
  const isFixed = rest.disabled || rest.readOnly
  return (
    <Field
      label={label}
      hint={hint}
      error={error ?? (field.isUnreadable ? word('colorField.invalid', { example }) : undefined)}
      help={help}
      controlId={id}
      required={required}
      className={cx('color-field', className)}
    >
      {(control) => (
        <>
          <div className="control-frame">
            <Picker {...field} describedBy={control.id} disabled={isFixed} />
            <input
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              {...rest}
              {...control}
              ref={composedRef}
              type="text"
              dir="ltr"
              className="control"
              value={field.text}
              onChange={(event) => {
                field.write(event.target.value)
                onChange?.(event)
              }}
              onBlur={(event) => {
                field.settle()
                onBlur?.(event)
              }}
              onKeyDown={(event) => {
                if (event.key === 'Enter') field.settle()
                onKeyDown?.(event)
              }}
            />
            {name ? (
              <input type="hidden" name={name} value={field.color ?? ''} disabled={rest.disabled} />
            ) : null}
          </div>
          <Swatches swatches={swatches} color={field.color} disabled={isFixed} onChoose={field.choose} />
          {children}
        </>
      )}
    </Field>
  )
}

interface PickerProps extends Pick<ReturnType<typeof useColor>, 'color' | 'choose'> {
  readonly describedBy: string
  readonly disabled: boolean | undefined
}

/** The browser's own, for those who choose by eye. It knows no “none”: then it shows the paper. */
function Picker({ color, choose, describedBy, disabled }: PickerProps) {
  const { word } = useUi(messages)
  return (
    <input
      type="color"
      className="color-field-picker"
      aria-label={word('colorField.pick')}
      aria-describedby={describedBy}
      value={color ?? '#000000'}
      disabled={disabled}
      data-empty={color === null ? '' : undefined}
      onChange={(event) => choose(event.target.value)}
    />
  )
}
