/**
 * Document files: readable files that version control can compare. There is one MDX file for each language
 * and one for shared fields. Fields are above the text, and those with their initial value are left out.
 */
import { isDeepStrictEqual } from 'node:util'
import type { DocumentType, Layer, LayerData } from '../model/index.ts'
import { fieldsOf, initialData, isKind, layers, shared } from '../model/index.ts'
import type { ExportedDocument, ExportedLayer } from './export-types.ts'
import { FileProblem } from './export-types.ts'
import { readFrontMatter, writeFrontMatter } from './front-matter.ts'

/** Texts by file name. */
export type Files = ReadonlyMap<string, string>

const nameOf = (layer: Layer) => (layer === shared ? 'shared' : layer)
const draftFile = (layer: Layer) => `${nameOf(layer)}.mdx`
const publishedFile = (layer: Layer) => `${nameOf(layer)}.published.mdx`

/** Every name that a file of a document may have. */
export const documentFileNames: ReadonlySet<string> = new Set(
  layers.flatMap((layer) => [draftFile(layer), publishedFile(layer)]),
)

/** No field of a content model begins with an underscore, so these names cannot collide. */
const own = {
  id: '_id',
  status: '_status',
  firstPublishedAt: '_firstPublishedAt',
  formerSlugs: '_formerSlugs',
} as const

export function toFiles(type: DocumentType, document: ExportedDocument): Files {
  const files = new Map<string, string>()
  for (const layer of layers) {
    const content = document.layers[layer]
    const id = layer === shared && type.kind === 'collection' ? { [own.id]: document.id } : {}
    if (content === undefined) {
      if (layer === shared && type.kind === 'collection')
        files.set(draftFile(layer), writeFrontMatter(id, ''))
      continue
    }
    const about = {
      ...id,
      [own.status]: statusOf(content),
      [own.firstPublishedAt]: content.firstPublishedAt,
      [own.formerSlugs]: content.formerSlugs,
    }
    files.set(draftFile(layer), textOf(type, layer, content.draft, about))
    if (content.published !== undefined && !isDeepStrictEqual(content.published, content.draft)) {
      files.set(publishedFile(layer), textOf(type, layer, content.published, {}))
    }
  }
  return files
}

/** The status as people write it: `draft`, `published`, `changed`, `archived`. */
function statusOf({ draft, published, archived }: ExportedLayer): string {
  if (archived) return 'archived'
  if (published === undefined) return 'draft'
  return isDeepStrictEqual(published, draft) ? 'published' : 'changed'
}

/** The only text of a layer is below its fields, as in any MDX file. */
function bodyOf(type: DocumentType, layer: Layer): string | undefined {
  return Object.entries(fieldsOf(type, layer)).find(([, field]) => isKind(field, 'mdx'))?.[0]
}

function textOf(
  type: DocumentType,
  layer: Layer,
  data: LayerData,
  about: Readonly<Record<string, unknown>>,
): string {
  const initial = initialData(type, layer)
  const body = bodyOf(type, layer)
  const entries = Object.keys(fieldsOf(type, layer))
    .filter((name) => name !== body && !isDeepStrictEqual(data[name], initial[name]))
    .map((name) => [name, data[name]])
  const text = body === undefined ? '' : data[body]
  return writeFrontMatter({ ...about, ...Object.fromEntries(entries) }, typeof text === 'string' ? text : '')
}

export function fromFiles(type: DocumentType, files: Files): ExportedDocument {
  const exported: [Layer, ExportedLayer][] = []
  let id: string | undefined
  for (const layer of layers) {
    const text = files.get(draftFile(layer))
    if (text === undefined) continue
    const draft = readLayerFile(draftFile(layer), text)
    if (layer === shared) id = textAt(draft, own.id)
    if (layer === shared && isOnlyName(draft.entries)) continue
    exported.push([layer, layerFrom(type, layer, draft, files)])
  }
  return { id, layers: Object.fromEntries(exported) }
}

/** Whether no shared field has a value, so that the file exists only for the id. */
function isOnlyName(entries: Entries): boolean {
  return Object.keys(entries).every((name) => name === own.id)
}

type Entries = Readonly<Record<string, unknown>>

interface LayerFile {
  readonly path: string
  readonly entries: Entries
  readonly body: string
}

function readLayerFile(path: string, text: string): LayerFile {
  return { path, ...readFrontMatter(path, text) }
}

function layerFrom(type: DocumentType, layer: Layer, file: LayerFile, files: Files): ExportedLayer {
  const status = textAt(file, own.status) ?? 'draft'
  const firstPublishedAt = textAt(file, own.firstPublishedAt)
  const former = formerSlugsIn(file)
  const draft = dataFrom(type, layer, file)
  const publishedText = files.get(publishedFile(layer))
  if (status !== 'changed' || publishedText === undefined) {
    if (!['draft', 'published', 'archived'].includes(status)) {
      throw new FileProblem(
        file.path,
        `The status “${status}” is unknown, or ${publishedFile(layer)} is missing.`,
      )
    }
    const published = status === 'published' ? draft : undefined
    return { draft, published, firstPublishedAt, archived: status === 'archived', ...former }
  }
  const published = dataFrom(type, layer, readLayerFile(publishedFile(layer), publishedText))
  return { draft, published, firstPublishedAt, archived: false, ...former }
}

function formerSlugsIn({ path, entries }: LayerFile): Pick<ExportedLayer, 'formerSlugs'> {
  const value = entries[own.formerSlugs]
  if (value === undefined) return {}
  if (Array.isArray(value) && value.every((slug) => typeof slug === 'string')) return { formerSlugs: value }
  throw new FileProblem(path, `The value of “${own.formerSlugs}” must be a list of texts.`)
}

function dataFrom(type: DocumentType, layer: Layer, { path, entries, body }: LayerFile): LayerData {
  const fields = fieldsOf(type, layer)
  const names = Object.keys(entries).filter((name) => !Object.values<string>(own).includes(name))
  const unknown = names.find((name) => !Object.hasOwn(fields, name))
  if (unknown !== undefined) throw new FileProblem(path, `The field “${unknown}” is unknown.`)
  const bodyName = bodyOf(type, layer)
  if (bodyName === undefined && body !== '') {
    throw new FileProblem(path, 'This type has no body, so no text may follow the front matter.')
  }
  const written = Object.fromEntries(names.map((name) => [name, entries[name]]))
  return { ...initialData(type, layer), ...written, ...(bodyName === undefined ? {} : { [bodyName]: body }) }
}

function textAt({ path, entries }: LayerFile, name: string): string | undefined {
  const value = entries[name]
  if (value !== undefined && typeof value !== 'string')
    throw new FileProblem(path, `The value of “${name}” must be text.`)
  return value
}
