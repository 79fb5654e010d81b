/** Which languages are shown beside the one that is edited. The choice is stored on this device. */
import type { Locale } from '@cyanotype/content/model/index.ts'
import { siteLocales } from '@cyanotype/content/model/index.ts'
import { useSyncExternalStore } from 'react'
import type { EditingState } from '../state/editing-state.ts'

const key = 'cyanotype:languages-beside'
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const read = () => localStorage.getItem(key)

function choose(locales: readonly Locale[]): void {
  try {
    localStorage.setItem(key, locales.join(' '))
  } catch {
    // A full storage is needed for unsaved text.
  }
  for (const listener of listeners) listener()
}

/** The chosen languages, or `undefined` before a choice. */
export function useShownLocales(): readonly [
  readonly Locale[] | undefined,
  (locales: readonly Locale[]) => void,
] {
  const stored = useSyncExternalStore(subscribe, read)
  const names = stored?.split(' ')
  return [names && siteLocales().filter((code) => names.includes(code)), choose]
}

/** Languages with text, of which one can be shown beside another. */
export function writtenLocales({ edits }: EditingState): readonly Locale[] {
  return siteLocales().filter((code) => edits[code].version > 0 || edits[code].data !== edits[code].base)
}
