import { useCallback } from 'react'
import * as english from '../../locales/en.ts'
import { useUi } from '../../provider/ui-provider.tsx'
import type { ToastQueue } from './toast-queue.ts'
import { toasts } from './toast-queue.ts'

const messages = { undo: english.undo }

/** Longer than for other toasts: the user reads it, notices the mistake, and finds the button. */
const durationMs = 10_000

interface UndoOptions {
  /** Stays until the user closes it, for changes that visitors see. */
  readonly isPersistent?: boolean
}

/** Shows what was done, with an undo button: `undo('3 pages are in the trash', restore)`. */
export function useUndo(queue: ToastQueue = toasts) {
  const { word } = useUi(messages)
  return useCallback(
    (title: string, takeBack: () => void, { isPersistent = false }: UndoOptions = {}) =>
      queue.add({
        title,
        duration: isPersistent ? Number.POSITIVE_INFINITY : durationMs,
        action: { label: word('undo.action'), onPress: takeBack },
      }),
    [queue, word],
  )
}
