/** What asks or tells over a list. It is fetched when the list is there, and at the latest when it is to open. */
import { useEffect } from 'react'
import { whenIdle } from '../../layout/on-demand.ts'
import { partAbove } from '../../layout/part.tsx'

export const PublishDialog = partAbove(async () => (await import('./publish-dialog.tsx')).PublishDialog)
export const RefusedDialog = partAbove(async () => (await import('./refused-dialog.tsx')).RefusedDialog)

export function useDialogsAhead(): void {
  useEffect(
    () =>
      whenIdle(() => {
        void PublishDialog.bring()
        void RefusedDialog.bring()
      }),
    [],
  )
}
