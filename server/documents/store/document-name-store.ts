/** SQL that finds documents of any type. */
import type { Queries } from '../../db/index.ts'

export async function findType(queries: Queries, id: string): Promise<string | undefined> {
  const row = await queries.selectFrom('documents').select('type').where('id', '=', id).executeTakeFirst()
  return row?.type
}

const maxNames = 20

/** All documents with a slug, in a draft or in public. */
export function documentsNamed(
  queries: Queries,
  {
    types,
    locales,
    slug,
  }: { readonly types: readonly string[]; readonly locales: readonly string[]; readonly slug: string },
) {
  return queries
    .selectFrom('addresses')
    .innerJoin('document_locales', (join) =>
      join
        .onRef('document_locales.document_id', '=', 'addresses.document_id')
        .onRef('document_locales.layer', '=', 'addresses.layer'),
    )
    .select(['addresses.type', 'addresses.document_id as id', 'addresses.layer', 'document_locales.title'])
    .where('addresses.type', 'in', types)
    .where('addresses.layer', 'in', locales)
    .where('addresses.slug', '=', slug)
    .limit(maxNames)
    .execute()
}
