import type { ComponentPropsWithRef, KeyboardEvent, ReactNode } from 'react'
import { useRef, useState } from 'react'
import { cx } from '../../internal/cx.ts'
import { useComposedRef } from '../../internal/refs.ts'
import { useFormReset, useValue } from '../../internal/use-controllable-value.ts'
import { indexAfterKey } from '../../internal/wrap-index.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import { toHex } from '../../tokens/color.ts'
import { useValidity } from '../date-field/use-date.ts'
import type { FieldText } from '../field/field.tsx'
import { Field } from '../field/field.tsx'

const messages = { colorField: english.colorField }

export interface ColorFieldProps
  extends FieldText,
    Omit<ComponentPropsWithRef<'input'>, 'children' | 'type' | 'value' | 'defaultValue'> {
  /** `#rrggbb`, or `null` for an empty field or an invalid colour. */
  readonly value?: string | null | undefined
  /** The colour at first, for a field that keeps its own value. */
  readonly defaultValue?: string | null | undefined
  /** Called with the colour as `#rrggbb`, or with `null`. */
  readonly onValueChange?: ((hex: string | null) => void) | undefined
  /** Colours that can be chosen with one press. */
  readonly swatches?: readonly Swatch[]
  /** Content below the field, such as the contrast of the chosen colour. */
  readonly children?: ReactNode
}

const example = '#0bddf2'

/**
 * A field for a colour: typed, chosen from swatches or picked. All three share one value. `className` goes to
 * the field, all other props to the input. The form receives `#rrggbb`.
 */
