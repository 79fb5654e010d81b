import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useState } from 'react'
import { useAdmin } from '../app-context/app-context.tsx'
import { useChangePreferences, usePreferences } from '../app-context/preferences.ts'
import type { Theme } from './theme.ts'
import { readTheme, saveTheme, themes } from './theme.ts'

interface ThemeChoice {
  readonly value: Theme
  readonly options: readonly { readonly value: Theme; readonly label: string }[]
  readonly onChange: (theme: string) => void
}

/**
 * Theme choice: light, dark or system. It applies to this device at once and is stored in the user's
 * preferences.
 */
export function useThemeChoice(): ThemeChoice {
  const { t } = useLingui()
  const { storage } = useAdmin()
  const { theme } = usePreferences()
  const change = useChangePreferences()
  const [value, setValue] = useState(() => readTheme(storage))
  const show = (next: Theme) => {
    saveTheme(storage, next)
    setValue(next)
  }
  const applyFromOtherDevice = useEffectEvent(show)
  useEffect(() => {
    if (theme !== undefined) applyFromOtherDevice(theme)
  }, [theme])
  const labels: Readonly<Record<Theme, string>> = { system: t`System`, light: t`Light`, dark: t`Dark` }
  return {
    value,
    options: themes.map((name) => ({ value: name, label: labels[name] })),
    onChange(chosen) {
      const next = themes.find((name) => name === chosen)
      if (next === undefined) return
      show(next)
      change({ theme: next })
    },
  }
}
