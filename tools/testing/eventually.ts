/** Waits in tests. `vi.waitFor` gives up after a second, which is too short on a busy machine. */
import { vi } from 'vitest'

/** Repeats a check until it passes, and returns its result. */
export function eventually<Result>(check: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(check, { timeout: 30_000 })
}
