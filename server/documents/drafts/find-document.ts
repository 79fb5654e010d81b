/**
 * Finds documents by their slug, or by the name in a URL of the admin: an id, the name of a single, or a slug in any locale.
 */

import type { Locale } from '@cyanotype/content/model/index.ts'
import { isLocale, may, siteLocales } from '@cyanotype/content/model/index.ts'
import type { Principal } from '../../http/calls/principal.ts'
import { Problem } from '../../problems/problems.ts'
import type { DocumentResponse, NamedResponse } from '../core/document-schemas.ts'
import type { DocumentContext } from '../core/operation-context.ts'
import { permit, typeNamed } from '../core/operation-context.ts'
import { documentsNamed, findBySlug, findType } from '../store/slug-store.ts'
import { readDocument } from './read-document.ts'

/** A match by id is the only result. Otherwise all documents with the slug that the actor may read. */
export async function findNamed(
  { db, types }: DocumentContext,
  { actor, name }: { readonly actor: Principal; readonly name: string },
): Promise<NamedResponse> {
  const seen = Object.values(types).filter((type) => actor === null || may(actor, 'documents.read', { type }))
  const names = seen.map((type) => type.name)
  const single = seen.find((type) => type.kind === 'single' && type.name === name)
  const type = single?.name ?? (await findType(db.kysely, name))
  if (type !== undefined) {
    return { items: names.includes(type) ? [{ type, id: name, locale: null, title: null }] : [] }
  }
  const found = await documentsNamed(db.kysely, { types: names, locales: siteLocales(), slug: name })
  return {
    items: found.flatMap(({ type, id, layer, title }) =>
      isLocale(layer) ? [{ type, id, locale: layer, title }] : [],
    ),
  }
}

export interface AddressQuery {
  readonly actor: Principal
  readonly type: string
  readonly locale: Locale
  readonly slug: string
}

/** Reads the document with a slug, in its latest draft or in public. */
export async function readBySlug(context: DocumentContext, query: AddressQuery): Promise<DocumentResponse> {
  const { actor, type, locale, slug } = query
  permit(actor, 'documents.read', typeNamed(context.types, type))
  const id = await findBySlug(context.db.kysely, type, locale, slug)
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
  { except, ...query }: SlugQuery,
): Promise<SlugCheck> {
  const { actor, type, locale, slug } = query
  const { title: field = '' } = typeNamed(context.types, type)
  permit(actor, 'documents.read', typeNamed(context.types, type))
  const id = await findBySlug(context.db.kysely, type, locale, slug)
  if (id === undefined || id === except) return { taken: false, document: null }
  const { layers } = await readDocument(context, { actor, type, id })
  const title = layers[locale].data[field]
  return { taken: true, document: { id, title: typeof title === 'string' && title !== '' ? title : slug } }
}
