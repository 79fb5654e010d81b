/** Current titles of the documents in the audit log, and whether they still exist. */
import type { Layer, Locale } from '@cyanotype/content/model/index.ts'
import { localeCodes, shared } from '@cyanotype/content/model/index.ts'
import { z } from 'zod'
import type { Queries } from '../../db/index.ts'

/** As in the answers of the calls. */
export const documentName = z.object({
  titles: z.partialRecord(z.enum(localeCodes), z.string()),
  state: z.enum(['kept', 'trashed', 'deleted']),
})

export type DocumentName = Readonly<z.output<typeof documentName>>

/** The titles of documents by id. A deleted document has none. */
export async function documentNames(
  queries: Queries,
  ids: readonly string[],
): Promise<(id: string) => DocumentName> {
  const rows = Map.groupBy(await titleRows(queries, [...new Set(ids)]), ({ id }) => id)
  return (id) => {
    const own = rows.get(id)
    if (own === undefined) return { titles: {}, state: 'deleted' }
    return { titles: titlesIn(own), state: own[0]?.trashed_at == null ? 'kept' : 'trashed' }
  }
}

type TitleRow = Awaited<ReturnType<typeof titleRows>>[number]

/** One row for each locale of each existing document. */
async function titleRows(queries: Queries, ids: readonly string[]) {
  if (ids.length === 0) return []
  return queries
    .selectFrom('documents')
    .leftJoin('document_locales', 'document_locales.document_id', 'documents.id')
    .select(['documents.id', 'documents.trashed_at', 'document_locales.layer', 'document_locales.title'])
    .where('documents.id', 'in', ids)
    .execute()
}

function titlesIn(rows: readonly TitleRow[]): Partial<Record<Locale, string>> {
  const titleIn = (layer: Layer) => rows.find((row) => row.layer === layer)?.title
  const pairs = localeCodes.map((code) => [code, titleIn(code) ?? titleIn(shared)] as const)
  return Object.fromEntries(pairs.filter(([, title]) => title))
}
