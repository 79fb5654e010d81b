/**
 * Letters and signs that are commands by themselves can be turned off, in the account: those who speak to their device, and
 * those whose hands do not always hit what they aim at, would else do what they never meant to.
 */
import { useLayoutEffect, useRef } from 'react'
import { usePreferences } from '../../session/preferences.ts'

export const placeOfSingleKeys = 'single-keys'

/** Whether a letter or a sign by itself is a command; where not, nothing hints at it either. */
export function useSingleKeys(): boolean {
  return usePreferences().singleKeys !== 'off'
}

/** The same, for what asks later than it is drawn. */
export function useSingleKeysNow(): () => boolean {
  const isOn = useSingleKeys()
  const latest = useRef(isOn)
  useLayoutEffect(() => {
    latest.current = isOn
  })
  return () => latest.current
}
