import type { ComponentPropsWithRef, RefObject } from 'react'
import { useCallback, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'
import { cx } from '../../internal/cx.ts'
import { useComposedRef } from '../../internal/refs.ts'
import { useFormReset, useValue } from '../../internal/use-controllable-value.ts'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import { Combobox } from '../combobox/combobox.tsx'
import type { ComboboxOption } from '../combobox/options.ts'
import { findOptions } from '../combobox/options.ts'
import { DateField } from '../date-field/date-field.tsx'
import type { FieldText } from '../field/field.tsx'
import { FieldGroup } from '../field/field-group.tsx'
import { TimeField } from '../time-field/time-field.tsx'
import type { ResolvedTime } from './zoned-time.ts'
import { instantOf, localTime, offsetName, zoneHere, zones } from './zoned-time.ts'

const messages = { dateTime: english.dateTime }

export interface DateTimeFieldProps
  extends FieldText,
    MomentValue,
    Omit<ComponentPropsWithRef<'fieldset'>, 'children' | 'role' | keyof MomentValue> {
  /** The form receives the instant under this name, and the time zone under it with `-zone`. */
  readonly name?: string | undefined
  /** Marks the field as required. A form cannot be sent without a value. */
  readonly required?: boolean | undefined
  /** The first day that is allowed, such as `2026-11-20`. */
  readonly min?: string | undefined
  /** The last day that is allowed, such as `2026-11-30`. */
  readonly max?: string | undefined
}

/**
 * Fields for a date and a time in a time zone. The value is an instant. `ref`, `className` and all other
 * props go to the fieldset.
 */
export function DateTimeField(props: DateTimeFieldProps) {
  const { value, defaultValue, onValueChange, defaultZone, name, ...others } = props
  const { min, max, error, className, ref, ...rest } = others
  const { word } = useUi(messages)
  const fieldset = useRef<HTMLFieldSetElement>(null)
  const options = { value, defaultValue, onValueChange, defaultZone }
  const { moment, parts, set, found } = useMoment(fieldset, options)
  const skipped = found?.kind === 'skipped' ? word('dateTime.skipped') : undefined
  const timeInput = useBlocked(skipped)
  const fixed = { disabled: rest.disabled, required: rest.required }
  return (
    <FieldGroup
      {...rest}
      ref={useComposedRef(fieldset, ref)}
      error={skipped ?? error}
      className={cx('date-time-field', className)}
    >
      <div className="date-time-parts">
        <DateField
          {...{ ...fixed, min, max }}
          label={word('dateTime.date')}
          value={parts.date}
          onValueChange={(date) => set({ date })}
        />
        <TimeField
          {...fixed}
          ref={timeInput}
          label={word('dateTime.time')}
          value={parts.time}
          onValueChange={(time) => set({ time })}
        />
        <ZoneField
          zone={parts.zone}
          instant={found?.instant ?? Date.parse('2026-01-01T00:00Z')}
          disabled={rest.disabled}
          onZoneChange={(zone) => set({ zone })}
        />
      </div>
      <p className="date-time-note" role="status">
        {found?.kind === 'repeated' ? word('dateTime.repeated') : null}
      </p>
      {name ? (
        <>
          <input type="hidden" name={name} value={moment?.instant ?? ''} disabled={rest.disabled} />
          <input type="hidden" name={`${name}-zone`} value={parts.zone} disabled={rest.disabled} />
        </>
      ) : null}
    </FieldGroup>
  )
}

/** Blocks the form while the time does not exist. The time field itself blocks it while its text is unreadable. */
function useBlocked(problem: string | undefined) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const { current } = input
    if (problem === undefined || current === null) return undefined
    current.setCustomValidity(problem)
    return () => current.setCustomValidity('')
  }, [problem])
  return input
}

interface ZoneFieldProps {
  readonly zone: string
  /** Offsets change with the seasons. */
  readonly instant: number
  readonly disabled: boolean | undefined
  readonly onZoneChange: (zone: string) => void
}

