/** Light, dark, or what the device says. The choice is kept on the device, where the site finds it too. */
export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** The site's own key, written there in `site/browser/theme.ts`. */
const key = 'cyanotype:theme'

export function readTheme(storage: Storage): Theme {
  const kept = storage.getItem(key)
  return themes.find((theme) => theme === kept) ?? 'system'
}

export function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}

export function saveTheme(storage: Storage, theme: Theme): void {
  applyTheme(theme)
  try {
    if (theme === 'system') storage.removeItem(key)
    else storage.setItem(key, theme)
  } catch {
    // A full storage holds on to unsaved words rather than to a colour.
  }
}
