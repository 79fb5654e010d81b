import { toasts } from '@cyanotype/ui/index.ts'

/** Clears toasts, which outlive their screen, so that one test does not disturb the next. */
export function forgetToasts(): void {
  for (const { id } of toasts.entries()) toasts.close(id)
}
