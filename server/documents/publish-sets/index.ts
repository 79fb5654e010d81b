/** Publish sets: documents that are prepared together and published together, now or at a time. */
import type { Principal } from '../../http/calls/principal.ts'
import type { DocumentContext } from '../core/operation-context.ts'
import type { NewSet, SetInput } from './edit-publish-set.ts'
import {
  addToPublishSet,
  createPublishSet,
  removeFromPublishSet,
  removePublishSet,
  renamePublishSet,
} from './edit-publish-set.ts'
import type { PublishSetLater, PublishSetNow } from './publish-set.ts'
import { publishPublishSet, schedulePublishSet, undoPublishSet, unschedulePublishSet } from './publish-set.ts'
import type { SetQuery } from './read-publish-set.ts'
import { listPublishSets, readPublishSet } from './read-publish-set.ts'
import type { ChosenDocuments, SetList, SetResponse } from './schemas.ts'

export interface PublishSets {
  /** Newest first. */
  list(query: SetQuery): Promise<SetList>
  read(input: SetInput): Promise<SetResponse>
  create(input: NewSet): Promise<SetResponse>
  rename(input: SetInput & { readonly title: string }): Promise<SetResponse>
  add(input: SetInput & { readonly documents: ChosenDocuments }): Promise<SetResponse>
  remove(input: SetInput & { readonly document: string }): Promise<SetResponse>
  /** Deletes the set. Its documents stay as they are. */
  delete(input: SetInput): Promise<void>
  publish(input: PublishSetNow): Promise<SetResponse>
  schedule(input: PublishSetLater): Promise<SetResponse>
  unschedule(input: SetInput): Promise<SetResponse>
  /** Makes public again what was public before the set was published. */
  undo(input: SetInput): Promise<SetResponse>
}

export function openPublishSets(context: DocumentContext, onScheduled: () => void): PublishSets {
  const read = ({ actor, id }: { readonly actor: Principal; readonly id: string }) =>
    readPublishSet(context, actor, id)
  const thenRead =
    <Input extends SetInput>(work: (context: DocumentContext, input: Input) => Promise<void>) =>
    async (input: Input) => {
      await work(context, input)
      return read(input)
    }
  return {
    list: (query) => listPublishSets(context, query),
    read,
    async create(input) {
      return read({ ...input, id: await createPublishSet(context, input) })
    },
    rename: thenRead(renamePublishSet),
    add: thenRead(addToPublishSet),
    remove: thenRead(removeFromPublishSet),
    delete: (input) => removePublishSet(context, input),
    publish: thenRead(publishPublishSet),
    async schedule(input) {
      const scheduled = await thenRead(schedulePublishSet)(input)
      onScheduled()
      return scheduled
    },
    unschedule: thenRead(unschedulePublishSet),
    undo: thenRead(undoPublishSet),
  }
}
