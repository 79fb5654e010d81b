/**
 * Reader of public documents, now, in the past or in the future. For a preview it also sees the drafts of one
 * document in one locale. A reader is created for one page and notes a cache tag for every query, whether it
 * finds anything or not.
 */
import type { Published, Reader, TextHistory } from '@cyanotype/content/contracts/site-renderer.ts'
import type {
  Data,
  DocumentType,
  Layer,
  LayerData,
  Locale,
  TypeName,
} from '@cyanotype/content/model/index.ts'
import { isLocale, pagePath, shared, siteLocales } from '@cyanotype/content/model/index.ts'
import type { Queries } from '../../db/index.ts'
import { addressTag, documentTag, mediaTag } from '../core/cache-tags.ts'
import type { DocumentContext } from '../core/operation-context.ts'
import { typeNamed } from '../core/operation-context.ts'
import { dataOf, layersOf } from '../store/document-store.ts'
import { fitToModel } from '../store/layer-data.ts'
import type { PublicLayer } from '../store/publication-store.ts'
import { withoutTrashed } from '../store/trash-store.ts'
import type { DocumentCache, PublicDocument } from './document-cache.ts'
import { readThroughCache } from './document-cache.ts'
import type { PublicView } from './public-view.ts'
import { currentView, publicViewAt } from './public-view.ts'
import { scheduledView } from './scheduled-view.ts'
import { openLists } from './term-lists.ts'

/** The document and locale whose drafts a preview may show. */
export interface DraftGrant {
  readonly type: string
  readonly id: string
  readonly locale: Locale
}

/** The draft of a grant, optionally with changes that are not saved, by layer. */
export interface ShownDraft extends DraftGrant {
  readonly unsaved?: Readonly<Record<string, LayerData>> | undefined
}

export interface TaggingReader extends Reader {
  readonly tags: ReadonlySet<string>
}

/** What a reader sees: the public state now or at a time, and the drafts of a grant. */
export interface ReaderOptions {
  readonly draft?: ShownDraft | undefined
  readonly at?: Date | undefined
  /** The id of a publish set: its drafts are seen as if they were published. */
  readonly set?: string | undefined
  /** For the current public state without drafts. */
  readonly cache?: DocumentCache | undefined
  /** Whether the request has neither a session nor a token. Then it may read from a replica. */
  readonly forVisitor?: boolean | undefined
}

export function openReader(
  context: DocumentContext,
  { draft, at, set, cache, forVisitor = false }: ReaderOptions = {},
): TaggingReader {
  const queries = forVisitor ? context.db.visitors : context.db.kysely
  const view = viewAt(context, queries, { at, set })
  const tags = new Set<string>()

  async function read<Name extends TypeName>(name: Name, locale: Locale, ids: readonly string[]) {
    for (const id of ids) tags.add(documentTag(name, id))
    const type = typeNamed(context.types, name)
    const readAll = (some: readonly string[]) => readPublic({ context, view, type, locale, ids: some, draft })
    const found =
      cache === undefined
        ? await readAll(ids)
        : await readThroughCache({ cache, type: name, locale, ids, read: readAll })
    return found.map((one): Published<Name> => ({ ...one, type: name, data: typed<Name>(one.data) }))
  }

  return {
    tags,
    ...(draft?.unsaved !== undefined && ({ isUnsaved: true } as const)),
    async single(name, locale) {
      return (await read(name, locale, [name]))[0]
    },
    async bySlug(name, locale, slug) {
      tags.add(addressTag(name, locale, slug))
      const granted = draft?.type === name && draft.locale === locale && draft.id === slug
      const id = granted ? slug : await view.find(name, locale, slug)
      if (id === undefined) return undefined
      const [found] = await read(name, locale, [id])
      // With unsaved changes the page stays at its saved slug.
      const isShown = granted || (draft?.unsaved !== undefined && draft.id === id)
      return found !== undefined && (isShown || slugIn(typeNamed(context.types, name), found) === slug)
        ? found
        : undefined
    },
    async byId(name, locale, id) {
      return (await read(name, locale, [id]))[0]
    },
    async path(name, locale, id) {
      tags.add(documentTag(name, id))
      const type = Object.hasOwn(context.types, name) ? context.types[name] : undefined
      if (type === undefined) return undefined
      const [found] = await readPublic({ context, view, type, locale, ids: [id], draft })
      return found && pagePath(type, locale, found.data)
    },
    ...openLists({ types: context.types, view, tags, cache, read }),
    async media(id, locale) {
      tags.add(mediaTag(id))
      return context.picture(id, locale, queries)
    },
    async textHistory(name, locale, id, field) {
      tags.add(documentTag(name, id))
      return readTextHistory(queries, id, { locale, field, at })
    },
  }
}

