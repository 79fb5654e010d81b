/** Reads a folder that an export made, or that somebody wrote by hand, and makes the database say the same. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DocumentType, Types } from '@cyanotype/content/model/index.ts'
import type { Arrival, Documents, Fate } from '../documents/index.ts'
import { documentFileNames, fromFiles } from './document-files.ts'
import { readExportFolder } from './folder.ts'
import { RoundTripProblem } from './round-trip-problem.ts'

export interface ImportOptions {
  /** Only look: nothing is changed. */
  readonly dryRun?: boolean
  /** Hears of each document when it is known what becomes of it. */
  readonly onFate?: (name: string, fate: Fate) => void
}

export type ImportReport = Readonly<Record<Fate, number>>

export async function importContent(
  { documents }: { readonly documents: Documents },
  root: string,
  { dryRun = false, onFate = () => {} }: ImportOptions = {},
): Promise<ImportReport> {
  const places = placesIn(documents.types, await readExportFolder(root))
  const report = { created: 0, changed: 0, same: 0 }
  await documents.takeIn({
    arrivals: arrivalsFrom(root, places),
    rehearse: dryRun,
    onFate({ name }, fate) {
      report[fate] += 1
      onFate(name, fate)
    },
  })
  return report
}

interface Place {
  readonly type: DocumentType
  /** `updates/blue`, or `home`. */
  readonly folder: string
  readonly files: string[]
}

/** Which files belong to which document. A file that belongs to none is a mistake, and better said than passed over. */
function placesIn(types: Types, paths: readonly string[]): readonly Place[] {
  const places = new Map<string, Place>()
  for (const path of paths) {
    const parts = path.split('/')
    const file = parts.pop() ?? ''
    const [name = '', ...rest] = parts
    const type = Object.hasOwn(types, name) ? types[name] : undefined
    const depth = type?.kind === 'single' ? 0 : 1
    if (type === undefined || rest.length !== depth || !documentFileNames.has(file)) {
      throw new RoundTripProblem(path, `This is no place for a document. ${whereTo(types, type)}`)
    }
    const folder = parts.join('/')
    const place = places.get(folder) ?? { type, folder, files: [] }
    place.files.push(file)
    places.set(folder, place)
  }
  return [...places.values()]
}

function whereTo(types: Types, type: DocumentType | undefined): string {
  const files = [...documentFileNames].join(', ')
  if (type === undefined) return `There are ${Object.keys(types).join(', ')}.`
  return `Write ${type.name}/${type.kind === 'single' ? '' : '{name}/'} and one of ${files}.`
}

async function* arrivalsFrom(root: string, places: readonly Place[]): AsyncGenerator<Arrival> {
  for (const { type, folder, files } of places) {
    const texts = new Map<string, string>()
    for (const file of files) texts.set(file, await readFile(join(root, folder, file), 'utf8'))
    yield { type, name: folder, document: documentIn(type, folder, texts) }
  }
}

function documentIn(type: DocumentType, folder: string, texts: ReadonlyMap<string, string>) {
  try {
    return fromFiles(type, texts)
  } catch (problem) {
    throw problem instanceof RoundTripProblem ? problem.within(folder) : problem
  }
}
