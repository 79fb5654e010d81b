/** Theme: light, dark or system. The choice is stored on the device, where the site reads it too. */
export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** The same key as on the site: see `content/contracts/device-storage.ts`. */
const key = 'cyanotype:theme'

export function readTheme(storage: Storage): Theme {
  const stored = storage.getItem(key)
  return themes.find((theme) => theme === stored) ?? 'system'
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
    // A full storage is needed for unsaved text. The theme may be lost.
  }
}
