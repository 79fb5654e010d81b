/** The lines of a long list, and which of them have to be there to be seen. */
import type { ComboboxOption } from './find-options.ts'

/** An option, or the name of the group that begins with the next one. */
export type Row =
  | { readonly kind: 'group'; readonly group: string }
  | { readonly kind: 'option'; readonly option: ComboboxOption; readonly position: number }

export function rowsOf(options: readonly ComboboxOption[]): readonly Row[] {
  return options.flatMap((option, position): Row[] => {
    const row = { kind: 'option', option, position } as const
    const { group } = option
    return group === undefined || group === options[position - 1]?.group
      ? [row]
      : [{ kind: 'group', group }, row]
  })
}

/** More than a list shows at once, so that scrolling meets no gap. */
const ahead = 10
const shown = 20

/** The numbers of the rows that are made: those in sight, and the one that is pointed at, wherever it is. */
export function visibleRows(first: number, active: number, count: number): readonly number[] {
  const start = Math.max(0, Math.min(first, count - 1) - ahead)
  const end = Math.min(count, Math.max(first, 0) + shown + ahead)
  const places = Array.from({ length: Math.max(0, end - start) }, (_, index) => start + index)
  if (active < 0 || active >= count || (active >= start && active < end)) return places
  return active < start ? [active, ...places] : [...places, active]
}
