/**
 * Dialogs of a list. The most common ones load when the list is rendered, all of them at the latest when they
 * open.
 */
import { useEffect } from 'react'
import { lazyPart } from '../../lazy/lazy-component.tsx'
import { onDemand, whenIdle } from '../../lazy/lazy-module.ts'

export const PublishDialog = lazyPart(
  async () => (await import('./actions/publish-dialog.tsx')).PublishDialog,
)
export const BulkScheduleDialog = lazyPart(
  async () => (await import('./actions/schedule-dialog.tsx')).BulkScheduleDialog,
)
export const PublishSetDialog = lazyPart(
  async () => (await import('./actions/publish-set-dialog.tsx')).PublishSetDialog,
)
export const CopyDialog = lazyPart(async () => (await import('./actions/copy-dialog.tsx')).CopyDialog)
export const UnpublishDialog = lazyPart(
  async () => (await import('./actions/unpublish-dialog.tsx')).UnpublishDialog,
)
export const FailedDialog = lazyPart(async () => (await import('./actions/failed-dialog.tsx')).FailedDialog)

export function useDialogsAhead(): void {
  useEffect(
    () =>
      whenIdle(() => {
        void PublishDialog.load()
        void FailedDialog.load()
        void Sending.load()
      }),
    [],
  )
}

const source = onDemand(() => import('./actions/run-action.ts'))

/**
 * Loads the code that sends and undoes actions, when the list is rendered or at the latest on the first
 * action.
 */
export const Sending = {
  load: source.load,
  isLoaded: () => source.part() !== undefined,
}
