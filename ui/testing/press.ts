/** What a person does with keys, for stories: `press('{Tab}{Enter}')`. */
import { userEvent as simulated } from 'storybook/test'

/**
 * Real keys where a test drives the browser. In Storybook's own page they are simulated, and the browser opens no
 * `details` for a simulated key: there it is opened as by a press.
 */
export async function press(keys: string): Promise<void> {
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
