/** Exports all content as files: `{type}/{name}/{locale}.mdx`, and `{type}/{locale}.mdx` for singles. */
import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ExportedDocument } from '@cyanotype/content/import-export/index.ts'
import {
  documentFileNames,
  FileProblem,
  mediaFolder,
  sidecarOf,
  toFiles,
  toSidecar,
} from '@cyanotype/content/import-export/index.ts'
import type { DocumentType, LayerData } from '@cyanotype/content/model/index.ts'
import { layers, slugFrom } from '@cyanotype/content/model/index.ts'
import type { Documents } from '../documents/index.ts'
import type { Media } from '../media/index.ts'
import { makeFolder } from '../platform/make-folder.ts'
import { statUnlessMissing } from '../platform/stat-unless-missing.ts'

interface Progress {
  readonly files: number
  readonly documents: number
}

export interface Content {
  readonly documents: Documents
  readonly media: Media
}

export async function exportContent(
  { documents, media }: Content,
  root: string,
  onProgress: (progress: Progress) => void = () => {},
): Promise<FolderChanges> {
  const folder = await openExportFolder(root)
  const nameOfFile = folderNames()
  let files = 0
  for await (const { id, extension, hash, item, read } of media.exportItems()) {
    const path = `${mediaFolder}/${nameOfFile(item.name.replace(/\.[^.]*$/, ''), id)}.${extension}`
    await folder.putFile(path, hash, read)
    await folder.put(sidecarOf(path), toSidecar(item))
    files += 1
    onProgress({ files, documents: 0 })
  }
  const names = new Map(Object.keys(documents.types).map((type) => [type, folderNames()]))
  let done = 0
  for await (const { id, type, document } of documents.exportDocuments()) {
    const called = () => names.get(type.name)?.(nameIn(type, document), id) ?? id
    const place = type.kind === 'single' ? type.name : `${type.name}/${called()}`
    for (const [file, text] of toFiles(type, document)) await folder.put(`${place}/${file}`, text)
    done += 1
    onProgress({ files, documents: done })
  }
  return folder.finish()
}

/**
 * Names for folders and files in an export, derived from slugs and titles and the same in every export. Call
 * it in the order of the ids, which grow with time: then the first document keeps its name, and a later one
 * with the same name gets the end of its id appended.
 */
export function folderNames(): (requested: string | undefined, id: string) => string {
  const taken = new Set<string>()
  return (requested = '', id) => {
    const plain = slugFrom(requested.replaceAll('/', '-')).slice(0, 80) || 'untitled'
    const name = [plain, `${plain}-${id.slice(-6)}`, `${plain}-${id}`].find((one) => !taken.has(one)) ?? id
    taken.add(name)
    return name
  }
}

/** The slug in the first locale that has one, or else the first title. */
function nameIn({ slug, title }: DocumentType, document: ExportedDocument): string | undefined {
  const drafts = layers.flatMap((layer): readonly LayerData[] => {
    const exported = document.layers[layer]
    return exported === undefined ? [] : [exported.draft]
  })
  const texts = [slug, title].flatMap((field) =>
    field === undefined ? [] : drafts.map((data) => data[field]),
  )
  return texts.find((text): text is string => typeof text === 'string' && text !== '')
}

const mark = 'cyanotype.json'
const format = `${JSON.stringify({ format: 1 }, null, 2)}\n`

/**
 * Export folder: a marker file, a folder for each document type, and the media library. It writes only files
 * that differ and removes files that are gone, so that version control shows only real changes.
 */
interface ExportFolder {
  /** Writes a file at its path, such as `updates/blue/en.mdx`. */
  put(path: string, content: string | Buffer): Promise<void>
  /** Writes a file of any size, unless the same bytes are already there. */
  putFile(path: string, hash: string, read: () => Promise<Readable | undefined>): Promise<void>
  /** Removes files of an earlier export that this one did not write. */
  finish(): Promise<FolderChanges>
}

interface FolderChanges {
  readonly written: number
  readonly removed: number
  readonly same: number
}

/**
 * Accepts an empty folder or an earlier export. Other folders may contain someone’s work and are rejected.
 */
