/**
 * Finds documents by the name in a URL of the admin: an id, the name of a single, or a slug in any locale.
 */
import { isLocale, localeCodes, may } from '@cyanotype/content/model/index.ts'
import type { NamedAnswer } from '../core/document-schemas.ts'
import type { DocumentContext, Principal } from '../core/operation-context.ts'
import { documentsNamed, findType } from '../store/document-name-store.ts'

/** A match by id is the only result. Otherwise all documents with the slug that the actor may read. */
export async function findNamed(
  { db, types }: DocumentContext,
  { actor, name }: { readonly actor: Principal; readonly name: string },
): Promise<NamedAnswer> {
  const seen = Object.values(types).filter((type) => actor === null || may(actor, 'documents.read', { type }))
  const names = seen.map((type) => type.name)
  const single = seen.find((type) => type.kind === 'single' && type.name === name)
  const known = single?.name ?? (await findType(db.kysely, name))
  if (known !== undefined) {
    return { items: names.includes(known) ? [{ type: known, id: name, locale: null, title: null }] : [] }
  }
  const found = await documentsNamed(db.kysely, { types: names, locales: localeCodes, slug: name })
  return {
    items: found.flatMap(({ type, id, layer, title }) =>
      isLocale(layer) ? [{ type, id, locale: layer, title }] : [],
    ),
  }
}
