/** What is done to the languages of one document by hand. Each names the versions looked at, and is done whole or not. */
import type { Layer, Locale, Permission } from '@cyanotype/content/model/index.ts'
import { layers } from '@cyanotype/content/model/index.ts'
import type { DocumentAnswer } from '../core/document-schemas.ts'
import type { Engine, Hand } from '../core/operation-context.ts'
import { permit, typeNamed } from '../core/operation-context.ts'
import type { Change, Chosen, Looked } from '../core/write-transaction.ts'
import { carryOut } from '../core/write-transaction.ts'
import { readDocument } from '../drafts/read-document.ts'
import { publishLayers } from './publish-layers.ts'
import { archiveLayers, unarchiveLayers, withdrawLayers } from './unpublish-layers.ts'

export interface LayersWish<L extends Layer = Layer> {
  readonly actor: Hand
  readonly type: string
  readonly id: string
  readonly layers: Looked<L>
}

type Work<L extends Layer> = (change: Change, chosen: Chosen<L>) => Promise<void>

export const publishDocument = byHand<Layer>(publishLayers)
export const unpublishDocument = byHand<Locale>(withdrawLayers)
export const archiveDocument = byHand<Locale>(archiveLayers)
export const unarchiveDocument = byHand<Locale>(unarchiveLayers)

function byHand<L extends Layer>(work: Work<L>) {
  return async (engine: Engine, wish: LayersWish<L>): Promise<DocumentAnswer> => {
    const chosen = chosenBy(engine, wish, 'documents.publish')
    await carryOut(engine, wish.actor, (change) => work(change, chosen))
    return readDocument(engine, wish)
  }
}

/** What somebody names, if they may do that to each layer of it. */
export function chosenBy<L extends Layer>(
  { types }: Engine,
  { actor, type: name, id, layers: looked }: LayersWish<L>,
  permission: Permission,
): Chosen<L> {
  const type = typeNamed(types, name)
  for (const layer of layers) {
    if (Object.hasOwn(looked, layer)) permit(actor, permission, type, layer)
  }
  return { type, id, layers: looked }
}
