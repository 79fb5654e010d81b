/**
 * Fills an empty database with the demonstration, through the same doors that editors use: what comes out of it has
 * versions, history and events like everything else.
 */
import { readFile } from 'node:fs/promises'
import type { DocumentType, Layer, LayerData, Locale } from '@cyanotype/content/model/index.ts'
import { isLocale, layers, localeCodes, shared } from '@cyanotype/content/model/index.ts'
import type { Db } from '../db/index.ts'
import type { DocumentAnswer, Documents } from '../documents/index.ts'
import type { Media, Texts } from '../media/index.ts'
import { hasBegun, noteProgress } from './seed-store.ts'
import { withMediaIds } from './with-media-ids.ts'

export interface Seed {
  readonly pictures: readonly SeedPicture[]
  readonly documents: readonly SeedDocument[]
}

interface SeedPicture {
  /** What documents call it. */
  readonly file: string
  readonly path: string
  readonly alts: Texts
  readonly captions: Texts
}

interface SeedDocument {
  readonly type: string
  readonly layers: Readonly<Partial<Record<Layer, LayerData>>>
  readonly publish: readonly Layer[]
}

export interface SeedOptions {
  readonly db: Db
  readonly documents: Documents
  readonly media: Media
  readonly readSeed: () => Seed | Promise<Seed>
}

/** Does nothing where anybody has written anything; goes on where it was cut off, since nobody writes before it is done. */
export async function fillEmpty({ db, documents, media, readSeed }: SeedOptions): Promise<void> {
  if (!(await hasBegun(db.kysely)) && !(await isEmpty(documents))) return
  await noteProgress(db.kysely, 'begun')
  const seed = await readSeed()
  const pictures = new Map<string, string>()
  for (const { file, path, alts, captions } of seed.pictures) {
    pictures.set(file, await media.importPicture(await readFile(path), { name: file, alts, captions }))
  }
  for (const document of seed.documents) await plant(documents, document, pictures)
  await noteProgress(db.kysely, 'done')
}

async function isEmpty(documents: Documents): Promise<boolean> {
  for (const { name, kind } of Object.values(documents.types)) {
    if (kind === 'single') {
      const { layers: states } = await documents.read({ actor: null, type: name, id: name })
      if (Object.values(states).some(({ version }) => version > 0)) return false
    } else if ((await documents.count({ actor: null, type: name })).count > 0) return false
  }
  return true
}

async function plant(documents: Documents, document: SeedDocument, pictures: ReadonlyMap<string, string>) {
  const type = documents.types[document.type]
  if (type === undefined)
    throw new Error(`The demonstration has a document of no known type: ${document.type}.`)
  const dataOf = (layer: Layer) => withMediaIds(type.fields, document.layers[layer] ?? {}, pictures)
  const written = layers.filter((layer) => document.layers[layer] !== undefined)
  const id = await idOf(documents, type, firstLanguage(written), dataOf)
  for (const layer of written) {
    const { version } = await stateOf(documents, type.name, id, layer)
    if (version === 0)
      await documents.save({ actor: null, type: type.name, id, layer, version, data: dataOf(layer) })
  }
  const { layers: states } = await documents.read({ actor: null, type: type.name, id })
  const drafts = document.publish.filter((layer) => states[layer].status !== 'published')
  if (drafts.length === 0) return
  const versions = Object.fromEntries(drafts.map((layer) => [layer, states[layer].version]))
  await documents.publish({ actor: null, type: type.name, id, layers: versions })
}

/** A single has its type's name; another document is made, unless it was before the process was cut off. */
async function idOf(
  documents: Documents,
  { name: type, kind, slug }: DocumentType,
  locale: Locale,
  dataOf: (layer: Layer) => LayerData,
): Promise<string> {
  if (kind === 'single') return type
  const data = dataOf(locale)
  const { items } = await documents.list({ actor: null, type, limit: 100 })
  const made = slug === undefined ? undefined : items.find(({ slugs }) => slugs[locale] === data[slug])
  const creation = { actor: null, type, locale, data, shared: dataOf(shared) }
  return (made ?? (await documents.create(creation))).id
}

async function stateOf(documents: Documents, type: string, id: string, layer: Layer) {
  const { layers: states }: DocumentAnswer = await documents.read({ actor: null, type, id })
  return states[layer]
}

function firstLanguage(written: readonly Layer[]): Locale {
  return written.find(isLocale) ?? localeCodes[0]
}
