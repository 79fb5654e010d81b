/** A number, typed as one writes it or changed in steps. The wheel is left to the page. */
import type { ComponentPropsWithRef, MouseEvent, PointerEvent } from 'react'
import { useEffect, useRef } from 'react'
import { minus, plus } from '../../icons/icons.generated.ts'
import { bringIcons } from '../../icons/resolve.ts'
import { composeEventHandlers } from '../../internal/compose-event-handlers.ts'
import { cx } from '../../internal/cx.ts'
import { useComposedRef } from '../../internal/use-composed-ref.ts'
import { useFormReset } from '../../internal/use-form-reset.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import { Button } from '../button/button.tsx'
import { useValidity } from '../date-field/use-typed.ts'
import type { FieldText } from '../field/field.tsx'
import { Field } from '../field/field.tsx'
import { writeNumber } from './read-number.ts'
import type { Limits } from './use-number.ts'
import { useNumber, withinLimits } from './use-number.ts'

const messages = { inputNumber: english.inputNumber }

bringIcons({ minus, plus })

export interface NumberFieldProps
  extends FieldText,
    Limits,
    Omit<ComponentPropsWithRef<'input'>, 'children' | 'type' | 'value' | 'defaultValue' | keyof Limits> {
  /** `null` where nothing, or no number, is written. */
  readonly value?: number | null | undefined
  /** The number at first, for a field that keeps its own value. */
  readonly defaultValue?: number | null | undefined
  /** Told when one leaves the field, presses Enter or steps. */
  readonly onValueChange?: ((value: number | null) => void) | undefined
  /** After the number: “%”, “min”. */
  readonly unit?: string | undefined
}

/** `className` goes to the field, everything else to the input; the form receives the number as programs write it. */
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

interface NotesOptions extends Pick<Limits, 'min' | 'max'> {
  readonly example: number | null
}

/** Why a number is not accepted, and which limit replaced it. */
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

/** Telephones show no minus beside their digits. */
function keyboardFor({ min = 0, step = 1 }: Limits) {
  if (min < 0) return 'text'
  return Number.isInteger(step) ? 'numeric' : 'decimal'
}

/** What a screen reader says of it: a value between two bounds. */
function parsedValue({ number, text }: ReturnType<typeof useNumber>, { min, max, unit }: NumberBounds) {
  return {
    role: 'spinbutton',
    'aria-valuemin': min,
    'aria-valuemax': max,
    'aria-valuenow': number ?? undefined,
    'aria-valuetext': number === null ? undefined : [text, unit].filter(Boolean).join(' '),
  } as const
}

interface NumberBounds extends Pick<Limits, 'min' | 'max'> {
  readonly unit: string | undefined
}

interface SteppersProps {
  readonly step: (steps: number) => void
  readonly controls: string
}

/** For hands: keys have the arrows, so that Tab need not come by. */
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
const pace = 60

/** A button that goes on as long as it is held; a key or a screen reader presses it once. */
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
    timer.current = setTimeout(repeat, pace)
  }
  return {
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return
      // The field keeps the focus, and a telephone its keyboard as it is.
      event.preventDefault()
      // A finger may only be about to scroll: it acts when it is lifted, or once it has stayed.
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
