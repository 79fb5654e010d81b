import type { Locale } from '@cyanotype/content/model/index.ts'
import { Problem } from '../../problems/problems.ts'
import type { DocumentAnswer } from '../core/document-schemas.ts'
import type { DocumentContext, Principal } from '../core/operation-context.ts'
import { permit, typeNamed } from '../core/operation-context.ts'
import { findByAddress } from '../store/slug-store.ts'
import { readDocument } from './read-document.ts'

export interface AddressQuery {
  readonly actor: Principal
  readonly type: string
  readonly locale: Locale
  readonly slug: string
}

/** Reads the document with a slug, in its latest draft or in public. */
export async function readBySlug(context: DocumentContext, query: AddressQuery): Promise<DocumentAnswer> {
  const { actor, type, locale, slug } = query
  permit(actor, 'documents.read', typeNamed(context.types, type))
  const id = await findByAddress(context.db.kysely, type, locale, slug)
  if (id === undefined) throw new Problem('not_found')
  return readDocument(context, { actor, type, id })
}

export interface SlugQuery extends AddressQuery {
  /** The document that the slug is for. */
  readonly except?: string | undefined
}

export interface SlugCheck {
  readonly taken: boolean
  /** The document that has the slug. */
  readonly document: { readonly id: string; readonly title: string } | null
}

/** Checks whether another document has a slug, in its latest draft or in public. */
export async function checkSlug(
  context: DocumentContext,
  { except, ...wish }: SlugQuery,
): Promise<SlugCheck> {
  const { actor, type, locale, slug } = wish
  const { title: field = '' } = typeNamed(context.types, type)
  permit(actor, 'documents.read', typeNamed(context.types, type))
  const id = await findByAddress(context.db.kysely, type, locale, slug)
  if (id === undefined || id === except) return { taken: false, document: null }
  const { layers } = await readDocument(context, { actor, type, id })
  const title = layers[locale].data[field]
  return { taken: true, document: { id, title: typeof title === 'string' && title !== '' ? title : slug } }
}
