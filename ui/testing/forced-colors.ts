import { onTestFinished } from 'vitest'
import { cdp } from 'vitest/browser'

const emulate = (value: 'active' | 'none') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] })

/** Shows the page in forced colours, as in a contrast theme of Windows, until the end of the test. */
export async function forceColors(): Promise<void> {
  onTestFinished(async () => {
    await emulate('none')
  })
  await emulate('active')
}