export function ColorField(props: ColorFieldProps) {
  const { label, hint, error, help, id, required, className, ref, swatches = [], children, ...others } = props
  const { value, defaultValue = null, onValueChange, name, onChange, onBlur, onKeyDown, ...rest } = others
  const { word } = useUi(messages)
  const input = useRef<HTMLInputElement>(null)
  const composedRef = useComposedRef(input, ref)
  const field = useColor({ value, defaultValue, onValueChange })
  const problem = field.isUnreadable ? word('colorField.invalid', { example }) : undefined
  useFormReset(input, () => field.choose(defaultValue))
  useValidity(input, problem)
  const isFixed = rest.disabled || rest.readOnly
  return (
    <Field
      label={label}
      hint={hint}
      error={error ?? problem}
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

export interface Swatch {
  /** `#rrggbb` */
  readonly value: string
  /** The accessible name: “Prussian blue”. */
  readonly label: string
}

interface SwatchesProps {
  readonly swatches: readonly Swatch[]
  readonly color: string | null
  readonly disabled: boolean | undefined
  readonly onChoose: (hex: string) => void
}

/** Swatches: one Tab stop. The arrow keys move between them, and Space chooses one. */
function Swatches({ swatches, color, disabled, onChoose }: SwatchesProps) {
  const { dir, word } = useUi(messages)
  const chosen = swatches.findIndex(({ value }) => value.toLowerCase() === color)
  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const buttons = [...event.currentTarget.querySelectorAll('button')]
    const here = event.target instanceof HTMLButtonElement ? buttons.indexOf(event.target) : -1
    const next = indexAfterKey(event, dir, here, buttons.length)
    if (next === undefined) return
    event.preventDefault()
    buttons[next]?.focus()
  }
  if (swatches.length === 0) return null
  return (
    <div role="group" aria-label={word('colorField.swatches')} className="swatches" onKeyDown={handleKeyDown}>
      {swatches.map((swatch, place) => (
        <button
          key={swatch.value}
          type="button"
          className="swatch"
          aria-label={swatch.label}
          aria-pressed={place === chosen}
          disabled={disabled}
          tabIndex={place === Math.max(0, chosen) ? 0 : -1}
          onClick={() => onChoose(swatch.value.toLowerCase())}
        >
          {/* SVG attributes can carry the colour. The content security policy refuses a style attribute. */}
          <svg viewBox="0 0 1 1" aria-hidden="true">
            <rect width="1" height="1" fill={swatch.value} />
          </svg>
        </button>
      ))}
    </div>
  )
}

interface PickerProps extends Pick<ReturnType<typeof useColor>, 'color' | 'choose'> {
  readonly describedBy: string
  readonly disabled: boolean | undefined
}

interface ColorOptions {
  readonly value: string | null | undefined
  readonly defaultValue: string | null
  readonly onValueChange: ((hex: string | null) => void) | undefined
}

/** The state of a colour field: the typed text, and the colour that it means. */
function useColor({ value, defaultValue, onValueChange }: ColorOptions) {
  const [color, change] = useValue(value, defaultValue, onValueChange)
  /** The text while typing, until the field loses focus. */
  const [draft, setDraft] = useState<string | null>(null)
  const [isLeft, setIsLeft] = useState(false)
  const report = (hex: string | null) => {
    if (hex !== color) change(hex)
  }
  return {
    color,
    text: draft ?? color ?? '',
    /** No error is shown while typing. */
    isUnreadable: isLeft && draft !== null && draft.trim() !== '' && readColor(draft) === undefined,
    choose(hex: string | null) {
      setDraft(null)
      report(hex)
    },
    /** A valid colour is shown at once. Other text changes nothing yet. */
    write(text: string) {
      setDraft(text)
      setIsLeft(false)
      const hex = readColor(text)
      if (hex !== undefined) report(hex)
    },
    /** Invalid text stays, so that the user can correct it. */
    settle() {
      if (draft === null) return
      const hex = readColor(draft)
      if (hex !== undefined || draft.trim() === '') setDraft(null)
      setIsLeft(true)
      report(hex ?? null)
    },
  }
}

const short = /^#?([0-9a-f])([0-9a-f])([0-9a-f])$/i
const long = /^#?([0-9a-f]{6})$/i
const oklch =
  /^oklch\(\s*([\d.]+)(%?)(?:\s+(?:,\s*)?|,\s*)([\d.]+)(?:\s+(?:,\s*)?|,\s*)([+-]?[\d.]+)(?:deg)?\s*\)$/i

/**
 * Converts colours in any CSS notation (`#0bf`, `0bddf2`, `teal`, `hsl(207 90% 50%)`) to `#rrggbb`, as colour
 * pickers need it, or to `undefined` for other text. A colour outside sRGB loses chroma, as in the tokens.
 */
export function readColor(text: string): string | undefined {
  const written = text.trim()
  const [, red, green, blue] = short.exec(written) ?? []
  if (red && green && blue) return `#${red}${red}${green}${green}${blue}${blue}`.toLowerCase()
  const [, digits] = long.exec(written) ?? []
  if (digits) return `#${digits.toLowerCase()}`
  const [, lightness, percent, chroma, hue] = oklch.exec(written) ?? []
  const lch = [Number(lightness) / (percent ? 100 : 1), Number(chroma), Number(hue)] as const
  if (!written.startsWith('oklch')) return parseColor(written)
  return lch.every(Number.isFinite) && lch[0] <= 1 ? toHex([...lch]) : parseColor(written)
}

/**
 * The colour that the browser paints for a CSS colour. A colour picker does not support opacity, so it is
 * dropped.
 */
function parseColor(written: string): string | undefined {
  if (typeof document === 'undefined' || /^(currentcolor|transparent)$/i.test(written)) return undefined
  const canvas = document.createElement('canvas')
  canvas.width = 1
  canvas.height = 1
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (pen === null) return undefined
  // A canvas ignores an invalid colour and keeps the previous one.
  const stored = ['#000000', '#ffffff'].map((before) => {
    pen.fillStyle = before
    pen.fillStyle = written
    return pen.fillStyle
  })
  if (stored[0] !== stored[1]) return undefined
  pen.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0, alpha = 0] = pen.getImageData(0, 0, 1, 1).data
  if (alpha === 0) return undefined
  return `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

/** The colour picker of the browser. It has no empty value, so it shows the background instead. */
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
