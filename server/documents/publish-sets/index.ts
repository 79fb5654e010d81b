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
import type { ChosenDocuments, SetAnswer, SetList } from './schemas.ts'

export interface PublishSets {
  /** Newest first. */
  list(query: SetQuery): Promise<SetList>
  read(input: SetInput): Promise<SetAnswer>
  create(input: NewSet): Promise<SetAnswer>
  rename(input: SetInput & { readonly title: string }): Promise<SetAnswer>
  add(input: SetInput & { readonly documents: ChosenDocuments }): Promise<SetAnswer>
  remove(input: SetInput & { readonly document: string }): Promise<SetAnswer>
  /** Deletes the set. Its documents stay as they are. */
  delete(input: SetInput): Promise<void>
  publish(input: PublishSetNow): Promise<SetAnswer>
  schedule(input: PublishSetLater): Promise<SetAnswer>
  unschedule(input: SetInput): Promise<SetAnswer>
  /** Makes public again what was public before the set was published. */
  undo(input: SetInput): Promise<SetAnswer>
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
      const answer = await thenRead(schedulePublishSet)(input)
      onScheduled()
      return answer
    },
    unschedule: thenRead(unschedulePublishSet),
    undo: thenRead(undoPublishSet),
  }
}
