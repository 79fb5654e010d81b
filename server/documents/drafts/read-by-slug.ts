import type { Locale } from '@cyanotype/content/model/index.ts'
import { Problem } from '../../problems/problems.ts'
import type { DocumentAnswer } from '../core/document-schemas.ts'
import type { Engine, Hand } from '../core/operation-context.ts'
import { permit, typeNamed } from '../core/operation-context.ts'
import { findByAddress } from '../store/slug-store.ts'
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

export interface SlugQuery extends AddressWish {
  /** The document that the slug is for. */
  readonly except?: string | undefined
}

export interface SlugCheck {
  readonly taken: boolean
  /** What has the slug. */
  readonly document: { readonly id: string; readonly title: string } | null
}

/** Whether another document has a slug, in its newest draft or in public. */
export async function checkSlug(engine: Engine, { except, ...wish }: SlugQuery): Promise<SlugCheck> {
  const { actor, type, locale, slug } = wish
  const { title: field = '' } = typeNamed(engine.types, type)
  permit(actor, 'documents.read', typeNamed(engine.types, type))
  const id = await findByAddress(engine.db.kysely, type, locale, slug)
  if (id === undefined || id === except) return { taken: false, document: null }
  const { layers } = await readDocument(engine, { actor, type, id })
  const title = layers[locale].data[field]
  return { taken: true, document: { id, title: typeof title === 'string' && title !== '' ? title : slug } }
}
