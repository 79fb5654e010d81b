/** Several documents made public at one moment: all of them or none, whatever their types. */
import type { Layer } from '@cyanotype/content/model/index.ts'
import type { FieldProblem } from '../../problems/problems.ts'
import { Problem } from '../../problems/problems.ts'
import type { Engine, Hand } from '../core/operation-context.ts'
import type { Change, Chosen, Looked } from '../core/write-transaction.ts'
import { carryOut } from '../core/write-transaction.ts'
import { chosenBy } from './publish-document.ts'
import { publishLayers } from './publish-layers.ts'

export interface TogetherWish {
  readonly actor: Hand
  readonly documents: readonly {
    readonly type: string
    readonly id: string
    readonly layers: Looked<Layer>
  }[]
}

/** Answers the name of the set, under which `publications` knows what went public with it. */
export async function publishTogether(
  engine: Engine,
  { actor, documents }: TogetherWish,
): Promise<{ set: string }> {
  const wishes = documents.map((wish, place) => {
    return { ...chosenBy(engine, { actor, ...wish }, 'documents.publish'), place }
  })
  // Whoever locks documents in one order waits for nobody who waits for them.
  wishes.sort((one, other) => (one.id < other.id ? -1 : 1))
  return carryOut(engine, actor, async (change) => {
    const fields: FieldProblem[] = []
    for (const { place, ...chosen } of wishes) fields.push(...(await obstaclesTo(change, chosen, place)))
    if (fields.length > 0) throw new Problem('invalid_document', {}, { fields })
    return { set: change.set }
  })
}

/** Publishes one of them, or says what stands in its way: all obstacles of all documents are told at once. */
async function obstaclesTo(change: Change, chosen: Chosen, place: number): Promise<readonly FieldProblem[]> {
  try {
    await publishLayers(change, chosen)
    return []
  } catch (problem) {
    if (!(problem instanceof Problem) || problem.code !== 'invalid_document') throw problem
    const { fields = [] } = problem.details
    return fields.map((field) => ({ ...field, path: ['documents', place, ...field.path] }))
  }
}
