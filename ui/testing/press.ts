/** What a person does with keys, for stories: `press('{Tab}{Enter}')`. `{Onward}` is the arrow that points where reading goes. */
import { userEvent as simulated } from 'storybook/test'

/**
 * Real keys where a test drives the browser. In Storybook's own page they are simulated, and the browser opens no
 * `details` for a simulated key: there it is opened as by a press.
 */
export async function press(meant: string): Promise<void> {
  const isLeftward = getComputedStyle(document.activeElement ?? document.body).direction === 'rtl'
  const keys = meant.replaceAll('{Onward}', isLeftward ? '{ArrowLeft}' : '{ArrowRight}')
  if (import.meta.env.MODE === 'test') {
    const { userEvent } = await import('vitest/browser')
    await userEvent.keyboard(keys)
    return
  }
  for (const [key] of keys.matchAll(/\{[^}]+\}|./g)) {
    await simulated.keyboard(key)
    const { activeElement } = document
    if (/^(\{Enter\}| )$/.test(key) && activeElement?.matches('summary')) await simulated.click(activeElement)
  }
}
