/** Whether letters and signs alone are commands. The map of keys leads here. */
import { Switch } from '@cyanotype/ui/index.ts'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { useLocation } from '../../router/use-router.ts'
import { useChangePreferences } from '../../session/preferences.ts'
import { isOnApple } from '../../shell/commands/on-apple.ts'
import { placeOfSingleKeys, useSingleKeys } from '../../shell/commands/single-key-shortcuts.ts'

export function OwnKeys() {
  const { t } = useLingui()
  const isOn = useSingleKeys()
  const change = useChangePreferences()
  const mod = isOnApple() ? '⌘' : 'Ctrl'
  return (
    <Switch
      ref={useFocusOnRequest()}
      label={t`Single-key commands`}
      hint={t`J and K go from row to row, ? shows all keys. Turn them off if you dictate, or often press keys by accident; keys with ${mod} go on working.`}
      checked={isOn}
      onChange={({ target }) => change({ singleKeys: target.checked ? null : 'off' })}
    />
  )
}

/** Takes the focus from the heading, each time that somebody is led to this very switch. */
function useFocusOnRequest() {
  const control = useRef<HTMLInputElement>(null)
  const location = useLocation()
  useEffect(() => {
    if (location.publicHref.endsWith(`#${placeOfSingleKeys}`)) control.current?.focus()
  }, [location])
  return control
}
