/**
 * Dialogs of a list. The most common ones load when the list is rendered, all of them at the latest when they
 * open.
 */
import { useEffect } from 'react'
import { partAbove } from '../../shell/lazy/lazy-component.tsx'
import { whenIdle } from '../../shell/lazy/lazy-module.ts'
import { Sending } from './actions/lazy-send.ts'

export const PublishDialog = partAbove(
  async () => (await import('./actions/publish-dialog.tsx')).PublishDialog,
)
export const PlanDialog = partAbove(
  async () => (await import('../../lists/bulk-actions/schedule-dialog.tsx')).PlanDialog,
)
export const CopyDialog = partAbove(
  async () => (await import('../../lists/bulk-actions/copy-dialog.tsx')).CopyDialog,
)
export const TakeDownDialog = partAbove(
  async () => (await import('../../lists/bulk-actions/unpublish-dialog.tsx')).TakeDownDialog,
)
export const RefusedDialog = partAbove(
  async () => (await import('./actions/failed-dialog.tsx')).RefusedDialog,
)

export function useDialogsAhead(): void {
  useEffect(
    () =>
      whenIdle(() => {
        void PublishDialog.load()
        void RefusedDialog.load()
        void Sending.load()
      }),
    [],
  )
}
