/** State of a number field: the typed text, and the number that it means. */
import type { KeyboardEvent } from 'react'
import { useState } from 'react'
import { useValue } from '../../internal/use-controllable-value.ts'

interface NumberOptions extends NumberLimits {
  readonly lang: string
  readonly value: number | null | undefined
  readonly defaultValue: number | null
  readonly onValueChange: ((value: number | null) => void) | undefined
}

type Reached = 'highest' | 'lowest' | undefined

function limitReached(requested: number | null, { min = -Infinity, max = Infinity }: NumberLimits): Reached {
  if (requested === null) return undefined
  if (requested > max) return 'highest'
  return requested < min ? 'lowest' : undefined
}

const stepsByKey: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }

export function useNumber({ lang, value, defaultValue, onValueChange, ...limits }: NumberOptions) {
  const [number, change] = useValue(value, defaultValue, onValueChange)
  /** The typed text, until it is a valid number. */
  const [draft, setDraft] = useState<string | null>(null)
  const entered = draft === null ? number : readNumber(draft, lang)
  /** No error is shown while typing. */
  const [isLeft, setIsLeft] = useState(false)
  /** The limit that replaced the last number. */
  const [reached, setReached] = useState<Reached>()

  const become = (next: number | null, requested = next) => {
    setDraft(null)
    setIsLeft(false)
    setReached(limitReached(requested, limits))
    if (next !== number) change(next)
  }
  /** Invalid text stays, so that the user can correct it. */
  const settle = () => {
    if (draft === null) return
    setIsLeft(true)
    if (entered !== undefined) become(entered === null ? null : withinLimits(entered, limits), entered)
    else if (number !== null) change(null)
  }
  const step = (steps: number) => {
    const from = entered ?? number ?? 0
    become(stepFrom(from, steps, limits), withinLimits(from, limits) + steps * (limits.step ?? 1))
  }
  // The parent sets a controlled number, such as the control around it. Only the typed text is dropped.
  const reset = () => become(value === undefined ? defaultValue : number)

  const handleKeyDown = (event: KeyboardEvent) => {
    const steps = stepsByKey[event.key]
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'Enter') settle()
    if (steps === undefined) return
    event.preventDefault()
    step(steps)
  }

  return {
    number,
    text: draft ?? writeNumber(number, lang),
    isUnreadable: isLeft && draft !== null && entered === undefined,
    reached,
    write(text: string) {
      setDraft(text)
      setReached(undefined)
      // An error stays until the text is a number.
      if (readNumber(text, lang) !== undefined) setIsLeft(false)
    },
    settle,
    step,
    reset,
    handleKeyDown,
  }
}

/** Steps between two bounds, exact in decimals: 0.1 and 0.2 make 0.3. */
export interface NumberLimits {
  /** The lowest number that is allowed. */
  readonly min?: number | undefined
  /** The highest number that is allowed. */
  readonly max?: number | undefined
  /** How far the arrow keys and the buttons change the number. @default 1 */
  readonly step?: number | undefined
}

export function withinLimits(value: number, { min = -Infinity, max = Infinity }: NumberLimits): number {
  return Math.max(min, Math.min(max, value))
}

const decimalsOf = (value: number) => {
  const [digits = '', exponent = '0'] = value.toString().split('e')
  return Math.max(0, (digits.split('.')[1]?.length ?? 0) - Number(exponent))
}

/**
 * Adds a number of steps. A value between two steps first goes to the next one in that direction, as in a
 * native field.
 */
export function stepFrom(value: number, steps: number, { min, max, step = 1 }: NumberLimits): number {
  const base = min ?? 0
  const places = Math.min(20, Math.max(decimalsOf(step), decimalsOf(base)))
  const position = (withinLimits(value, { min, max }) - base) / step
  const nearest = Math.round(position)
  const isOnStep = Math.abs(position - nearest) < 1e-9
  const between = steps > 0 ? Math.floor(position) : Math.ceil(position)
  const reached = base + ((isOnStep ? nearest : between) + steps) * step
  return withinLimits(Number(reached.toFixed(places)), { min, max })
}

/** Reads typed numbers: in the notation and digits of the language, and with what keyboards offer instead. */

const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code))

/** Digits of any script as 0 to 9: each script has its ten in a row. */
export function latinDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    let zero = code
    while (code - zero < 9 && isDigit(zero - 1)) zero -= 1
    return String(code - zero)
  })
}

function signsOf(lang: string) {
  const parts = new Intl.NumberFormat(lang, { useGrouping: true }).formatToParts(12345.6)
  const sign = (type: string) => parts.find((part) => part.type === type)?.value.trim() ?? ''
  return { group: sign('group'), decimal: sign('decimal') }
}

const invisible = /[\s\u200e\u200f\u061c'’]/g

/** The number, `null` for an empty text, `undefined` for other text. */
export function readNumber(text: string, lang: string): number | null | undefined {
  const { group, decimal } = signsOf(lang)
  const written = latinDigits(text).replace(invisible, '').replace(/[−–]/g, '-').replaceAll('٬', '')
  if (written === '') return null
  const plain = ungroup(written.replaceAll('٫', decimal), group, decimal).replace(decimal, '.')
  return /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(plain) ? Number(plain) + 0 : undefined
}

/**
 * Removes group separators. A single separator that is not before three digits is the decimal sign:
 * “2,5” in English is never 25.
 */
function ungroup(text: string, group: string, decimal: string): string {
  const foreign = decimal === ',' ? '.' : ','
  if (group === '') return text.replace(foreign, decimal)
  const parts = text.split(group)
  const isDecimal = parts.length === 2 && !text.includes(decimal) && !/^\d{3}$/.test(parts[1] ?? '')
  if (isDecimal) return parts.join(decimal)
  return group === foreign ? parts.join('') : parts.join('').replace(foreign, decimal)
}

export function writeNumber(value: number | null, lang: string): string {
  return value === null ? '' : new Intl.NumberFormat(lang, { maximumFractionDigits: 12 }).format(value)
}
