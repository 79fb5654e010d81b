import type { Locale } from '@cyanotype/content/model/locales.ts'
import { localizedPath } from '@cyanotype/content/model/locales.ts'
import { useLocation } from '../router/use-router.ts'
import { useChangePreferences } from '../session/preferences.ts'

/** The same screen in another language. The page loads anew; what was typed is kept on the device meanwhile. */
export function useSpeak(): (locale: Locale) => void {
  const { pathname, searchStr } = useLocation()
  const change = useChangePreferences()
  return (language) => {
    change({ language })
    location.assign(localizedPath(language, pathname + searchStr))
  }
}
