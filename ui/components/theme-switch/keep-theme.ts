/** The theme that a reader chose on this device. */
import { closeOnLeave } from '../../internal/close-details.ts'

export const themeKey = 'cyanotype:theme'

/** Shows which theme is chosen, and keeps a new choice. A page's head puts it in place before anything is painted. */
export function persistTheme(menu: HTMLDetailsElement): () => void {
  const { dataset } = document.documentElement
  const choices = menu.querySelectorAll('input')
  for (const choice of choices) choice.checked = choice.value === (dataset.theme ?? 'system')
  const handleChange = ({ target }: Event) => {
    if (target instanceof HTMLInputElement) choose(target.value)
  }
  menu.addEventListener('change', handleChange)
  const stop = closeOnLeave(menu)
  return () => {
    menu.removeEventListener('change', handleChange)
    stop()
  }
}

function choose(theme: string): void {
  const { dataset } = document.documentElement
  if (theme === 'system') delete dataset.theme
  else dataset.theme = theme
  try {
    if (theme === 'system') localStorage.removeItem(themeKey)
    else localStorage.setItem(themeKey, theme)
  } catch {
    // A browser may refuse storage; then the choice lasts as long as the page.
  }
}
