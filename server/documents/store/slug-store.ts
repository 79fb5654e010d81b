/**
 * SQL for slugs. Each belongs to one document of a type in a locale, as its draft slug, public slug or
 * scheduled slug.
 */
import type { DocumentType, Locale } from '@cyanotype/content/model/index.ts'
import { sql } from 'kysely'
import type { Queries, Transaction } from '../../db/index.ts'
import { preparedInsert, preparedQuery } from '../../db/index.ts'
import { Problem } from '../../problems/problems.ts'
import type { LayerRow } from './document-store.ts'

/** The document that has slugs in a locale. */
interface SlugOwner {
  readonly type: DocumentType
  readonly id: string
  readonly locale: Locale
}

type Slugs = readonly (string | null)[]

/**
 * Reserves the slugs that a document has in a locale, and frees all others. A slug of another document is
 * refused. Concurrent requests for the same slug wait for each other.
 */
export async function reserveSlugs(trx: Transaction, owner: SlugOwner, slugs: Slugs): Promise<void> {
  const { id, locale } = owner
  const reserved = slugs.filter((slug) => slug !== null)
  await (reserved.length > 0 ? freeOtherSlugs(trx, { id, locale, reserved }) : freeSlugs(trx, { id, locale }))
  await insertSlugs(trx, owner, reserved)
}

const freeSlugs = preparedQuery((queries, { id, locale }: { id: string; locale: Locale }) =>
  queries.deleteFrom('addresses').where('document_id', '=', id).where('layer', '=', locale),
)
const freeOtherSlugs = preparedQuery(
  (queries, { id, locale, reserved }: { id: string; locale: Locale; reserved: readonly string[] }) =>
    queries
      .deleteFrom('addresses')
      .where('document_id', '=', id)
      .where('layer', '=', locale)
      .where('slug', 'not in', reserved),
)

/** For a document without other slugs. The order is always the same, which prevents deadlocks. */
export async function insertSlugs(
  trx: Transaction,
  { type, id, locale }: SlugOwner,
  slugs: Slugs,
): Promise<void> {
  const reserved = slugs.filter((slug) => slug !== null)
  for (const slug of [...new Set(reserved)].sort()) {
    if (!(await claimSlug({ trx, type: type.name, locale, slug, id })))
      throw new Problem('slug_taken', { slug })
  }
}

/** Reserves a slug. Returns false if another document has it. */
export async function claimSlug({
  trx,
  type,
  locale,
  slug,
  id,
}: {
  readonly trx: Transaction
  readonly type: string
  readonly locale: Locale
  readonly slug: string
  readonly id: string
}): Promise<boolean> {
  const taken = await insertIfFree(trx, [{ type, layer: locale, slug, document_id: id }])
  return taken === 1 || (await findBySlug(trx, type, locale, slug)) === id
}

const insertIfFree = preparedInsert(
  'addresses',
  ['type', 'layer', 'slug', 'document_id'],
  sql`on conflict (type, layer, slug) do nothing`,
)

/** The slugs to reserve for a layer: of its draft, its public version and its scheduled version. */
export function slugsOf({
  slug,
  published_slug,
  scheduled_slug,
}: Pick<LayerRow, 'slug' | 'published_slug' | 'scheduled_slug'>): readonly (string | null)[] {
  return [slug, published_slug, scheduled_slug]
}

/** The id of the document with a slug, in its draft or in public. */
export async function findBySlug(
  queries: Queries,
  type: string,
  locale: Locale,
  slug: string,
): Promise<string | undefined> {
  const [row] = await atAddress(queries, { type, locale, slug })
  return row?.document_id
}

const atAddress = preparedQuery(
  (queries, { type, locale, slug }: { type: string; locale: string; slug: string }) =>
    queries
      .selectFrom('addresses')
      .select('document_id')
      .where('type', '=', type)
      .where('layer', '=', locale)
      .where('slug', '=', slug),
)

// SQL that finds documents of any type.

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
    .innerJoin('document_layers', (join) =>
      join
        .onRef('document_layers.document_id', '=', 'addresses.document_id')
        .onRef('document_layers.layer', '=', 'addresses.layer'),
    )
    .select(['addresses.type', 'addresses.document_id as id', 'addresses.layer', 'document_layers.title'])
    .where('addresses.type', 'in', types)
    .where('addresses.layer', 'in', locales)
    .where('addresses.slug', '=', slug)
    .limit(maxNames)
    .execute()
}
