/** What happens to documents after they are written, and what happens to them by itself when its time has come. */
import type { Locale } from '@cyanotype/content/model/index.ts'
import type { Timekeeper } from '../platform/wake-timer.ts'
import { keepTime } from '../platform/wake-timer.ts'
import type { BulkWish, Outcome } from './bulk-change.ts'
import { changeMany } from './bulk-change.ts'
import type { DocumentAnswer, PublishPlan, TrashAnswer } from './core/document-schemas.ts'
import type { Engine, Hand } from './core/operation-context.ts'
import type { CopyWish } from './drafts/copy-document.ts'
import { copyDocument } from './drafts/copy-document.ts'
import type { PlanQuestion } from './publishing/publish-dependencies.ts'
import { publishPlan } from './publishing/publish-dependencies.ts'
import type { LayersWish } from './publishing/publish-document.ts'
import {
  archiveDocument,
  publishDocument,
  unarchiveDocument,
  unpublishDocument,
} from './publishing/publish-document.ts'
import type { TogetherWish } from './publishing/publish-set.ts'
import { publishTogether } from './publishing/publish-set.ts'
import { runSchedules } from './publishing/run-schedules.ts'
import type { CancelWish, PlanWish } from './publishing/schedule-layers.ts'
import { cancelSchedule, planDocument } from './publishing/schedule-layers.ts'
import { listTrash } from './trash/list-trash.ts'
import { emptyTrash } from './trash/purge-trash.ts'
import { deleteForGood, restoreDocument, trashDocument } from './trash/trash-document.ts'

export interface Life {
  publish(wish: LayersWish): Promise<DocumentAnswer>
  unpublish(wish: LayersWish<Locale>): Promise<DocumentAnswer>
  archive(wish: LayersWish<Locale>): Promise<DocumentAnswer>
  unarchive(wish: LayersWish<Locale>): Promise<DocumentAnswer>
  /** Several documents at one moment, all of them or none. */
  publishTogether(wish: TogetherWish): Promise<{ set: string }>
  /** What it leads to that visitors do not see yet. */
  publishPlan(question: PlanQuestion): Promise<PublishPlan>
  schedule(wish: PlanWish): Promise<DocumentAnswer>
  cancelSchedule(wish: CancelWish): Promise<DocumentAnswer>
  copy(wish: CopyWish): Promise<DocumentAnswer>
  trash(wish: LayersWish): Promise<DocumentAnswer>
  restore(wish: LayersWish): Promise<DocumentAnswer>
  /** For good. */
  delete(wish: LayersWish): Promise<void>
  trashed(wish: { readonly actor: Hand; readonly after?: string | undefined }): Promise<TrashAnswer>
  /** Each for itself, and an answer for each. */
  changeMany(wish: BulkWish): Promise<readonly Outcome[]>
  /** Does what was planned until now; answers when there is something to do next, as ISO 8601. */
  doWhatIsDue(): Promise<string | undefined>
  /** Deletes for good what nobody took back in time. */
  emptyTrash(): Promise<void>
  /** Does what is planned at its time until it is stopped. */
  keepTime(onFault: (fault: unknown) => void): Pick<Timekeeper, 'stop'>
}

export function openLife(engine: Engine): Life {
  let timekeeper: Timekeeper | undefined
  const doWhatIsDue = () => runSchedules(engine)
  return {
    publish: (wish) => publishDocument(engine, wish),
    unpublish: (wish) => unpublishDocument(engine, wish),
    archive: (wish) => archiveDocument(engine, wish),
    unarchive: (wish) => unarchiveDocument(engine, wish),
    publishTogether: (wish) => publishTogether(engine, wish),
    publishPlan: (question) => publishPlan(engine, question),
    async schedule(wish) {
      const answer = await planDocument(engine, wish)
      timekeeper?.wake()
      return answer
    },
    cancelSchedule: (wish) => cancelSchedule(engine, wish),
    copy: (wish) => copyDocument(engine, wish),
    trash: (wish) => trashDocument(engine, wish),
    restore: (wish) => restoreDocument(engine, wish),
    delete: (wish) => deleteForGood(engine, wish),
    trashed: (wish) => listTrash(engine, wish),
    async changeMany(wish) {
      const outcomes = await changeMany(engine, wish)
      if (wish.action === 'schedule') timekeeper?.wake()
      return outcomes
    },
    doWhatIsDue,
    emptyTrash: () => emptyTrash(engine),
    keepTime(onFault) {
      timekeeper = keepTime({ clock: engine.clock, work: doWhatIsDue, onFault })
      return timekeeper
    },
  }
}