const nameOf = (zone: string) => zone.replaceAll('_', ' ')

/** Created when the user opens the list: there are hundreds of zones, and each computes its offset. */
function optionsAt(instant: number, lang: string): readonly ComboboxOption[] {
  return zones().map((zone) => ({ value: zone, label: nameOf(zone), note: offsetName(instant, zone, lang) }))
}

/** The time zone: found by typing, each with its offset at that instant. */
function ZoneField({ zone, instant, disabled, onZoneChange }: ZoneFieldProps) {
  const { word, lang } = useUi(messages)
  const offsetId = useId()
  const find = useCallback(
    async (query: string) => findOptions(optionsAt(instant, lang), query),
    [instant, lang],
  )
  return (
    <Combobox
      label={word('dateTime.zone')}
      help={
        <span id={offsetId} className="date-time-offset">
          {offsetName(instant, zone, lang)}
        </span>
      }
      aria-describedby={offsetId}
      options={find}
      value={{ value: zone, label: nameOf(zone) }}
      onValueChange={(option) => option && onZoneChange(option.value)}
      required
      disabled={disabled}
    />
  )
}

// State of a date and time field: day, time and zone. The value is reported when all three are set and the
// time exists.

export interface Moment {
  /** In UTC: `2026-11-20T12:30:00.000Z`. */
  readonly instant: string
  /** The time zone: `Europe/Tallinn`. */
  readonly zone: string
}

interface Parts {
  readonly date: string
  readonly time: string
  readonly zone: string
}

export interface MomentValue {
  /** The chosen value, or `null` if it is empty or incomplete. */
  readonly value?: Moment | null | undefined
  /** The moment at first, for a field that keeps its own value. */
  readonly defaultValue?: Moment | null | undefined
  /** Called with the new moment, or with `null` when the field is cleared. */
  readonly onValueChange?: ((moment: Moment | null) => void) | undefined
  /** The initial time zone. By default that of the reader. */
  readonly defaultZone?: string | undefined
}

const neverChanges = () => () => undefined

function partsOf({ instant, zone }: Moment): Parts {
  const [date = '', time = ''] = localTime(Date.parse(instant), zone).split('T')
  return { date, time, zone }
}

const isSame = (one: Moment | null, other: Moment | null) =>
  one?.instant === other?.instant && one?.zone === other?.zone

const resolvedIn = ({ date, time, zone }: Parts): ResolvedTime | undefined =>
  date === '' || time === '' ? undefined : instantOf(`${date}T${time}`, zone)

/** A time that the clocks skip has no value, so that nothing is scheduled at an unintended time. */
function momentOf(parts: Parts): Moment | null {
  const resolvedTime = resolvedIn(parts)
  if (resolvedTime === undefined || resolvedTime.kind === 'skipped') return null
  return { instant: new Date(resolvedTime.instant).toISOString(), zone: parts.zone }
}

function useMoment(
  fieldset: RefObject<HTMLFieldSetElement | null>,
  { value, defaultValue = null, onValueChange, defaultZone }: MomentValue,
) {
  const [moment, change] = useValue(value, defaultValue, onValueChange)
  const here = useSyncExternalStore(neverChanges, zoneHere, () => 'UTC')
  const [draft, setDraft] = useState<Parts | null>(null)
  /** The text of the user stays while the parent holds the value that came from it. */
  const isOwn = draft !== null && isSame(momentOf(draft), moment)
  const partsOfValue = moment ? partsOf(moment) : { date: '', time: '', zone: defaultZone ?? here }
  const parts = isOwn ? draft : partsOfValue
  const set = (part: Partial<Parts>) => {
    const next = { ...parts, ...part }
    setDraft(next)
    const nextMoment = momentOf(next)
    if (!isSame(nextMoment, moment)) change(nextMoment)
  }
  useFormReset(fieldset, () => {
    setDraft(null)
    if (value === undefined && !isSame(defaultValue, moment)) change(defaultValue)
  })
  return { moment, parts, set, found: resolvedIn(parts) }
}
