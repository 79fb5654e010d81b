/** Imports a folder that was exported or written by hand: changes the database to match it. */
import { isUtf8 } from 'node:buffer'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import {
  documentFileNames,
  FileProblem,
  fromFiles,
  fromSidecar,
  isSidecar,
  mediaFolder,
  sidecarOf,
} from '@cyanotype/content/import-export/index.ts'
import type { DocumentType, Types } from '@cyanotype/content/model/index.ts'
import type { ImportedDocument, ImportResult } from '../documents/index.ts'
import type { FinishImport, Media } from '../media/index.ts'
import type { Messages } from '../messages/index.ts'
import type { Problem } from '../problems/problems.ts'
import { problems } from '../problems/problems.ts'
import type { Content } from './export-content.ts'
import { readExportFolder } from './export-content.ts'

interface ImportOptions {
  /** Reports what would change, and changes nothing. */
  readonly dryRun?: boolean
  /**
   * A second export folder with earlier states of some documents. It is imported first, in the same
   * transaction.
   */
  readonly earlier?: string | undefined
  /** Called for each file and document with its result. */
  readonly onResult?: (name: string, result: ImportResult) => void
}

export type ImportReport = Readonly<Record<ImportResult, number>>

export async function importContent(
  { documents, media }: Content,
  root: string,
  { dryRun = false, earlier, onResult = () => {} }: ImportOptions = {},
): Promise<ImportReport> {
  const paths = await readExportFolder(root)
  const isMedia = (path: string) => path.startsWith(`${mediaFolder}/`)
  const places = foldersIn(
    documents.types,
    paths.filter((path) => !isMedia(path)),
  )
  const before = earlier === undefined ? [] : foldersIn(documents.types, await readExportFolder(earlier))
  const report = { created: 0, changed: 0, same: 0 }
  const addResult = (name: string, result: ImportResult) => {
    report[result] += 1
    onResult(name, result)
  }
  const settling = await importFiles(media, root, { paths: paths.filter(isMedia), dryRun })
  await documents.importAll({
    documents: {
      [Symbol.asyncIterator]: () =>
        concatenate(documentsFrom(earlier ?? root, before), documentsFrom(root, places)),
    },
    isDryRun: dryRun,
    async first(trx) {
      for (const [path, finishImport] of settling) addResult(path, await finishImport(trx))
    },
    onResult: ({ name }, result) => addResult(name, result),
  })
  return report
}

/** Stores every file at its final place before the database refers to it. In a dry run, it stores none. */
async function importFiles(
  media: Media,
  root: string,
  { paths, dryRun }: { readonly paths: readonly string[]; readonly dryRun: boolean },
): Promise<readonly (readonly [string, FinishImport])[]> {
  const there = new Set(paths)
  const settling: [string, FinishImport][] = []
  for (const path of paths.filter((one) => !isSidecar(one))) {
    const sidecar = sidecarOf(path)
    const item = there.has(sidecar)
      ? fromSidecar(sidecar, await readText(root, sidecar))
      : { ...emptyMetadata, name: basename(path) }
    settling.push([path, await media.importFile(join(root, path), item, dryRun)])
  }
  return settling
}

const emptyMetadata = { id: undefined, folders: [], alts: {}, captions: {}, focal: null, crop: null }

interface DocumentFolder {
  readonly type: DocumentType
  /** `updates/blue`, or `home`. */
  readonly folder: string
  readonly files: string[]
}

async function readText(root: string, path: string): Promise<string> {
  const bytes = await readFile(join(root, path))
  if (!isUtf8(bytes)) throw new FileProblem(path, 'It is not UTF-8 text. Save it as UTF-8.')
  return bytes.toString('utf8')
}

/**
 * Groups files by document. A file that belongs to no document is an error, because ignoring it would hide a
 * mistake.
 */
function foldersIn(types: Types, paths: readonly string[]): readonly DocumentFolder[] {
  const places = new Map<string, DocumentFolder>()
  for (const path of paths) {
    const parts = path.split('/')
    const file = parts.pop() ?? ''
    const [name = '', ...rest] = parts
    const type = Object.hasOwn(types, name) ? types[name] : undefined
    const depth = type?.kind === 'single' ? 0 : 1
    if (type === undefined || rest.length !== depth || !documentFileNames.has(file)) {
      throw new FileProblem(path, `No document can have this path. ${allowedPaths(types, type)}`)
    }
    const folder = parts.join('/')
    const documentFolder = places.get(folder) ?? { type, folder, files: [] }
    documentFolder.files.push(file)
    places.set(folder, documentFolder)
  }
  return [...places.values()]
}

function allowedPaths(types: Types, type: DocumentType | undefined): string {
  const files = [...documentFileNames].join(', ')
  if (type === undefined) return `The first folder must be one of: ${Object.keys(types).join(', ')}.`
  return `Use ${type.name}/${type.kind === 'single' ? '' : '{name}/'} with one of these files: ${files}.`
}

async function* concatenate(
  ...all: readonly AsyncIterable<ImportedDocument>[]
): AsyncGenerator<ImportedDocument> {
  for (const some of all) yield* some
}

async function* documentsFrom(
  root: string,
  places: readonly DocumentFolder[],
): AsyncGenerator<ImportedDocument> {
  for (const { type, folder, files } of places) {
    const texts = new Map<string, string>()
    for (const file of files) texts.set(file, await readText(root, `${folder}/${file}`))
    yield { type, name: folder, document: documentIn(type, folder, texts) }
  }
}

function documentIn(type: DocumentType, folder: string, texts: ReadonlyMap<string, string>) {
  try {
    return fromFiles(type, texts)
  } catch (problem) {
    throw problem instanceof FileProblem ? problem.within(folder) : problem
  }
}

/** Formats a problem for the command line: the message, and one line for each field. */
export function describeProblem(problem: Problem, messages: Messages): string {
  const what = messages.say('en', problems[problem.code].text, problem.values)
  const places = (problem.details.fields ?? []).map(({ path, message, code, values }) => {
    const text = code === undefined ? undefined : messages.sayById('en', code, values)
    return `  ${path.join('.')}: ${text ?? message}`
  })
  return [what, ...places].join('\n')
}
