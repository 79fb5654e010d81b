import type { ComponentPropsWithRef, ReactNode } from 'react'
import { useRef } from 'react'
import { cx } from '../../internal/cx.ts'
import { useComposedRef } from '../../internal/refs.ts'
import { useFormReset, useValue } from '../../internal/use-controllable-value.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import type { FieldText } from '../field/field.tsx'
import { Field } from '../field/field.tsx'

export interface SliderProps
  extends FieldText,
    Omit<
      ComponentPropsWithRef<'input'>,
      'children' | 'type' | 'value' | 'defaultValue' | 'min' | 'max' | 'step'
    > {
  /** The lowest value that is allowed. @default 0 */
  readonly min?: number
  /** The highest value that is allowed. @default 100 */
  readonly max?: number
  /** The distance from one allowed value to the next. @default 1 */
  readonly step?: number
  /** The current value. Leave it out for an uncontrolled slider. */
  readonly value?: number | undefined
  /** The value at first, for a slider that keeps its own value. */
  readonly defaultValue?: number | undefined
  /** Called with the new value when the user changes it. */
  readonly onValueChange?: ((value: number) => void) | undefined
  /**
   * Formats the value for display and screen readers: “12 min”. By default a number in the reader's language.
   */
  readonly format?: ((value: number, lang: string) => string) | undefined
  /** Labels below it, at equal distances from the minimum to the maximum. */
  readonly marks?: readonly ReactNode[]
}

const writeNumber = (value: number, lang: string) => new Intl.NumberFormat(lang).format(value)

/**
 * A value between two ends where the position matters more than the digits: a native range input. `className`
 * goes to the field, all other props to the input.
 */
export function Slider(props: SliderProps) {
  const { label, hint, error, help, id, required, className, ref, marks = [], ...others } = props
  const { min = 0, max = 100, step = 1, format = writeNumber, ...control } = others
  const { value, defaultValue = min, onValueChange, onChange, ...rest } = control
  const { lang } = useUi()
  const input = useRef<HTMLInputElement>(null)
  const composedRef = useComposedRef(input, ref)
  const [shown, show] = useValue(value, defaultValue, onValueChange)
  useFormReset(input, () => show(defaultValue))
  const messages = format(shown, lang)
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      help={help}
      controlId={id}
      required={required}
      className={cx('slider', className)}
    >
      {(control) => (
        <>
          {/* The control itself exposes the value to screen readers. */}
          <output className="slider-value" htmlFor={control.id} aria-hidden="true">
            {messages}
          </output>
          <div className="slider-frame">
            {/* The filled share of the track, independent of the text direction. */}
            <progress className="slider-track" aria-hidden="true" value={shown - min} max={max - min} />
            <input
              {...rest}
              {...control}
              ref={composedRef}
              type="range"
              min={min}
              max={max}
              step={step}
              className="slider-control"
              value={shown}
              aria-valuetext={messages}
              onChange={(event) => {
                show(event.target.valueAsNumber)
                onChange?.(event)
              }}
            />
          </div>
          <Marks marks={marks} />
        </>
      )}
    </Field>
  )
}

function Marks({ marks }: { readonly marks: readonly ReactNode[] }) {
  if (marks.length === 0) return null
  return (
    <div className="slider-marks" aria-hidden="true">
      {[...marks.entries()].map(([place, mark]) => (
        <span key={place}>{mark}</span>
      ))}
    </div>
  )
}
