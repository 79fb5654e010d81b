/** Finds the demonstration content that is still on the site, and what users have changed in it. */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { isDeepStrictEqual } from 'node:util'
import type { ExportedDocument, ExportedFile, ExportedLayer } from '@cyanotype/content/import-export/index.ts'
import type { DocumentType, Layer, LayerData, TypeName } from '@cyanotype/content/model/index.ts'
import { defaultLocale, layers, model } from '@cyanotype/content/model/index.ts'
import { layerSchema } from '@cyanotype/content/model/schemas.ts'
import type { SeedDocument } from '@cyanotype/content/seed/index.ts'
import { readEmptySite, readSeed } from '@cyanotype/content/seed/index.ts'
import { idFromName } from '../../db/index.ts'
import type { NamedItem } from '../../media/index.ts'
import type { Content } from '../export-content.ts'

export interface Found {
  readonly type: TypeName | 'media'
  readonly id: string
  /** Of the demonstration. Empty for a single. */
  readonly title: string
  /** Whether a user has changed it since the demonstration was imported. */
  readonly isEdited: boolean
}

/** A single with its states: as in the demonstration, as it is now, and as on an empty site. */
export interface FoundSingle extends Found {
  readonly type: TypeName
  readonly states: SingleStates
}

export interface SingleStates {
  readonly seed: ExportedDocument
  readonly current: ExportedDocument | undefined
  readonly empty: ExportedDocument
}

export interface Demonstration {
  readonly documents: readonly (Found & { readonly type: TypeName })[]
  /** Singles that show at least one value of the demonstration. */
  readonly singles: readonly FoundSingle[]
  /** The states of all singles that an empty site has. */
  readonly states: ReadonlyMap<TypeName, SingleStates>
  readonly media: readonly Found[]
}

export async function findDemonstration({ documents, media }: Content): Promise<Demonstration> {
  const seed = readSeed()
  const isSingle = ({ type }: SeedDocument) => model[type].kind === 'single'
  const ids = seed.documents.map(idOf)
  const current = new Map<string, ExportedDocument>()
  for await (const { id, document } of documents.exportDocuments(ids)) current.set(id, document)
  const states = statesOfSingles(seed.documents.filter(isSingle), current)
  return {
    documents: seed.documents.flatMap((one) => {
      const now = isSingle(one) ? undefined : current.get(idOf(one))
      if (now === undefined) return []
      const { type } = one
      return [{ type, id: idOf(one), title: titleOf(one), isEdited: isEdited(one, now) }]
    }),
    singles: [...states].flatMap(([type, own]) => foundSingle(type, own)),
    states,
    media: await findMedia(media, seed.files),
  }
}

const idOf = ({ type, name, document }: SeedDocument): string =>
  model[type].kind === 'single' ? type : (document.id ?? idFromName(name))

function titleOf({ type, name, document }: SeedDocument): string {
  const field = model[type].title
  const drafts = [defaultLocale(), ...layers].map((layer) => document.layers[layer]?.draft)
  const titles = drafts.map((draft) => (field === undefined ? undefined : draft?.[field]))
  return titles.find((title): title is string => typeof title === 'string' && title !== '') ?? name
}

/** Only the content counts: a document that was published as planned, or unpublished, is not edited. */
function isEdited({ type, document }: SeedDocument, now: ExportedDocument): boolean {
  return layers.some((layer) => {
    const own = now.layers[layer]
    if (own === undefined) return false
    const seed = document.layers[layer]
    if (seed === undefined) return true
    const drafts = shaped(model[type], layer, seed.draft)
    const versions = [drafts, shaped(model[type], layer, seed.published ?? seed.draft)]
    const isUnchanged = (data: LayerData) => versions.some((one) => isDeepStrictEqual(one, data))
    return (
      !isDeepStrictEqual(own.draft, drafts) || (own.published !== undefined && !isUnchanged(own.published))
    )
  })
}

/** The data as an import stores it. */
function shaped(type: DocumentType, layer: Layer, data: LayerData): LayerData {
  return layerSchema(type, layer).parse(data)
}

function shapedDocument(type: DocumentType, document: ExportedDocument): ExportedDocument {
  const shapedLayer = (layer: Layer, { draft, published, ...more }: ExportedLayer): ExportedLayer => ({
    ...more,
    draft: shaped(type, layer, draft),
    published: published && shaped(type, layer, published),
  })
  const own = layers.flatMap((layer) => {
    const exported = document.layers[layer]
    return exported === undefined ? [] : [[layer, shapedLayer(layer, exported)] as const]
  })
  return { ...document, layers: Object.fromEntries(own) }
}

function statesOfSingles(
  seed: readonly SeedDocument[],
  current: ReadonlyMap<string, ExportedDocument>,
): ReadonlyMap<TypeName, SingleStates> {
  const nothing = { id: undefined, layers: {} }
  return new Map(
    readEmptySite().map(({ type, document }) => {
      const own = seed.find((one) => one.type === type)?.document ?? nothing
      return [
        type,
        {
          seed: shapedDocument(model[type], own),
          current: current.get(type),
          empty: shapedDocument(model[type], document),
        },
      ]
    }),
  )
}

function foundSingle(type: TypeName, states: SingleStates): readonly FoundSingle[] {
  const values = valuesIn(states)
  const fromSeed = values.filter(
    ({ now, seed, empty }) => isDeepStrictEqual(now, seed) && !isDeepStrictEqual(now, empty),
  )
  if (fromSeed.length === 0) return []
  const isEdited = values.some(
    ({ now, seed, empty }) => !isDeepStrictEqual(now, seed) && !isDeepStrictEqual(now, empty),
  )
  return [{ type, id: type, title: '', isEdited, states }]
}

/** Each value of the single, drafts and published ones, beside its values in the other states. */
function valuesIn({ seed, current, empty }: SingleStates) {
  return layers.flatMap((layer) => {
    const own = current?.layers[layer]
    const drafts = own === undefined ? [] : [['draft', own.draft] as const]
    const published = own?.published === undefined ? [] : [['published', own.published] as const]
    return [...drafts, ...published].flatMap(([state, data]) => {
      const seedLayer = seed.layers[layer]
      const seeded = state === 'draft' ? seedLayer?.draft : (seedLayer?.published ?? seedLayer?.draft)
      const blank = empty.layers[layer]?.draft
      return Object.entries(data).map(([field, now]) => ({
        now,
        seed: seeded?.[field],
        empty: blank?.[field],
      }))
    })
  })
}

async function findMedia(
  media: Content['media'],
  files: readonly (ExportedFile & { readonly path: string })[],
): Promise<readonly Found[]> {
  const found: Found[] = []
  const ids = files.flatMap(({ id }) => (id === undefined ? [] : [id]))
  for await (const item of media.exportItems(ids)) {
    const seed = files.find(({ id }) => id === item.id)
    if (seed === undefined) continue
    found.push({ type: 'media', id: item.id, title: seed.name, isEdited: await isEditedFile(item, seed) })
  }
  return found
}

async function isEditedFile(
  { hash, item }: NamedItem,
  { path, ...seed }: ExportedFile & { readonly path: string },
): Promise<boolean> {
  if (!isDeepStrictEqual({ ...item }, { ...seed })) return true
  return (
    createHash('sha256')
      .update(await readFile(path))
      .digest('hex') !== hash
  )
}
