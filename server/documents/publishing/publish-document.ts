/**
 * Operations of users on layers of one document. Each names the expected versions, and happens completely or
 * not at all.
 */
import type { Layer, Locale, Permission } from '@cyanotype/content/model/index.ts'
import { layers } from '@cyanotype/content/model/index.ts'
import type { DocumentAnswer } from '../core/document-schemas.ts'
import type { DocumentContext, Principal } from '../core/operation-context.ts'
import { permit, typeNamed } from '../core/operation-context.ts'
import type { Change, DocumentSelection, ExpectedVersions } from '../core/write-transaction.ts'
import { runWrite } from '../core/write-transaction.ts'
import { readDocument } from '../drafts/read-document.ts'
import { publishLayers } from './publish-layers.ts'
import { archiveLayers, unarchiveLayers, unpublishLayers } from './unpublish-layers.ts'

export interface LayersInput<L extends Layer = Layer> {
  readonly actor: Principal
  readonly type: string
  readonly id: string
  readonly layers: ExpectedVersions<L>
}

type Work<L extends Layer> = (change: Change, selection: DocumentSelection<L>) => Promise<void>

export const publishDocument = manually<Layer>(publishLayers)
export const unpublishDocument = manually<Locale>(unpublishLayers)
export const archiveDocument = manually<Locale>(archiveLayers)
export const unarchiveDocument = manually<Locale>(unarchiveLayers)

function manually<L extends Layer>(work: Work<L>) {
  return async (context: DocumentContext, input: LayersInput<L>): Promise<DocumentAnswer> => {
    const selection = selectionOf(context, input, 'documents.publish')
    await runWrite(context, input.actor, (change) => work(change, selection))
    return readDocument(context, input)
  }
}

/** The selected layers, if the actor has the permission for each of them. */
export function selectionOf<L extends Layer>(
  { types }: DocumentContext,
  { actor, type: name, id, layers: expected }: LayersInput<L>,
  permission: Permission,
): DocumentSelection<L> {
  const type = typeNamed(types, name)
  for (const layer of layers) {
    if (Object.hasOwn(expected, layer)) permit(actor, permission, type, layer)
  }
  return { type, id, layers: expected }
}
