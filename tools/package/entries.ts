/**
 * What others may import, one file for each door: a component by its folder, `@cyanotype/ui/button`, and a few more.
 * `ui/index.ts` says what each component offers; nothing is listed a second time.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { locales } from '../../ui/locales/index.ts'
import type { Node } from '../lint-rules/source-files.ts'
import { isNode, parse, read } from '../lint-rules/source-files.ts'

interface Offer {
  /** As it stands between the braces: `Tabs`, `type TabsProps`. */
  readonly names: readonly string[]
  /** From the folder `ui`, without an ending: `components/tabs/tabs`. */
  readonly module: string
}

interface Door {
  readonly types: string
  readonly code: string
}

/** Every door by its name; `index` is the main one. */
function doors(): ReadonlyMap<string, Door> {
  const byFolder = new Map<string, Offer[]>()
  for (const offer of offers()) {
    const door = doorOf(offer.module)
    if (door !== undefined) byFolder.set(door, [...(byFolder.get(door) ?? []), offer])
  }
  return new Map([
    whole('index', 'index'),
    whole('behaviours', 'internal/behaviours'),
    whole('icons', 'icons/resolve', 'icons/icons.generated'),
    whole('icons/all', 'icons/all'),
    whole('locales', 'locales/index'),
    ...locales.map(({ code }) => whole(`locales/${code}`, `locales/${code.toLowerCase().replace('-', '_')}`)),
    whole('tokens', 'tokens/index'),
    ...[...byFolder].map(([door, offered]) => [door, chosen(door, offered)] as const),
  ])
}

/** Components, and what surrounds them. What lies beside these folders is small enough for the main door alone. */
function doorOf(module: string): string | undefined {
  return /^components\/([\w-]+)\//.exec(module)?.[1] ?? /^(mdx|provider)\//.exec(module)?.[1]
}

function offers(): Offer[] {
  const text = read('ui/index.ts')
  const { body } = parse('ui/index.ts')
  const statements: readonly unknown[] = Array.isArray(body) ? body : []
  return statements.filter(isNode).flatMap((statement) => offerOf(text, statement))
}

function offerOf(text: string, statement: Node): Offer[] {
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

function chosen(door: string, offered: readonly Offer[]): Door {
  const line = (names: readonly string[], module: string) =>
    names.length === 0 ? '' : `export { ${names.join(', ')} } from '${wayTo(door, module)}'\n`
  const isValue = (name: string) => !name.startsWith('type ')
  return {
    types: offered.map(({ names, module }) => line(names, module)).join(''),
    code: offered.map(({ names, module }) => line(names.filter(isValue), module)).join(''),
  }
}

const wayTo = (door: string, module: string) => `${'../'.repeat(door.split('/').length)}modules/${module}.js`

function whole(door: string, ...modules: readonly string[]): readonly [string, Door] {
  const text = modules.map((module) => `export * from '${wayTo(door, module)}'\n`).join('')
  return [door, { types: text, code: text }]
}

export async function writeDoors(folder: string): Promise<void> {
  for (const [name, { types, code }] of doors()) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, `${name}.d.ts`), types)
    await writeFile(join(folder, `${name}.js`), code)
  }
}
