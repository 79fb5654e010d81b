/** Which languages are shown beside the one that is edited. The choice is stored on this device. */
import type { Locale } from '@cyanotype/content/model/index.ts'
import { siteLocales } from '@cyanotype/content/model/index.ts'
import { storedChoice } from '../../app-context/stored-choice.ts'
import type { EditingState } from '../state/editing-state.ts'

const { useStored, choose } = storedChoice('cyanotype:languages-beside')

/** The chosen languages, or `undefined` before a choice. */
export function useShownLocales(): readonly [
  readonly Locale[] | undefined,
  (locales: readonly Locale[]) => void,
] {
  const names = useStored()?.split(' ')
  return [
    names && siteLocales().filter((code) => names.includes(code)),
    (locales) => choose(locales.join(' ')),
  ]
}

/** Languages with text, of which one can be shown beside another. */
export function writtenLocales({ edits }: EditingState): readonly Locale[] {
  return siteLocales().filter((code) => edits[code].version > 0 || edits[code].data !== edits[code].base)
}
