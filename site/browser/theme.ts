/** The theme that a reader chose on this device. `before-paint.ts` puts it in place on the next page. */
const key = 'cyanotype:theme'

export function keepTheme(): void {
  const choices = document.querySelectorAll<HTMLInputElement>('.theme-switch input')
  const chosen = document.documentElement.dataset.theme ?? 'system'
  for (const choice of choices) {
    choice.checked = choice.value === chosen
    choice.addEventListener('change', () => choose(choice.value))
  }
  const menu = document.querySelector<HTMLDetailsElement>('.theme-switch')
  document.addEventListener('click', ({ target }) => {
    if (menu?.open && target instanceof Node && !menu.contains(target)) menu.open = false
  })
  menu?.addEventListener('keydown', ({ key: pressed }) => {
    if (pressed !== 'Escape') return
    menu.open = false
    menu.querySelector('summary')?.focus()
  })
}

function choose(theme: string): void {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  try {
    if (theme === 'system') localStorage.removeItem(key)
    else localStorage.setItem(key, theme)
  } catch {
    // A browser may refuse storage; then the choice lasts as long as the page.
  }
}
