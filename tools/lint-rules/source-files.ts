/** Source files for the lint rules: lists files, parses them and finds their imports. */
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseAst } from 'rolldown/parseAst'

export const root = fileURLToPath(new URL('../../', import.meta.url))

const ignored = ['**/node_modules/**', '**/dist/**', '.git/**', 'data/**', 'test-results/**']

/** Paths relative to the root, with forward slashes, in alphabetical order. */
export function filesLike(pattern: string): string[] {
  return globSync(pattern, { cwd: root, exclude: ignored })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => statSync(join(root, path)).isFile())
    .sort()
}

/** All TypeScript and JavaScript files: the packages, the Storybook settings and the files at the root. */
export function codeFiles(): string[] {
  const rooms = '{admin,bench,content,e2e,tools,server,site,ui,.storybook}/**/*.{ts,tsx,mjs}'
  return [...filesLike(rooms), ...filesLike('*.{ts,mjs}')]
}

export function read(path: string): string {
  return readFileSync(join(root, path), 'utf8')
}

/** A node of the syntax tree, with only the properties that every node has. */
export interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}

export function parse(path: string): Node {
  return parseText(read(path), path.endsWith('.tsx') ? 'tsx' : 'ts')
}

export function parseText(text: string, lang: 'ts' | 'tsx' = 'ts'): Node {
  return { ...parseAst(text, { lang }) }
}

/** Visits a node and all of its descendants. */
export function walk(node: Node, visit: (node: Node, parent: Node | undefined) => void, parent?: Node): void {
  visit(node, parent)
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) walk(child, visit, node)
  }
}

export interface Import {
  /** The module as written: `./page.ts`, `@cyanotype/ui/index.ts`, `react`. */
  readonly what: string
  /** Whether it imports only types, which do not exist at run time. */
  readonly typesOnly: boolean
}

const importing = ['ImportDeclaration', 'ExportNamedDeclaration', 'ExportAllDeclaration', 'ImportExpression']

const importsByFile = new Map<string, readonly Import[]>()

/** Several rules need the imports of all files, so that each file is parsed for them once. */
export function importsOf(path: string): readonly Import[] {
  const imports = importsByFile.get(path) ?? findImports(path)
  importsByFile.set(path, imports)
  return imports
}

function findImports(path: string): Import[] {
  const found: Import[] = []
  walk(parse(path), (node) => {
    const { source } = node
    if (!importing.includes(node.type) || !isNode(source) || typeof source.value !== 'string') return
    found.push({ what: source.value, typesOnly: node.importKind === 'type' || node.exportKind === 'type' })
  })
  return found
}

/** The file of the repository that an import resolves to, or `undefined` for a package. */
export function target(from: string, what: string): string | undefined {
  const path = what.startsWith('.')
    ? normalize(join(dirname(from), what)).replaceAll('\\', '/')
    : what.match(/^@cyanotype\/(.+)$/)?.[1]
  if (path === undefined) return undefined
  const [file] = path.split('?')
  return file !== undefined && existsSync(join(root, file)) ? file : undefined
}
