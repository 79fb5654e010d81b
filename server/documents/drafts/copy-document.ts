/** A new document with the words of another: in some of its languages or in all, each at an address of its own. */
import type { Locale } from '@cyanotype/content/model/index.ts'
import { layers, localeCodes, shared } from '@cyanotype/content/model/index.ts'
import { newId } from '../../db/index.ts'
import type { Claim } from '../../http/idempotency/index.ts'
import { Problem } from '../../problems/problems.ts'
import { layerRow, writeDraft } from '../core/append-version.ts'
import type { DocumentAnswer } from '../core/document-schemas.ts'
import type { Engine, Hand } from '../core/operation-context.ts'
import { foundDocument, permit, typeNamed } from '../core/operation-context.ts'
import { carryOut } from '../core/write-transaction.ts'
import { dataOf, insertDocument } from '../store/document-store.ts'
import { fitted } from '../store/layer-data.ts'
import { readDocument } from './read-document.ts'
import { atFreeAddress } from './retry-with-free-slug.ts'

export interface CopyWish {
  readonly actor: Hand
  readonly type: string
  readonly id: string
  /** All that it has, unless some are named. */
  readonly locales?: readonly Locale[] | undefined
  readonly claim?: Claim
}

export async function copyDocument(engine: Engine, wish: CopyWish): Promise<DocumentAnswer> {
  const { actor, locales = localeCodes } = wish
  const type = typeNamed(engine.types, wish.type)
  for (const locale of locales) {
    permit(actor, 'documents.read', type, locale)
    permit(actor, 'documents.create', type, locale)
  }
  if (type.kind === 'single') throw new Problem('not_found')
  const id = newId(engine.clock().getTime())
  await carryOut(engine, actor, async ({ trx, deed, note }) => {
    await wish.claim?.(trx, id)
    await foundDocument(engine, trx, type, wish.id)
    await insertDocument(trx, type, id, deed)
    const stored = await dataOf(trx, [wish.id], [...locales, shared], 'draft_version')
    for (const layer of layers) {
      const found = stored.find((one) => one.layer === layer)
      if (found === undefined) continue
      const data = await atFreeAddress(trx, type, id, layer, fitted(type, layer, found.data))
      await writeDraft(engine, trx, type, await layerRow(trx, type, id, layer), layer, data, deed)
    }
    for (const shelf of engine.shelves) await shelf.copied?.(trx, { type, id: wish.id }, { type, id })
    note({ action: 'document.copied', type, id, details: { from: wish.id, locales } })
  })
  return readDocument(engine, { actor, type: type.name, id })
}
