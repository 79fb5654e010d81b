/**
 * Documents as visitors see them: what is public, and for a preview one document in one language as its drafts are. A
 * reader is made for one page and notes a tag for everything that it was asked for, found or not.
 */
import type {
  CollectionName,
  Data,
  DocumentType,
  LayerData,
  Locale,
  TypeName,
} from '@cyanotype/content/model/index.ts'
import { isLocale, shared } from '@cyanotype/content/model/index.ts'
import type { Published, Reader } from '@cyanotype/content/render.ts'
import { cursorOf, placeOf } from './cursor.ts'
import type { LayerRow } from './document-store.ts'
import { dataOf, findByAddress, layersOf } from './document-store.ts'
import type { Engine } from './engine.ts'
import { typeNamed } from './engine.ts'
import { fitted } from './layer-data.ts'
import { findPublicPlaces } from './listing-store.ts'
import { addressTag, documentTag, listTag, mediaTag } from './tags.ts'

/** The one document whose drafts a preview may show. */
export interface DraftGrant {
  readonly type: string
  readonly id: string
  readonly locale: Locale
}

export interface TaggingReader extends Reader {
  readonly tags: ReadonlySet<string>
}

export function openReader(
  engine: Engine,
  { draft }: { readonly draft?: DraftGrant | undefined } = {},
): TaggingReader {
  const tags = new Set<string>()
  const { kysely } = engine.db

  async function read<Name extends TypeName>(name: Name, locale: Locale, ids: readonly string[]) {
    for (const id of ids) tags.add(documentTag(name, id))
    return readPublic(engine, name, locale, ids, draft)
  }

  return {
    tags,
    async single(name, locale) {
      return (await read(name, locale, [name]))[0]
    },
    async bySlug(name, locale, slug) {
      tags.add(addressTag(name, locale, slug))
      const granted = draft?.type === name && draft.locale === locale && draft.id === slug
      const id = granted ? slug : await findByAddress(kysely, name, locale, slug)
      if (id === undefined) return undefined
      const [found] = await read(name, locale, [id])
      return found !== undefined && (granted || slugIn(typeNamed(engine.types, name), found) === slug)
        ? found
        : undefined
    },
    async list<Name extends CollectionName>(
      name: Name,
      locale: Locale,
      { limit, after }: { readonly limit: number; readonly after?: string },
    ) {
      tags.add(listTag(name, locale))
      const direction = typeNamed(engine.types, name).order?.direction === 'ascending' ? 'asc' : 'desc'
      const from = after === undefined ? undefined : placeOf(after)
      const places = await findPublicPlaces(kysely, name, locale, direction, {
        after: from,
        limit: limit + 1,
      })
      const shown = places.slice(0, limit)
      const last = shown.at(-1)
      const ids = shown.map(({ id }) => id)
      return {
        items: await read(name, locale, ids),
        next: places.length > limit && last !== undefined ? cursorOf(last) : undefined,
      }
    },
    async media(id, locale) {
      tags.add(mediaTag(id))
      return engine.picture(id, locale)
    },
  }
}

function slugIn({ slug }: DocumentType, { data }: { readonly data: object }): unknown {
  return slug === undefined ? undefined : Object.entries(data).find(([name]) => name === slug)?.[1]
}

/** The documents in the order of their ids; those that may not be seen are left out. */
async function readPublic<Name extends TypeName>(
  { db, types }: Engine,
  name: Name,
  locale: Locale,
  ids: readonly string[],
  draft: DraftGrant | undefined,
): Promise<Published<Name>[]> {
  if (ids.length === 0) return []
  const type = typeNamed(types, name)
  const granted = draft?.type === name && draft.locale === locale ? draft.id : undefined
  const rows = await layersOf(db.kysely, ids)
  const stored = [
    ...(await dataOf(db.kysely, ids, [locale, shared], 'published_version')),
    ...(granted !== undefined && ids.includes(granted)
      ? await dataOf(db.kysely, [granted], [locale, shared], 'draft_version')
      : []),
  ]
  return ids.flatMap((id) => {
    const own = rows.filter((row) => row.document_id === id && row.type === name)
    const visible = own.some((row) => row.layer === locale && row.published_version !== null)
    if (own.length === 0 || !(visible || id === granted)) return []
    const dataIn = (layer: Locale | typeof shared) =>
      fitted(type, layer, stored.findLast((one) => one.id === id && one.layer === layer)?.data)
    return [
      {
        ...introduction(own, locale),
        id,
        type: name,
        locale,
        data: whole<Name>({ ...dataIn(locale), ...dataIn(shared) }),
      },
    ]
  })
}

function introduction(
  rows: readonly LayerRow[],
  locale: Locale,
): Pick<Published<TypeName>, 'publishedAt' | 'changedAt' | 'alternates'> {
  const row = rows.find(({ layer }) => layer === locale)
  const common = rows.find(({ layer }) => layer === shared)
  const changes = [row?.published_changed_at ?? row?.changed_at ?? '', common?.published_changed_at ?? '']
  return {
    publishedAt: row?.first_published_at ?? row?.changed_at ?? '',
    changedAt: changes.sort().at(-1) ?? '',
    alternates: rows.flatMap(({ layer, published_version, published_slug }) =>
      isLocale(layer) && published_version !== null
        ? [{ locale: layer, slug: published_slug ?? undefined }]
        : [],
    ),
  }
}

/** Both layers together are all fields of the type: here the data gets the type that the model gives it. */
function whole<Name extends TypeName>(data: LayerData): Data<Name> {
  return data as Data<Name>
}
