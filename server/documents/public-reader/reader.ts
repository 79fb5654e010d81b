/**
 * Documents as visitors see them: what is public now or was at a moment, and for a preview one document in one language
 * as its drafts are. A reader is made for one page and notes a tag for everything that it was asked for, found or not.
 */

import type { Published, Reader } from '@cyanotype/content/contracts/site-renderer.ts'
import type {
  Data,
  DocumentType,
  Layer,
  LayerData,
  Locale,
  TypeName,
} from '@cyanotype/content/model/index.ts'
import { localeCodes, pagePath, shared } from '@cyanotype/content/model/index.ts'
import type { Queries } from '../../db/index.ts'
import { addressTag, documentTag, mediaTag } from '../core/cache-tags.ts'
import type { Engine } from '../core/operation-context.ts'
import { typeNamed } from '../core/operation-context.ts'
import { dataOf, layersOf } from '../store/document-store.ts'
import { fitted } from '../store/layer-data.ts'
import { usableAmong } from '../store/trash-store.ts'
import type { Known, SeenDocument } from './document-cache.ts'
import { knownOrRead } from './document-cache.ts'
import type { SeenLayer, Sight } from './public-view.ts'
import { pastSight, presentSight } from './public-view.ts'
import { comingSight } from './scheduled-view.ts'
import { openLists } from './term-lists.ts'
import { readTextHistory } from './text-history.ts'

/** The one document whose drafts a preview may show. */
export interface DraftGrant {
  readonly type: string
  readonly id: string
  readonly locale: Locale
}

export interface TaggingReader extends Reader {
  readonly tags: ReadonlySet<string>
}

/** What a reader sees: what is public now or was at a moment, and the drafts that it was granted. */
export interface ReaderOptions {
  readonly draft?: DraftGrant | undefined
  readonly at?: Date | undefined
  /** Of what is public now, without drafts. */
  readonly known?: Known | undefined
}

export function openReader(engine: Engine, { draft, at, known }: ReaderOptions = {}): TaggingReader {
  const sight = sightAt(engine, at)
  const tags = new Set<string>()

  async function read<Name extends TypeName>(name: Name, locale: Locale, ids: readonly string[]) {
    for (const id of ids) tags.add(documentTag(name, id))
    const type = typeNamed(engine.types, name)
    const readAll = (some: readonly string[]) => readSeen(engine, sight, type, locale, some, draft)
    const found =
      known === undefined ? await readAll(ids) : await knownOrRead(known, name, locale, ids, readAll)
    return found.map((one): Published<Name> => ({ ...one, type: name, data: whole<Name>(one.data) }))
  }

  return {
    tags,
    async single(name, locale) {
      return (await read(name, locale, [name]))[0]
    },
    async bySlug(name, locale, slug) {
      tags.add(addressTag(name, locale, slug))
      const granted = draft?.type === name && draft.locale === locale && draft.id === slug
      const id = granted ? slug : await sight.find(name, locale, slug)
      if (id === undefined) return undefined
      const [found] = await read(name, locale, [id])
      return found !== undefined && (granted || slugIn(typeNamed(engine.types, name), found) === slug)
        ? found
        : undefined
    },
    async byId(name, locale, id) {
      return (await read(name, locale, [id]))[0]
    },
    async path(name, locale, id) {
      tags.add(documentTag(name, id))
      const type = Object.hasOwn(engine.types, name) ? engine.types[name] : undefined
      if (type === undefined) return undefined
      const [found] = await readSeen(engine, sight, type, locale, [id], draft)
      return found && pagePath(type, locale, found.data)
    },
    ...openLists({ types: engine.types, sight, tags, known, read }),
    async media(id, locale) {
      tags.add(mediaTag(id))
      return engine.picture(id, locale)
    },
    async textHistory(name, locale, id, field) {
      tags.add(documentTag(name, id))
      return readTextHistory(engine.db.kysely, id, { locale, field, at })
    },
  }
}

/** Now, at a moment of the past, or at one to come. */
function sightAt({ db: { kysely }, types, clock }: Engine, at: Date | undefined): Sight {
  if (at === undefined) return presentSight(kysely)
  return at > clock() ? comingSight(kysely, types, at) : pastSight(kysely, at)
}

function slugIn({ slug }: DocumentType, { data }: { readonly data: object }): unknown {
  return slug === undefined ? undefined : Object.entries(data).find(([name]) => name === slug)?.[1]
}

/** The documents in the order of their ids; those that may not be seen are left out. */
async function readSeen(
  { db }: Engine,
  sight: Sight,
  type: DocumentType,
  locale: Locale,
  ids: readonly string[],
  draft: DraftGrant | undefined,
): Promise<readonly SeenDocument[]> {
  if (ids.length === 0) return []
  const { name } = type
  const seen = await sight.layers(ids, [locale, shared])
  const isGranted = draft?.type === name && draft.locale === locale && ids.includes(draft.id)
  const drafts = isGranted ? await draftsOf(db.kysely, draft.id, [locale, shared]) : []
  return ids.flatMap((id) => {
    const own = seen.filter((one) => one.id === id && one.type === name)
    const shown = [...own, ...drafts.filter((one) => one.id === id && one.type === name)]
    const introduced = shown.find(({ layer }) => layer === locale)
    if (introduced === undefined) return []
    const dataIn = (layer: Layer) => fitted(type, layer, shown.findLast((one) => one.layer === layer)?.data)
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

/** The newest drafts of a document, as if they were public; nobody sees those of one that is in the trash. */
async function draftsOf(queries: Queries, id: string, which: readonly Layer[]): Promise<SeenLayer[]> {
  const isUsable = (await usableAmong(queries, [id])).includes(id)
  const rows = isUsable ? await layersOf(queries, [id]) : []
  const stored = await dataOf(queries, [id], which, 'draft_version')
  return rows
    .filter((row) => which.some((layer) => layer === row.layer))
    .map((row) => ({
      id,
      type: row.type,
      layer: row.layer,
      slug: row.slug,
      firstAt: row.first_published_at ?? row.changed_at,
      changedAt: row.published_changed_at ?? row.changed_at,
      data: stored.find((one) => one.layer === row.layer)?.data,
    }))
}

function introduction(
  { firstAt, changedAt }: SeenLayer,
  own: readonly SeenLayer[],
): Pick<Published<TypeName>, 'publishedAt' | 'changedAt' | 'alternates'> {
  const common = own.find(({ layer }) => layer === shared)
  return {
    publishedAt: firstAt ?? '',
    changedAt: [changedAt ?? '', common?.changedAt ?? ''].sort().at(-1) ?? '',
    alternates: localeCodes.flatMap((locale) => {
      const seen = own.find(({ layer }) => layer === locale)
      return seen === undefined ? [] : [{ locale, slug: seen.slug ?? undefined }]
    }),
  }
}

/** Both layers together are all fields of the type: here the data gets the type that the model gives it. */
function whole<Name extends TypeName>(data: LayerData): Data<Name> {
  return data as Data<Name>
}
