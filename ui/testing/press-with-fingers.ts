/** Simulates a touch device for one test: media queries for a fine pointer do not match. */
import { onTestFinished, vi } from 'vitest'

export function pressWithFingers(): void {
  const original = window.matchMedia.bind(window)
  const spy = vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => original(query.replace('(pointer: fine)', 'not all')))
  onTestFinished(() => spy.mockRestore())
}
