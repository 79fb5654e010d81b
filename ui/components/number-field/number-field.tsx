import type { ComponentPropsWithRef, MouseEvent, PointerEvent } from 'react'
import { useEffect, useRef } from 'react'
import { minus, plus } from '../../icons/icons.generated.ts'
import { registerIcons } from '../../icons/resolve.ts'
import { composeEventHandlers } from '../../internal/compose-event-handlers.ts'
import { cx } from '../../internal/cx.ts'
import { useComposedRef } from '../../internal/refs.ts'
import { useFormReset } from '../../internal/use-controllable-value.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import { Button } from '../button/button.tsx'
import { useValidity } from '../date-field/use-date.ts'
import type { FieldText } from '../field/field.tsx'
import { Field } from '../field/field.tsx'
import type { NumberLimits } from './use-number.ts'
import { useNumber, withinLimits, writeNumber } from './use-number.ts'

const messages = { inputNumber: english.inputNumber }

registerIcons({ minus, plus })

export interface NumberFieldProps
  extends FieldText,
    NumberLimits,
    Omit<
      ComponentPropsWithRef<'input'>,
      'children' | 'type' | 'value' | 'defaultValue' | keyof NumberLimits
    > {
  /** The number, or `null` for an empty or invalid text. */
  readonly value?: number | null | undefined
  /** The number at first, for a field that keeps its own value. */
  readonly defaultValue?: number | null | undefined
  /** Called when the user leaves the field, presses Enter or steps. */
  readonly onValueChange?: ((value: number | null) => void) | undefined
  /** The unit after the number: “%”, “min”. */
  readonly unit?: string | undefined
}

/**
 * A field for a number, typed or changed in steps. The wheel scrolls the page. `className` goes to the field,
 * all other props to the input. The form receives a plain number.
 */
export function NumberField(props: NumberFieldProps) {
  const { label, hint, error, help, id, required, className, name, unit, ref, ...others } = props
  const { value, defaultValue = null, onValueChange, min, max, step, ...rest } = others
  const { lang } = useUi()
  const input = useRef<HTMLInputElement>(null)
  const field = useNumber({ lang, value, defaultValue, onValueChange, min, max, step })
  const { problem, note } = useNotes(field, { min, max, example: defaultValue })
  const composedRef = useComposedRef(input, ref)
  useFormReset(input, field.reset)
  useValidity(input, problem)
  return (
    <Field
      {...{ label, hint, help, required }}
      error={error ?? problem}
      controlId={id}
      className={cx('number-field', className)}
    >
      {(control) => (
        <>
          <div className="control-frame">
            <input
              inputMode={keyboardFor({ min, step })}
              autoComplete="off"
              {...rest}
              {...control}
              {...parsedValue(field, { min, max, unit })}
              ref={composedRef}
              type="text"
              className="control"
              value={field.text}
              onChange={composeEventHandlers(rest.onChange, (event) => field.write(event.target.value))}
              onBlur={composeEventHandlers(rest.onBlur, field.settle)}
              onKeyDown={composeEventHandlers(rest.onKeyDown, field.handleKeyDown)}
            />
            {unit ? (
              <span className="number-field-unit" aria-hidden="true">
                {unit}
              </span>
            ) : null}
            {rest.disabled || rest.readOnly ? null : <Steppers step={field.step} controls={control.id} />}
            {name ? (
              <input type="hidden" name={name} value={field.number ?? ''} disabled={rest.disabled} />
            ) : null}
          </div>
          <p className="number-field-note" role="status">
            {note}
          </p>
        </>
      )}
    </Field>
  )
}

interface NotesOptions extends Pick<NumberLimits, 'min' | 'max'> {
  readonly example: number | null
}

/** Why a number is invalid, or which limit replaced it. */
function useNotes({ isUnreadable, reached }: ReturnType<typeof useNumber>, options: NotesOptions) {
  const { word, lang } = useUi(messages)
  const { min, max, example } = options
  const write = (number: number | null | undefined) => writeNumber(number ?? null, lang)
  const problem = isUnreadable
    ? word('inputNumber.invalid', { example: write(withinLimits(example ?? 12, { min, max })) })
    : undefined
  const notes = {
    highest: () => word('inputNumber.highest', { max: write(max) }),
    lowest: () => word('inputNumber.lowest', { min: write(min) }),
  }
  const note = reached && notes[reached]()
  return { problem, note }
}

/** Numeric phone keyboards have no minus key. */
function keyboardFor({ min = 0, step = 1 }: NumberLimits) {
  if (min < 0) return 'text'
  return Number.isInteger(step) ? 'numeric' : 'decimal'
}

/** The attributes of a spinbutton: a value between two bounds. */
function parsedValue({ number, text }: ReturnType<typeof useNumber>, { min, max, unit }: NumberBounds) {
  return {
    role: 'spinbutton',
    'aria-valuemin': min,
    'aria-valuemax': max,
    'aria-valuenow': number ?? undefined,
    'aria-valuetext': number === null ? undefined : [text, unit].filter(Boolean).join(' '),
  } as const
}

interface NumberBounds extends Pick<NumberLimits, 'min' | 'max'> {
  readonly unit: string | undefined
}

interface SteppersProps {
  readonly step: (steps: number) => void
  readonly controls: string
}

/** For pointers. The keyboard has the arrow keys, so the buttons are not Tab stops. */
function Steppers({ step, controls }: SteppersProps) {
  const { word } = useUi(messages)
  const less = useHold(() => step(-1))
  const more = useHold(() => step(1))
  const look = {
    variant: 'ghost',
    color: 'neutral',
    size: 'sm',
    tabIndex: -1,
    'aria-controls': controls,
  } as const
  return (
    <>
      <Button {...look} {...less} icon="minus" aria-label={word('inputNumber.decrement')} />
      <Button {...look} {...more} icon="plus" aria-label={word('inputNumber.increment')} />
    </>
  )
}

const repeatDelayMs = 400
const repeatMs = 60

/** A button that repeats while it is held. A key or a screen reader presses it once. */
function useHold(act: () => void) {
  const latest = useRef(act)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const hasActed = useRef(false)
  useEffect(() => {
    latest.current = act
  })
  const release = () => clearTimeout(timer.current)
  useEffect(() => () => clearTimeout(timer.current), [])
  const repeat = () => {
    hasActed.current = true
    latest.current()
    timer.current = setTimeout(repeat, repeatMs)
  }
  return {
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return
      // Keeps the focus in the field, and the on-screen keyboard as it is.
      event.preventDefault()
      // A finger may start to scroll, so a touch acts on release, or after a moment.
      hasActed.current = event.pointerType !== 'touch'
      if (hasActed.current) latest.current()
      timer.current = setTimeout(repeat, repeatDelayMs)
    },
    onPointerUp: release,
    onPointerLeave: release,
    onPointerCancel: release,
    onClick(event: MouseEvent) {
      const isByPointer = event.detail > 0
      if (!(isByPointer && hasActed.current)) latest.current()
    },
  }
}
