/** The same thing done to many documents, each for itself: what cannot be done to one is no hindrance to the others. */
import { Problem } from '../http/problems.ts'
import type { Looked } from './change.ts'
import type { Engine, Hand } from './engine.ts'
import type { LayersWish } from './publish-document.ts'
import { archiveDocument, publishDocument, unarchiveDocument, unpublishDocument } from './publish-document.ts'
import { deleteForGood, restoreDocument, trashDocument } from './trash-document.ts'

type BulkAction = 'publish' | 'unpublish' | 'archive' | 'unarchive' | 'trash' | 'restore' | 'delete'

export interface BulkWish {
  readonly actor: Hand
  readonly type: string
  readonly action: BulkAction
  readonly items: readonly { readonly id: string; readonly layers: Looked }[]
}

export interface Outcome {
  readonly id: string
  /** Null where it was done. */
  readonly problem: Problem | null
}

type Action = (engine: Engine, wish: LayersWish) => Promise<unknown>

const actions: Readonly<Record<BulkAction, Action>> = {
  publish: publishDocument,
  unpublish: unpublishDocument,
  archive: archiveDocument,
  unarchive: unarchiveDocument,
  trash: trashDocument,
  restore: restoreDocument,
  delete: deleteForGood,
}

export async function changeMany(
  engine: Engine,
  { actor, type, action, items }: BulkWish,
): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = []
  for (const { id, layers } of items) {
    const problem = await refusalOf(() => actions[action](engine, { actor, type, id, layers }))
    outcomes.push({ id, problem })
  }
  return outcomes
}

/** What is wrong with the house is nobody’s answer: the whole call fails, and says so. */
async function refusalOf(work: () => Promise<unknown>): Promise<Problem | null> {
  try {
    await work()
    return null
  } catch (problem) {
    if (problem instanceof Problem && problem.status < 500) return problem
    throw problem
  }
}
