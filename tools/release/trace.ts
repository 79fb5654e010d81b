/**
 * Traces the files that the server loads: ours and those of packages. Every import that is written in the code
 * counts, also a lazy one.
 */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { rolldown } from 'rolldown'

/** Only a build or a development server loads these. Code that runs in a release names them in other branches. */
const buildTools = ['vite', 'rolldown', 'esbuild', '@babel/core', '@lingui/conf', 'typescript', './build.ts']

/** Packages that are loaded by a computed name: the native parts of sharp for this system. */
const loadedByName = [
  'node_modules/sharp/package.json',
  `node_modules/@img/sharp-${process.platform}-${process.arch}/**`,
  `node_modules/@img/sharp-libvips-${process.platform}-${process.arch}/**`,
]

/** What the server starts in workers and processes, by its path. */
const startedByPath = /new URL\('([\w./-]+\.(?:ts|mjs))', import\.meta\.url\)/g

const withForwardSlashes = (path: string) => path.split(sep).join('/')

export function filesLike(root: string, ...patterns: readonly string[]): string[] {
  return patterns
    .flatMap((pattern) => globSync(pattern, { cwd: root, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => withForwardSlashes(relative(root, join(entry.parentPath, entry.name))))
}

/** Paths relative to `root`, in alphabetical order. */
export async function tracedFiles(root: string, entries: readonly string[]): Promise<string[]> {
  const traced = new Set<string>()
  for (let due = [...entries]; due.length > 0; ) {
    for (const path of await modulesOf(root, due)) traced.add(path)
    due = [...traced].flatMap((path) => programsIn(root, path)).filter((path) => !traced.has(path))
  }
  return [...new Set([...traced, ...aboutPackages(root, traced), ...filesLike(root, ...loadedByName)])].sort()
}

async function modulesOf(root: string, entries: readonly string[]): Promise<string[]> {
  const bundle = await rolldown({
    cwd: root,
    input: entries.map((entry) => join(root, entry)),
    platform: 'node',
    treeshake: false,
    external: buildTools,
    // As Node.js resolves.
    resolve: { conditionNames: ['node', 'module-sync', 'node-addons'], mainFields: ['main'] },
    onLog: () => undefined,
  })
  const { output } = await bundle.generate()
  await bundle.close()
  const modules = output.flatMap((part) => (part.type === 'chunk' ? part.moduleIds : []))
  return modules
    .filter((id) => id.startsWith(root))
    .map((id) => withForwardSlashes(relative(root, id.split('?', 1).join(''))))
}

function programsIn(root: string, path: string): string[] {
  if (path.startsWith('node_modules/') || !path.endsWith('.ts')) return []
  const named = readFileSync(join(root, path), 'utf8').matchAll(startedByPath)
  return [...named]
    .map(([, program = '']) => withForwardSlashes(join(path, '..', program)))
    .filter((program) => existsSync(join(root, program)))
}

/** The manifest in each folder above a module, by which Node.js knows its format, and the license beside it. */
function aboutPackages(root: string, modules: Iterable<string>): string[] {
  const folders = new Set<string>()
  for (const path of modules) {
    const segments = path.split('/').slice(0, -1)
    for (const index of segments.keys()) folders.add(segments.slice(0, index + 1).join('/'))
  }
  return [...folders].flatMap((folder) =>
    filesLike(root, `${folder}/package.json`, `${folder}/{LICENSE,LICENCE,license,licence}{,.md,.txt}`),
  )
}
