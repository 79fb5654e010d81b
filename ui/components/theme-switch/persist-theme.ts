/** Stores the theme that the reader chose on this device. */
import { closeOnLeave } from '../../internal/close-details.ts'

export const themeKey = 'cyanotype:theme'

/** Shows and stores the chosen theme. A script in the head applies it before the first paint. */
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
    // A browser may refuse storage. Then the choice lasts as long as the page.
  }
}
