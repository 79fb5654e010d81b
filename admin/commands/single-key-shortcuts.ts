/**
 * Single-key shortcuts: letters and signs that are commands. Users can turn them off in the account, because
 * speech input and unsteady hands trigger them by accident (WCAG 2.1.4).
 */
import { useLayoutEffect, useRef } from 'react'
import { usePreferences } from '../app-context/preferences.ts'

export const placeOfSingleKeys = 'single-keys'

/** Whether single keys are commands. If not, the interface does not show them either. */
export function useSingleKeys(): boolean {
  return usePreferences().singleKeys !== 'off'
}

/** The same, for code that reads it after rendering. */
export function useSingleKeysNow(): () => boolean {
  const isOn = useSingleKeys()
  const latest = useRef(isOn)
  useLayoutEffect(() => {
    latest.current = isOn
  })
  return () => latest.current
}
