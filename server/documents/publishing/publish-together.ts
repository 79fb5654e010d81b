/** Publishes several documents of any types in one transaction, all or none. */
import type { Layer } from '@cyanotype/content/model/index.ts'
import type { Principal } from '../../http/calls/principal.ts'
import type { FieldProblem } from '../../problems/problems.ts'
import { Problem } from '../../problems/problems.ts'
import type { DocumentContext } from '../core/operation-context.ts'
import { requireDocument } from '../core/operation-context.ts'
import type { DocumentChange, DocumentSelection, ExpectedVersions } from '../core/write-transaction.ts'
import { runWrite } from '../core/write-transaction.ts'
import { publishLayers, selectionOf } from './publish-document.ts'

export interface PublishTogether {
  readonly actor: Principal
  readonly documents: readonly {
    readonly type: string
    readonly id: string
    readonly layers: ExpectedVersions<Layer>
  }[]
}

/** Returns the id that the rows of the documents in `publications` share. */
export async function publishTogether(
  context: DocumentContext,
  { actor, documents }: PublishTogether,
): Promise<{ set: string }> {
  const inputs = documents.map((input, place) => {
    return { ...selectionOf(context, { actor, ...input }, 'documents.publish'), place }
  })
  // All transactions lock documents in the same order, and before they write, which prevents deadlocks.
  inputs.sort((one, other) => (one.id < other.id ? -1 : 1))
  return runWrite(context, actor, async (change) => {
    for (const { type, id } of inputs) await requireDocument(context, change.trx, type, id)
    const fields: FieldProblem[] = []
    for (const { place, ...chosen } of inputs) fields.push(...(await tryPublish(change, chosen, place)))
    if (fields.length > 0) throw new Problem('invalid_document', {}, { fields })
    return { set: change.set }
  })
}

/**
 * Publishes one document or returns its problems, so that the problems of all documents are reported
 * together.
 */
async function tryPublish(
  change: DocumentChange,
  selection: DocumentSelection,
  place: number,
): Promise<readonly FieldProblem[]> {
  try {
    await publishLayers(change, selection)
    return []
  } catch (problem) {
    if (!(problem instanceof Problem) || problem.code !== 'invalid_document') throw problem
    const { fields = [] } = problem.details
    return fields.map((field) => ({ ...field, path: ['documents', place, ...field.path] }))
  }
}
