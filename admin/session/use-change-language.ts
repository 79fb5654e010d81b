import type { InterfaceLocale } from '@cyanotype/content/model/locales.ts'
import { interfacePath } from '@cyanotype/content/model/locales.ts'
import { useChangePreferences } from '../app-context/preferences.ts'
import { useLocation } from '../router/router-context.tsx'

/**
 * Opens the same screen in another language with a page load. Unsaved text is stored on the device meanwhile.
 */
export function useChangeLanguage(): (locale: InterfaceLocale) => void {
  const { pathname, searchStr } = useLocation()
  const change = useChangePreferences()
  return (language) => {
    change({ language })
    location.assign(interfacePath(language, pathname + searchStr))
  }
}
