/** The place whose clocks are meant: found by typing, each with its offset at that moment. */
import { useCallback, useId } from 'react'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import { Combobox } from '../combobox/combobox.tsx'
import type { ComboboxOption } from '../combobox/find-options.ts'
import { findOptions } from '../combobox/find-options.ts'
import { offsetName, zones } from './zoned-time.ts'

const messages = { dateTime: english.dateTime }

interface ZoneFieldProps {
  readonly zone: string
  /** Offsets change with the seasons. */
  readonly instant: number
  readonly disabled: boolean | undefined
  readonly onZoneChange: (zone: string) => void
}

const nameOf = (zone: string) => zone.replaceAll('_', ' ')

/** Made when somebody looks for one: there are hundreds, and each asks its clock. */
function optionsAt(instant: number, lang: string): readonly ComboboxOption[] {
  return zones().map((zone) => ({ value: zone, label: nameOf(zone), note: offsetName(instant, zone, lang) }))
}

export function ZoneField({ zone, instant, disabled, onZoneChange }: ZoneFieldProps) {
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
