/** For one test, the device is one for fingers: what asks for a fine pointer hears that there is none. */
import { onTestFinished, vi } from 'vitest'

export function pressWithFingers(): void {
  const ask = window.matchMedia.bind(window)
  const spy = vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ask(query.replace('(pointer: fine)', 'not all')))
  onTestFinished(() => spy.mockRestore())
}