export async function openExportFolder(root: string): Promise<ExportFolder> {
  await makeFolder(root, 0o777)
  const there = (await readdir(root)).filter((name) => !name.startsWith('.'))
  if (there.length > 0 && !there.includes(mark)) {
    throw new FileProblem(
      root,
      `The folder contains other files. Use an empty folder, or one with a ${mark}.`,
    )
  }
  const paths = new Set<string>()
  let written = 0
  async function put(path: string, content: string | Buffer): Promise<void> {
    paths.add(path)
    const bytes = Buffer.from(content)
    const target = join(root, path)
    if ((await readFile(target).catch(() => undefined))?.equals(bytes)) return
    await mkdir(dirname(target), { recursive: true })
    // Written under a temporary name first: an interrupted export leaves no partial file.
    await writeFile(`${target}.part`, bytes)
    await rename(`${target}.part`, target)
    written += 1
  }
  async function putFile(
    path: string,
    hash: string,
    read: () => Promise<Readable | undefined>,
  ): Promise<void> {
    paths.add(path)
    const target = join(root, path)
    if ((await hashOf(target)) === hash) return
    const bytes = await read()
    if (bytes === undefined)
      throw new FileProblem(path, 'This file of the media library is missing in storage.')
    await mkdir(dirname(target), { recursive: true })
    await pipeline(bytes, createWriteStream(`${target}.part`))
    await rename(`${target}.part`, target)
    written += 1
  }
  await put(mark, format)
  return {
    put,
    putFile,
    async finish() {
      const outdated = (await everyFile(root)).filter((path) => !paths.has(path) && canBeExported(path))
      for (const path of outdated) await rm(join(root, path))
      for (const path of outdated) await removeEmpty(root, dirname(path))
      return { written, removed: outdated.length, same: paths.size - written }
    },
  }
}

/** Other files, such as a README, are someone’s work. */
const canBeExported = (path: string) =>
  path.startsWith(`${mediaFolder}/`) || documentFileNames.has(basename(path).replace(/\.part$/, ''))

/** Checks the marker file and lists all other files, sorted. */
export async function readExportFolder(root: string): Promise<readonly string[]> {
  const found = statUnlessMissing(root)
  if (found === undefined) throw new FileProblem(root, 'There is no such folder.')
  if (!found.isDirectory()) throw new FileProblem(root, 'It is not a folder.')
  const marked = await readFile(join(root, mark), 'utf8').catch(() => undefined)
  if (marked === undefined) throw new FileProblem(root, `The folder has no ${mark}, so it is not an export.`)
  if (versionIn(marked) !== 1) {
    throw new FileProblem(
      mark,
      'Only format 1 is supported. Use the version of Cyanotype that wrote this export, or a newer one.',
    )
  }
  return (await everyFile(root)).filter((path) => path !== mark).sort()
}

function versionIn(text: string): unknown {
  try {
    const parsed: unknown = JSON.parse(text)
    return typeof parsed === 'object' && parsed !== null && 'format' in parsed ? parsed.format : undefined
  } catch {
    return undefined
  }
}

/** The SHA-256 hash of a file, if it exists. */
async function hashOf(path: string): Promise<string | undefined> {
  const hash = createHash('sha256')
  try {
    for await (const chunk of createReadStream(path)) hash.update(chunk)
    return hash.digest('hex')
  } catch {
    return undefined
  }
}

/** Paths with slashes. Names that start with a dot belong to other programs, such as version control. */
async function everyFile(root: string, below = ''): Promise<string[]> {
  const entries = await readdir(join(root, below), { withFileTypes: true })
  const found: string[] = []
  for (const entry of entries) {
    if (entry.name.startsWith('.')) continue
    const path = below === '' ? entry.name : `${below}/${entry.name}`
    if (entry.isDirectory()) found.push(...(await everyFile(root, path)))
    else if (entry.isFile()) found.push(path)
  }
  return found
}

async function removeEmpty(root: string, folder: string): Promise<void> {
  if (folder === '.') return
  const isRemoved = await rmdir(join(root, folder)).then(
    () => true,
    () => false, // not empty
  )
  if (isRemoved) await removeEmpty(root, dirname(folder))
}