/** Links to headings older than this number of publications may break. */
const maxPublications = 40

/**
 * Earlier public texts of a document, from which headings keep their ids: the texts of one field in a locale
 * and in the source locale, optionally until a time.
 */
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

/** The view now, in the past or in the future, or now with a publish set. */
function viewAt(
  { types, clock }: DocumentContext,
  queries: Queries,
  { at, set }: Pick<ReaderOptions, 'at' | 'set'>,
): PublicView {
  const now = clock()
  if (set !== undefined) return scheduledView(queries, types, { at: at ?? now, set })
  if (at === undefined) return currentView(queries)
  return at > now ? scheduledView(queries, types, { at }) : publicViewAt(queries, at)
}

function slugIn({ slug }: DocumentType, { data }: { readonly data: object }): unknown {
  return slug === undefined ? undefined : Object.entries(data).find(([name]) => name === slug)?.[1]
}

/** The documents in the order of the ids, without those that are not visible. */
async function readPublic({
  context,
  view,
  type,
  locale,
  ids,
  draft,
}: {
  context: DocumentContext
  view: PublicView
  type: DocumentType
  locale: Locale
  ids: readonly string[]
  draft: ShownDraft | undefined
}): Promise<readonly PublicDocument[]> {
  if (ids.length === 0) return []
  const { name } = type
  const seen = await view.layers(ids, [locale, shared])
  const isGranted = draft?.type === name && draft.locale === locale && ids.includes(draft.id)
  const drafts = isGranted ? await draftsOf(context, draft, [locale, shared]) : []
  return ids.flatMap((id) => {
    const own = seen.filter((one) => one.id === id && one.type === name)
    const shown = [...own, ...drafts.filter((one) => one.id === id && one.type === name)]
    const introduced = shown.find(({ layer }) => layer === locale)
    if (introduced === undefined) return []
    const dataIn = (layer: Layer) =>
      fitToModel(type, layer, shown.findLast((one) => one.layer === layer)?.data)
    return [
      {
        ...introduction(introduced, own),
        id,
        locale,
        data: { ...dataIn(locale), ...dataIn(shared) },
      },
    ]
  })
}

/** The latest drafts of a document as if they were public, with unsaved changes, unless it is in the trash. */
async function draftsOf(
  { db: { kysely: queries }, clock }: DocumentContext,
  { id, unsaved = {} }: ShownDraft,
  which: readonly Layer[],
): Promise<PublicLayer[]> {
  // A language that was never saved has no time of a change.
  const now = clock().toISOString()
  const isUsable = (await withoutTrashed(queries, [id])).includes(id)
  const rows = isUsable ? await layersOf(queries, [id]) : []
  const stored = await dataOf(queries, [id], which, 'draft_version')
  return rows
    .filter((row) => which.some((layer) => layer === row.layer))
    .map((row) => ({
      id,
      type: row.type,
      layer: row.layer,
      slug: row.slug,
      firstAt: row.first_published_at ?? row.changed_at ?? now,
      changedAt: row.published_changed_at ?? row.changed_at ?? now,
      data: { ...Object(stored.find((one) => one.layer === row.layer)?.data), ...unsaved[row.layer] },
    }))
}

function introduction(
  { firstAt, changedAt }: PublicLayer,
  own: readonly PublicLayer[],
): Pick<Published<TypeName>, 'publishedAt' | 'changedAt' | 'alternates'> {
  const common = own.find(({ layer }) => layer === shared)
  return {
    publishedAt: firstAt ?? '',
    changedAt: [changedAt ?? '', common?.changedAt ?? ''].sort().at(-1) ?? '',
    alternates: siteLocales().flatMap((locale) => {
      const seen = own.find(({ layer }) => layer === locale)
      return seen === undefined ? [] : [{ locale, slug: seen.slug ?? undefined }]
    }),
  }
}

/** Both layers together contain all fields of the type, so the data has the type of the content model. */
function typed<Name extends TypeName>(data: LayerData): Data<Name> {
  return data as Data<Name>
}
