import { useChangePreferences, usePreferences } from '../../session/preferences.ts'

/** Whether the navigation is drawn in to its icons, wherever somebody signs in. */
export function useCollapsed(): readonly [boolean, (isDrawnIn: boolean) => void] {
  const { navigation } = usePreferences()
  const change = useChangePreferences()
  return [navigation === 'icons', (isDrawnIn) => change({ navigation: isDrawnIn ? 'icons' : null })]
}
