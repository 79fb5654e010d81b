/** The earlier public texts of a document: headings keep their ids by them. */

import type { TextHistory } from '@cyanotype/content/contracts/site-renderer.ts'
import type { Locale } from '@cyanotype/content/model/index.ts'
import { isLocale } from '@cyanotype/content/model/index.ts'
import type { Queries } from '../../db/index.ts'

/** Links older than so many publications of a text may break. */
const maxPublications = 40

/** The texts of one field that were public in a language and in the source language, until a moment where one is given. */
export async function readTextHistory(
  queries: Queries,
  id: string,
  { locale, field, at }: { readonly locale: Locale; readonly field: string; readonly at?: Date | undefined },
): Promise<TextHistory> {
  const row = await queries
    .selectFrom('translations')
    .select('source')
    .where('document_id', '=', id)
    .where('layer', '=', locale)
    .executeTakeFirst()
  const source = row !== undefined && isLocale(row.source) && row.source !== locale ? row.source : undefined
  const textsIn = (layer: Locale) => publishedTexts(queries, id, { layer, field, at })
  return { own: await textsIn(locale), source: source === undefined ? [] : await textsIn(source) }
}

async function publishedTexts(
  queries: Queries,
  id: string,
  { layer, field, at }: { readonly layer: Locale; readonly field: string; readonly at: Date | undefined },
): Promise<readonly string[]> {
  let query = queries
    .selectFrom('publications')
    .innerJoin('versions', (join) =>
      join
        .onRef('versions.document_id', '=', 'publications.document_id')
        .onRef('versions.layer', '=', 'publications.layer')
        .onRef('versions.number', '=', 'publications.version'),
    )
    .select('versions.data')
    .where('publications.document_id', '=', id)
    .where('publications.layer', '=', layer)
  if (at !== undefined) query = query.where('publications.from_at', '<=', at.toISOString())
  const rows = await query
    .orderBy('publications.from_at', 'desc')
    .orderBy('publications.id', 'desc')
    .limit(maxPublications)
    .execute()
  const texts = rows.toReversed().map(({ data }) => textIn(JSON.parse(data), field))
  return texts.filter((text, index) => text !== '' && text !== texts[index - 1])
}

function textIn(data: unknown, field: string): string {
  const text: unknown = Reflect.get(Object(data), field)
  return typeof text === 'string' ? text : ''
}
