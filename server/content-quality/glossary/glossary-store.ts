/** SQL for the glossary: the published terms in every language. */
import { model, siteLocales } from '@cyanotype/content/model/index.ts'
import type { Queries } from '../../db/index.ts'

interface TermRow {
  readonly document_id: string
  readonly layer: string
  /** JSON. */
  readonly data: string
}

const publishedTerms = (queries: Queries) =>
  queries
    .selectFrom('document_layers')
    .innerJoin('documents', 'documents.id', 'document_layers.document_id')
    .where('document_layers.type', '=', model.glossary.name)
    .where('document_layers.layer', 'in', siteLocales())
    .where('document_layers.published_version', 'is not', null)
    .where('documents.trashed_at', 'is', null)

/** Changes with every publication of a term. */
export async function stampOf(queries: Queries): Promise<string> {
  const { count, versions, changed } = await publishedTerms(queries)
    .select(({ fn }) => [
      fn.countAll().as('count'),
      fn.sum('document_layers.published_version').as('versions'),
      fn.max('document_layers.published_changed_at').as('changed'),
    ])
    .executeTakeFirstOrThrow()
  return [count, versions, changed].join(' ')
}

export function termRows(queries: Queries): Promise<readonly TermRow[]> {
  return publishedTerms(queries)
    .innerJoin('versions', (join) =>
      join
        .onRef('versions.document_id', '=', 'document_layers.document_id')
        .onRef('versions.layer', '=', 'document_layers.layer')
        .onRef('versions.number', '=', 'document_layers.published_version'),
    )
    .select(['document_layers.document_id', 'document_layers.layer', 'versions.data'])
    .execute()
}
