/** Lifecycle of documents: publishing, scheduling, archive, trash, and the timer for scheduled changes. */

import type { Locale } from '@cyanotype/content/model/index.ts'
import type { Principal } from '../http/calls/principal.ts'
import type { WakeTimer } from '../platform/wake-timer.ts'
import { startWakeTimer } from '../platform/wake-timer.ts'
import type { BulkInput, BulkResult } from './bulk-change.ts'
import { bulkChange } from './bulk-change.ts'
import type { DocumentResponse, PublishPlan, TrashResponse } from './core/document-schemas.ts'
import type { DocumentContext } from './core/operation-context.ts'
import type { CopyInput } from './drafts/create-document.ts'
import { copyDocument } from './drafts/create-document.ts'
import type { PublishSets } from './publish-sets/index.ts'
import { openPublishSets } from './publish-sets/index.ts'
import type { PlanQuestion } from './publishing/publish-dependencies.ts'
import { publishPlan } from './publishing/publish-dependencies.ts'
import type { LayersInput } from './publishing/publish-document.ts'
import {
  archiveDocument,
  publishDocument,
  unarchiveDocument,
  unpublishDocument,
} from './publishing/publish-document.ts'
import type { PublishTogether } from './publishing/publish-together.ts'
import { publishTogether } from './publishing/publish-together.ts'
import { runSchedules } from './publishing/run-schedules.ts'
import type { CancelScheduleInput, Reschedule, ScheduleInput } from './publishing/schedule-layers.ts'
import { cancelSchedule, reschedule, scheduleDocument } from './publishing/schedule-layers.ts'
import { listTrash } from './trash/list-trash.ts'
import { deletePermanently, emptyTrash, restoreDocument, trashDocument } from './trash/trash-document.ts'

export interface Lifecycle {
  publish(input: LayersInput): Promise<DocumentResponse>
  unpublish(input: LayersInput<Locale>): Promise<DocumentResponse>
  archive(input: LayersInput<Locale>): Promise<DocumentResponse>
  unarchive(input: LayersInput<Locale>): Promise<DocumentResponse>
  /** Publishes several documents at once, all or none. */
  publishTogether(input: PublishTogether): Promise<{ set: string }>
  readonly publishSets: PublishSets
  /** The linked documents that visitors do not see yet. */
  publishPlan(question: PlanQuestion): Promise<PublishPlan>
  schedule(input: ScheduleInput): Promise<DocumentResponse>
  /** Moves a schedule to another time. */
  reschedule(input: Reschedule): Promise<DocumentResponse>
  cancelSchedule(input: CancelScheduleInput): Promise<DocumentResponse>
  copy(input: CopyInput): Promise<DocumentResponse>
  trash(input: LayersInput): Promise<DocumentResponse>
  restore(input: LayersInput): Promise<DocumentResponse>
  /** Deletes permanently. */
  delete(input: LayersInput): Promise<void>
  trashed(input: { readonly actor: Principal; readonly after?: string | undefined }): Promise<TrashResponse>
  /** Changes each document independently, with a result for each. */
  bulkChange(input: BulkInput): Promise<readonly BulkResult[]>
  /** Runs schedules that are due. Returns the time of the next one, as ISO 8601. */
  doWhatIsDue(): Promise<string | undefined>
  /** Permanently deletes documents that were in the trash for too long. */
  emptyTrash(): Promise<void>
  /** Runs schedules at their time until it is stopped. */
  startTimer(onError: (error: unknown) => void): Pick<WakeTimer, 'stop'>
}

export function openLifecycle(context: DocumentContext): Lifecycle {
  let timer: WakeTimer | undefined
  const doWhatIsDue = () => runSchedules(context)
  return {
    publish: (input) => publishDocument(context, input),
    unpublish: (input) => unpublishDocument(context, input),
    archive: (input) => archiveDocument(context, input),
    unarchive: (input) => unarchiveDocument(context, input),
    publishTogether: (input) => publishTogether(context, input),
    publishSets: openPublishSets(context, () => timer?.wake()),
    publishPlan: (question) => publishPlan(context, question),
    async schedule(input) {
      const scheduled = await scheduleDocument(context, input)
      timer?.wake()
      return scheduled
    },
    async reschedule(input) {
      const rescheduled = await reschedule(context, input)
      timer?.wake()
      return rescheduled
    },
    cancelSchedule: (input) => cancelSchedule(context, input),
    copy: (input) => copyDocument(context, input),
    trash: (input) => trashDocument(context, input),
    restore: (input) => restoreDocument(context, input),
    delete: (input) => deletePermanently(context, input),
    trashed: (input) => listTrash(context, input),
    async bulkChange(input) {
      const outcomes = await bulkChange(context, input)
      if (input.action === 'schedule') timer?.wake()
      return outcomes
    },
    doWhatIsDue,
    emptyTrash: () => emptyTrash(context),
    startTimer(onError) {
      timer = startWakeTimer({ clock: context.clock, work: doWhatIsDue, onError })
      return timer
    },
  }
}
