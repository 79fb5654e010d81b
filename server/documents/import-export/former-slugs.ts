/** Slugs under which a document was public before. Their URLs redirect to the document, also after an import. */
import type { ExportedLayer } from '@cyanotype/content/import-export/index.ts'
import type { DocumentType, Layer } from '@cyanotype/content/model/index.ts'
import { isLocale } from '@cyanotype/content/model/index.ts'
import type { Queries, Transaction } from '../../db/index.ts'

/** Leaves out slugs that another document has had since. */
export async function formerSlugsOf(queries: Queries, ids: readonly string[]) {
  const rows = await queries
    .selectFrom('public_urls as earlier')
    .select(['earlier.document_id as id', 'earlier.layer', 'earlier.slug'])
    .where('earlier.document_id', 'in', ids)
    .where('earlier.until_at', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('public_urls as later')
            .select('later.document_id')
            .whereRef('later.type', '=', 'earlier.type')
            .whereRef('later.layer', '=', 'earlier.layer')
            .whereRef('later.slug', '=', 'earlier.slug')
            .whereRef('later.from_at', '>', 'earlier.from_at'),
        ),
      ),
    )
    .execute()
  return rows.flatMap(({ id, layer, slug }) => (slug === null ? [] : [{ id, layer, slug }]))
}

/** Before everything else, since these URLs were public at no time that this database knows. */
const beginning = new Date(0)
const beginningEnds = '1971'

/** Adds the URLs that no document has had in this database. Returns whether there was one. */
export async function addFormerSlugs(
  trx: Transaction,
  type: DocumentType,
  id: string,
  imported: readonly (Pick<ExportedLayer, 'formerSlugs'> & { readonly layer: Layer })[],
): Promise<boolean> {
  let isChanged = false
  for (const { layer, formerSlugs = [] } of imported) {
    if (!isLocale(layer)) continue
    for (const slug of formerSlugs) {
      if (await isKnown(trx, { type: type.name, layer, slug })) continue
      const from_at = new Date(beginning.getTime() + (await addedBefore(trx, id, layer))).toISOString()
      const row = { document_id: id, layer, type: type.name, slug, sort_key: '', from_at, until_at: from_at }
      await trx.insertInto('public_urls').values(row).execute()
      isChanged = true
    }
  }
  return isChanged
}

async function isKnown(
  queries: Queries,
  { type, layer, slug }: { readonly type: string; readonly layer: Layer; readonly slug: string },
): Promise<boolean> {
  const found = await queries
    .selectFrom('public_urls')
    .select('document_id')
    .where('type', '=', type)
    .where('layer', '=', layer)
    .where('slug', '=', slug)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

async function addedBefore(queries: Queries, id: string, layer: Layer): Promise<number> {
  const rows = await queries
    .selectFrom('public_urls')
    .select('from_at')
    .where('document_id', '=', id)
    .where('layer', '=', layer)
    .where('from_at', '<', beginningEnds)
    .execute()
  return rows.length
}
