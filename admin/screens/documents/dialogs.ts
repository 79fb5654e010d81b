/**
 * What asks or tells over a list. What is wanted most is fetched when the list is there; all of it at the latest when it is
 * to open.
 */
import { useEffect } from 'react'
import { whenIdle } from '../../layout/on-demand.ts'
import { partAbove } from '../../layout/part.tsx'
import { Sending } from './sending.ts'

export const PublishDialog = partAbove(async () => (await import('./publish-dialog.tsx')).PublishDialog)
export const PlanDialog = partAbove(async () => (await import('../../many/plan-dialog.tsx')).PlanDialog)
export const CopyDialog = partAbove(async () => (await import('../../many/copy-dialog.tsx')).CopyDialog)
export const TakeDownDialog = partAbove(
  async () => (await import('../../many/take-down-dialog.tsx')).TakeDownDialog,
)
export const RefusedDialog = partAbove(async () => (await import('./refused-dialog.tsx')).RefusedDialog)

export function useDialogsAhead(): void {
  useEffect(
    () =>
      whenIdle(() => {
        void PublishDialog.bring()
        void RefusedDialog.bring()
        void Sending.bring()
      }),
    [],
  )
}
