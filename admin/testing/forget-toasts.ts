import { toasts } from '@cyanotype/ui/index.ts'
import { vi } from 'vitest'

/**
 * Clears toasts, which outlive their screen, so that one test does not disturb the next. Closed ones stay for a
 * moment.
 */
export async function forgetToasts(): Promise<void> {
  vi.useRealTimers()
  for (const { id } of toasts.entries()) toasts.close(id)
  const until = performance.now() + 1_000
  while (toasts.entries().length > 0 && performance.now() < until)
    await new Promise((resolve) => setTimeout(resolve, 20))
}
