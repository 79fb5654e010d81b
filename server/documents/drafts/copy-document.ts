/** Copies a document: a new document with some or all locales of another one and with its own slugs. */
import type { Locale } from '@cyanotype/content/model/index.ts'
import { layers, localeCodes, shared } from '@cyanotype/content/model/index.ts'
import { newId } from '../../db/index.ts'
import type { IdempotencyClaim } from '../../http/idempotency/index.ts'
import { Problem } from '../../problems/problems.ts'
import { layerRow, writeDraft } from '../core/append-version.ts'
import type { DocumentAnswer } from '../core/document-schemas.ts'
import type { DocumentContext, Principal } from '../core/operation-context.ts'
import { permit, requireDocument, typeNamed } from '../core/operation-context.ts'
import { runWrite } from '../core/write-transaction.ts'
import { dataOf, insertDocument } from '../store/document-store.ts'
import { fitted } from '../store/layer-data.ts'
import { readDocument } from './read-document.ts'
import { atFreeAddress } from './retry-with-free-slug.ts'

export interface CopyInput {
  readonly actor: Principal
  readonly type: string
  readonly id: string
  /** All locales by default. */
  readonly locales?: readonly Locale[] | undefined
  readonly idempotencyClaim?: IdempotencyClaim
}

export async function copyDocument(context: DocumentContext, input: CopyInput): Promise<DocumentAnswer> {
  const { actor, locales = localeCodes } = input
  const type = typeNamed(context.types, input.type)
  for (const locale of locales) {
    permit(actor, 'documents.read', type, locale)
    permit(actor, 'documents.create', type, locale)
  }
  if (type.kind === 'single') throw new Problem('not_found')
  const id = newId(context.clock().getTime())
  await runWrite(context, actor, async ({ trx, stamp, note }) => {
    await input.idempotencyClaim?.(trx, id)
    await requireDocument(context, trx, type, input.id)
    await insertDocument(trx, type, id, stamp)
    const stored = await dataOf(trx, [input.id], [...locales, shared], 'draft_version')
    for (const layer of layers) {
      const found = stored.find((one) => one.layer === layer)
      if (found === undefined) continue
      const data = await atFreeAddress(trx, type, id, layer, fitted(type, layer, found.data))
      await writeDraft(context, trx, type, await layerRow(trx, type, id, layer), layer, data, stamp)
    }
    for (const index of context.indexes) await index.copied?.(trx, { type, id: input.id }, { type, id })
    note({ action: 'document.copied', type, id, details: { from: input.id, locales } })
  })
  return readDocument(context, { actor, type: type.name, id })
}
