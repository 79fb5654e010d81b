import { useCallback } from 'react'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import type { ToastQueue } from './toast-queue.ts'
import { toasts } from './toast-queue.ts'

const messages = { undo: english.undo }

/** Longer than other notices: one reads it, notices the mistake, and finds the button. */
const duration = 10_000

interface UndoOptions {
  /** Stays until somebody dismisses it: for what visitors notice. */
  readonly isPersistent?: boolean
}

/** Says what was done, and offers to take it back: `undo('3 pages are in the trash', restore)`. */
export function useUndo(queue: ToastQueue = toasts) {
  const { word } = useUi(messages)
  return useCallback(
    (title: string, takeBack: () => void, { isPersistent = false }: UndoOptions = {}) =>
      queue.add({
        title,
        duration: isPersistent ? Number.POSITIVE_INFINITY : duration,
        action: { label: word('undo.action'), onPress: takeBack },
      }),
    [queue, word],
  )
}
