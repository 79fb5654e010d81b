/**
 * Package entries: one file for each thing that applications import, such as `@cyanotype/ui/button` for a
 * component. The exports come from `ui/index.ts`, so nothing is listed twice.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { locales } from '../../ui/locales/index.ts'
import type { Node } from '../lint-rules/source-files.ts'
import { isNode, parse, read } from '../lint-rules/source-files.ts'

interface EntryExport {
  /** As written between the braces: `Tabs`, `type TabsProps`. */
  readonly names: readonly string[]
  /** Relative to the folder `ui`, without extension: `components/tabs/tabs`. */
  readonly module: string
}

interface PackageEntry {
  readonly types: string
  readonly code: string
}

/** All entries by name. `index` is the main one. */
function entries(): ReadonlyMap<string, PackageEntry> {
  const byFolder = new Map<string, EntryExport[]>()
  for (const entryExport of packageExports()) {
    const entry = entryOf(entryExport.module)
    if (entry !== undefined) byFolder.set(entry, [...(byFolder.get(entry) ?? []), entryExport])
  }
  return new Map([
    reExportOf('index', 'index'),
    reExportOf('behaviours', 'behaviours'),
    reExportOf('icons', 'icons/resolve', 'icons/icons.generated'),
    reExportOf('icons/all', 'icons/all'),
    reExportOf('locales', 'locales/index'),
    ...locales.map(({ code }) =>
      reExportOf(`locales/${code}`, `locales/${code.toLowerCase().replace('-', '_')}`),
    ),
    reExportOf('tokens', 'tokens/index'),
    ...[...byFolder].map(([entry, offered]) => [entry, exportsOf(entry, offered)] as const),
  ])
}

/**
 * Components, MDX and provider have their own entries. All other modules are small and only in the main
 * entry.
 */
function entryOf(module: string): string | undefined {
  return /^components\/([\w-]+)\//.exec(module)?.[1] ?? /^(mdx|provider)\//.exec(module)?.[1]
}

function packageExports(): EntryExport[] {
  const text = read('ui/index.ts')
  const { body } = parse('ui/index.ts')
  const statements: readonly unknown[] = Array.isArray(body) ? body : []
  return statements.filter(isNode).flatMap((statement) => exportOf(text, statement))
}

function exportOf(text: string, statement: Node): EntryExport[] {
  const { source, specifiers } = statement
  if (!isNode(source) || typeof source.value !== 'string' || !Array.isArray(specifiers)) return []
  const typesOnly = statement.exportKind === 'type' ? 'type ' : ''
  return [
    {
      module: source.value.replace(/^\.\/|\.tsx?$/g, ''),
      names: specifiers.filter(isNode).map(({ start, end }) => `${typesOnly}${text.slice(start, end)}`),
    },
  ]
}

function exportsOf(entry: string, offered: readonly EntryExport[]): PackageEntry {
  const line = (names: readonly string[], module: string) =>
    names.length === 0 ? '' : `export { ${names.join(', ')} } from '${importPath(entry, module)}'\n`
  const isValue = (name: string) => !name.startsWith('type ')
  return {
    types: offered.map(({ names, module }) => line(names, module)).join(''),
    code: offered.map(({ names, module }) => line(names.filter(isValue), module)).join(''),
  }
}

const importPath = (entry: string, module: string) =>
  `${'../'.repeat(entry.split('/').length)}modules/${module}.js`

function reExportOf(entry: string, ...modules: readonly string[]): readonly [string, PackageEntry] {
  const text = modules.map((module) => `export * from '${importPath(entry, module)}'\n`).join('')
  return [entry, { types: text, code: text }]
}

export async function writeEntries(folder: string): Promise<void> {
  for (const [name, { types, code }] of entries()) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, `${name}.d.ts`), types)
    await writeFile(join(folder, `${name}.js`), code)
  }
}
