/** Import from other systems: finds out the format, and reads it. */
import { open, stat } from 'node:fs/promises'
import { FileProblem } from '@cyanotype/content/import-export/index.ts'
import type { ForeignSite, ReadOptions } from './foreign-item.ts'
import { limits } from './foreign-item.ts'
import { readGhost } from './ghost/read-ghost.ts'
import { readFolder } from './markdown/read-folder.ts'
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
  return readers[format ?? (await formatOf(path))](path, options)
}

/** By what is in the file, because its name can be anything. */
async function formatOf(path: string): Promise<ForeignFormat> {
  const found = await stat(path).catch(() => undefined)
  if (found === undefined) throw new FileProblem(path, 'There is no such file or folder.')
  if (found.isDirectory()) return 'markdown'
  if (found.size > limits.bytes) {
    throw new FileProblem(path, 'It is larger than 200 MB. Export it in parts, and import each part.')
  }
  const start = (await startOf(path)).replace(/^\uFEFF/, '').trimStart()
  if (start === '') throw new FileProblem(path, 'The file is empty.')
  if (start.startsWith('<')) return 'wordpress'
  if (start.startsWith('{')) return 'ghost'
  throw new FileProblem(
    path,
    'It is no WordPress export (.xml) and no Ghost export (.json). Unpack an archive first.',
  )
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

export { type ItemReport, importSite, type SiteReport } from './import-site.ts'
export { describeNote } from './notes.ts'
