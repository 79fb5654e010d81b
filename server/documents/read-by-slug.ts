import type { Locale } from '@cyanotype/content/model/index.ts'
import { Problem } from '../http/problems.ts'
import { findByAddress } from './address-store.ts'
import type { DocumentAnswer } from './answers.ts'
import type { Engine, Hand } from './engine.ts'
import { permit, typeNamed } from './engine.ts'
import { readDocument } from './read-document.ts'

export interface AddressWish {
  readonly actor: Hand
  readonly type: string
  readonly locale: Locale
  readonly slug: string
}

/** The document that has an address, in its newest draft or in public. */
export async function readBySlug(engine: Engine, wish: AddressWish): Promise<DocumentAnswer> {
  const { actor, type, locale, slug } = wish
  permit(actor, 'documents.read', typeNamed(engine.types, type))
  const id = await findByAddress(engine.db.kysely, type, locale, slug)
  if (id === undefined) throw new Problem('not_found')
  return readDocument(engine, { actor, type, id })
}
