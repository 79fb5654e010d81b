import { toasts } from '@cyanotype/ui/index.ts'

/** Notices outlive the screen that they stand on: what one test was told is not to be in the way of the next. */
export function forgetToasts(): void {
  for (const { id } of toasts.entries()) toasts.close(id)
}
