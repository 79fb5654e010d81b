/** Files of a folder: its texts, and the images that they name. Nothing outside of the folder is read. */
import { readdir, realpath, stat } from 'node:fs/promises'
import { join, posix } from 'node:path'
import type { FindFile, FoundFile } from '../foreign-item.ts'
import { decoded, limits } from '../foreign-item.ts'
import { folderOrigin } from '../links.ts'
import { SourceProblem } from '../source-problem.ts'

/** Programs and finished pages, which are no texts of authors. */
const skipped = new Set(['node_modules', '_site', '_layouts', '_includes', '_sass', '_data'])
/** Only beside the folders or the configuration of a project. Elsewhere, `build` is a chapter. */
const skippedInProject = new Set([
  ...['vendor', 'themes', 'layouts', 'archetypes', 'dist', 'build', 'resources', 'versioned_docs'],
])
const ofProject =
  /^(?:content|docs|blog|src|source|static|_posts|package\.json|(?:hugo|config)\.\w+|_config\.ya?ml)$/
const notTexts = /^(?:readme|changelog|contributing|license|code_of_conduct|security)\.mdx?$/i

/** Paths with slashes, sorted. Files and folders that start with a dot belong to other programs. */
export async function textFilesIn(root: string): Promise<readonly string[]> {
  const found: string[] = []
  const folders = ['']
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    const below = folder
    const entries = await readdir(join(root, below), { withFileTypes: true })
    const isProject = entries.some(({ name }) => ofProject.test(name))
    for (const entry of entries) {
      if (entry.name.startsWith('.')) continue
      const path = posix.join(below, entry.name)
      const isSkipped = skipped.has(entry.name) || (isProject && skippedInProject.has(entry.name))
      if (entry.isDirectory() && !isSkipped) folders.push(path)
      const isText = entry.isFile() && /\.(?:md|mdx|markdown)$/i.test(entry.name)
      if (isText && !(below === '' && notTexts.test(entry.name))) found.push(path)
    }
  }
  if (found.length === 0) throw new SourceProblem(root, 'no-markdown')
  // A project keeps its texts in one folder, and notes of developers elsewhere.
  const contents = found.filter((path) => /^(?:src\/)?content\//.test(path))
  return (contents.length > 0 ? contents : found).sort()
}

/** Files that are served as they are, by each of the generators. */
const staticFolders = ['', 'static', 'public', 'assets', 'src', 'content']

/** Images are relative to their text, or in a folder for static files. */
export async function folderFinder(root: string): Promise<FindFile> {
  const top = await realpath(root)
  return async (address, item) => {
    const path = decoded(address.split(/[?#]/, 1)[0] ?? '').replace(/^(?:~|@|@site)\//, '/')
    const url = URL.parse(address)
    if (url !== null && url.origin !== folderOrigin) {
      return /^https?:$/.test(url.protocol) ? { kind: 'remote', url } : { kind: 'missing' }
    }
    const place = new URL(item.place).pathname
    const inFolder = path.startsWith('/') ? [] : [posix.join(posix.dirname(decoded(place)), path)]
    const served = staticFolders.map((folder) => posix.join('/', folder, path))
    for (const candidate of [...inFolder, ...served]) {
      const found = await fileAt(top, candidate)
      if (found !== undefined) return found
    }
    return { kind: 'missing' }
  }
}

async function fileAt(top: string, path: string): Promise<FoundFile | undefined> {
  const real = await realpath(join(top, posix.normalize(`/${path}`))).catch(() => undefined)
  if (real === undefined || !real.startsWith(`${top}/`)) return undefined
  const found = await stat(real)
  return found.isFile() && found.size <= limits.bytes ? { kind: 'file', path: real } : undefined
}
