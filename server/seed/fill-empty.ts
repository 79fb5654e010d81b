/**
 * Fills an empty database with the demonstration, through the same doors that editors use: what comes out of it has
 * versions, history and events like everything else.
 */
import { readFile } from 'node:fs/promises'
import type { Layer, LayerData, Locale } from '@cyanotype/content/model/index.ts'
import { isLocale, layers, localeCodes, shared } from '@cyanotype/content/model/index.ts'
import type { DocumentAnswer, Documents } from '../documents/index.ts'
import type { Media, Texts } from '../media/index.ts'
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
  readonly documents: Documents
  readonly media: Media
  readonly readSeed: () => Seed | Promise<Seed>
}

/** Does nothing where anybody has written anything. */
export async function fillEmpty({ documents, media, readSeed }: SeedOptions): Promise<void> {
  if (!(await isEmpty(documents))) return
  const seed = await readSeed()
  const pictures = new Map<string, string>()
  for (const { file, path, alts, captions } of seed.pictures) {
    const id = await media.importPicture(await readFile(path), { name: file, alts, captions })
    if (id !== undefined) pictures.set(file, id)
  }
  for (const document of seed.documents) await plant(documents, document, pictures)
}

async function isEmpty(documents: Documents): Promise<boolean> {
  for (const { name, kind } of Object.values(documents.types)) {
    if (kind === 'single') {
      const { layers: states } = await documents.read({ actor: null, type: name, id: name })
      if (Object.values(states).some(({ version }) => version > 0)) return false
    } else if ((await documents.list({ actor: null, type: name, limit: 1 })).total > 0) return false
  }
  return true
}

async function plant(documents: Documents, document: SeedDocument, pictures: ReadonlyMap<string, string>) {
  const type = documents.types[document.type]
  if (type === undefined)
    throw new Error(`The demonstration has a document of no known type: ${document.type}.`)
  const dataOf = (layer: Layer) => withMediaIds(type.fields, document.layers[layer] ?? {}, pictures)
  const written = layers.filter((layer) => document.layers[layer] !== undefined)
  const id =
    type.kind === 'single' ? type.name : await create(documents, type.name, firstLanguage(written), dataOf)
  for (const layer of written) {
    const { version } = await stateOf(documents, type.name, id, layer)
    if (version === 0)
      await documents.save({ actor: null, type: type.name, id, layer, version, data: dataOf(layer) })
  }
  if (document.publish.length === 0) return
  const { layers: states } = await documents.read({ actor: null, type: type.name, id })
  const versions = Object.fromEntries(document.publish.map((layer) => [layer, states[layer].version]))
  await documents.publish({ actor: null, type: type.name, id, layers: versions })
}

async function create(
  documents: Documents,
  type: string,
  locale: Locale,
  dataOf: (layer: Layer) => LayerData,
): Promise<string> {
  const creation = { actor: null, type, locale, data: dataOf(locale), shared: dataOf(shared) }
  return (await documents.create(creation)).id
}

async function stateOf(documents: Documents, type: string, id: string, layer: Layer) {
  const { layers: states }: DocumentAnswer = await documents.read({ actor: null, type, id })
  return states[layer]
}

function firstLanguage(written: readonly Layer[]): Locale {
  return written.find(isLocale) ?? localeCodes[0]
}
