/** Import from other systems: finds out the format, and reads it. */
import { open } from 'node:fs/promises'
import { statUnlessMissing } from '../../platform/stat-unless-missing.ts'
import type { ForeignSite, ReadOptions } from './foreign-item.ts'
import { limits } from './foreign-item.ts'
import { readGhost } from './ghost/read-ghost.ts'
import { readFolder } from './markdown/read-folder.ts'
import { SourceProblem } from './source-problem.ts'
import { readWordpress } from './wordpress/read-wordpress.ts'

export const formats = ['wordpress', 'ghost', 'markdown'] as const
export type ForeignFormat = (typeof formats)[number]

const readers: Readonly<Record<ForeignFormat, (path: string, options: ReadOptions) => Promise<ForeignSite>>> =
  {
    wordpress: readWordpress,
    ghost: readGhost,
    markdown: readFolder,
  }

export async function readForeign(
  path: string,
  format: ForeignFormat | undefined,
  options: ReadOptions,
): Promise<ForeignSite> {
  return readers[await formatOf(path, format)](path, options)
}

/** The given format, or by what is in the file, because its name can be anything. */
export async function formatOf(path: string, given?: ForeignFormat): Promise<ForeignFormat> {
  const found = statUnlessMissing(path)
  if (found === undefined) throw new SourceProblem(path, 'not-found')
  if (given !== undefined) return given
  if (found.isDirectory()) return 'markdown'
  if (found.size > limits.bytes) {
    throw new SourceProblem(path, 'too-large')
  }
  const start = (await startOf(path)).replace(/^\uFEFF/, '').trimStart()
  if (start === '') throw new SourceProblem(path, 'empty')
  if (start.startsWith('<')) return 'wordpress'
  if (start.startsWith('{')) return 'ghost'
  throw new SourceProblem(path, 'unknown-format')
}

async function startOf(path: string): Promise<string> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(1_000), 0, 1_000, 0)
    return buffer.toString('utf8', 0, bytesRead)
  } finally {
    await file.close()
  }
}

export { limits, type ReadOptions } from './foreign-item.ts'
export type { ImportTools, SiteReport } from './import-site.ts'
export { importSite } from './import-site.ts'
export { type NoteCode, noteTexts } from './notes.ts'
export { reportLines, reportSummary } from './report-text.ts'
export { type SourceError, SourceProblem, sourceErrors } from './source-problem.ts'
