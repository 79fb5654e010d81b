/**
 * Unpacks the texts, images and exports of a ZIP archive. Its size, its number of files and their paths are
 * limited, because an archive of some kilobytes can unpack to terabytes or write anywhere.
 */
import { createWriteStream } from 'node:fs'
import { mkdir, open, readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Entry, ZipFile } from 'yauzl'
import { openPromise } from 'yauzl'
import { limits, SourceProblem } from '../other-systems/index.ts'

export interface UnpackOptions {
  readonly signal: AbortSignal
  readonly onProgress: (done: number, total: number) => void
  /** In bytes and files. The defaults are larger than any real site. */
  readonly max?: { readonly bytes: number; readonly files: number }
}

const defaultMax = { bytes: 1_000_000_000, files: 100_000 }

/** Texts, images, and exports of WordPress and Ghost. */
const importable = /\.(?:md|mdx|markdown|xml|json|png|jpe?g|gif|webp|avif|svg)$/i
/** Copies of other programs, and what macOS and version control add. */
const unwanted = /(?:^|\/)(?:\.|__MACOSX\/|node_modules\/)/

/** By its first bytes, because its name can be anything. */
export async function isArchive(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(2), 0, 2, 0)
    return buffer.toString('latin1', 0, bytesRead) === 'PK'
  } finally {
    await file.close()
  }
}

/** Unpacks into an existing, empty folder. */
export async function unpackArchive(path: string, folder: string, options: UnpackOptions): Promise<void> {
  const { max = defaultMax, signal, onProgress } = options
  const archive = await opened(path)
  try {
    if (archive.entryCount > max.files) throw new SourceProblem(path, 'archive-too-large')
    let bytes = 0
    let done = 0
    for await (const entry of archive.eachEntry()) {
      signal.throwIfAborted()
      done += 1
      onProgress(done, archive.entryCount)
      const { fileName: name, uncompressedSize } = entry
      if (name.endsWith('/') || !importable.test(name) || unwanted.test(name)) continue
      if (entry.isEncrypted()) throw new SourceProblem(name, 'archive-encrypted')
      if (uncompressedSize > limits.bytes) throw new SourceProblem(name, 'too-large')
      bytes += uncompressedSize
      if (bytes > max.bytes) throw new SourceProblem(path, 'archive-too-large')
      await unpackEntry(archive, entry, join(folder, name), signal)
    }
  } catch (problem) {
    throw explained(path, problem, signal)
  } finally {
    archive.close()
  }
}

async function opened(path: string): Promise<ZipFile> {
  try {
    return await openPromise(path, { autoClose: false })
  } catch (problem) {
    throw explained(path, problem)
  }
}

/**
 * The stream fails if it has another size than the archive says. It is read at once, because an error of a
 * stream to which nothing listens would end the process.
 */
async function unpackEntry(archive: ZipFile, entry: Entry, to: string, signal: AbortSignal): Promise<void> {
  await mkdir(dirname(to), { recursive: true })
  const stream = await archive.openReadStreamPromise(entry)
  await pipeline(stream, createWriteStream(to, { mode: 0o600 }), { signal })
}

/** Errors of the archive, apart from those of the disk, of which the operator has to know. */
function explained(path: string, problem: unknown, signal?: AbortSignal): unknown {
  if (signal?.aborted || problem instanceof SourceProblem || !(problem instanceof Error)) return problem
  if ('code' in problem && ['ENOSPC', 'EACCES', 'EIO', 'EMFILE', 'EROFS'].includes(String(problem.code)))
    return problem
  const isUnsafe = /^(?:absolute path|invalid relative path)/.test(problem.message)
  return new SourceProblem(path, isUnsafe ? 'archive-unsafe' : 'archive-damaged', problem.message)
}

/** What to import from an unpacked archive: its only export, or its folder of Markdown files. */
export async function sourceIn(folder: string): Promise<string> {
  const files = await readdir(folder, { recursive: true })
  if (files.some((name) => /\.(?:md|mdx|markdown)$/i.test(name))) return topFolder(folder)
  const [first, ...more] = files.filter((name) => /\.(?:xml|json)$/i.test(name))
  if (first === undefined) return folder
  if (more.length > 0) throw new SourceProblem(folder, 'several-exports')
  return join(folder, first)
}

/** Many archives contain one folder with everything in it. Folders that generators know are not left. */
async function topFolder(folder: string): Promise<string> {
  const [first, ...more] = await readdir(folder, { withFileTypes: true })
  if (first === undefined || more.length > 0 || !first.isDirectory()) return folder
  const isKnown = /^(?:content|docs|blog|src|_posts|_drafts|posts|pages)$/.test(first.name)
  return isKnown ? folder : topFolder(join(folder, first.name))
}
