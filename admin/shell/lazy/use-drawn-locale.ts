import { useChangePreferences, usePreferences } from '../../session/preferences.ts'

/** Whether the navigation is collapsed to icons. Stored in the user's preferences. */
export function useCollapsed(): readonly [boolean, (isDrawnIn: boolean) => void] {
  const { navigation } = usePreferences()
  const change = useChangePreferences()
  return [navigation === 'icons', (isDrawnIn) => change({ navigation: isDrawnIn ? 'icons' : null })]
}
