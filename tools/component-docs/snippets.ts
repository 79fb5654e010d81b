/**
 * Code samples: turns the examples in `.storybook/examples` into code that an application can copy, with its
 * imports.
 */
import type { Node } from '../lint-rules/source-files.ts'
import { filesLike, isNode, parseText, read, walk } from '../lint-rules/source-files.ts'

/** The samples by the folder name of the component: `data-table` for `DataTableExample`. */
export function readSnippets(): Map<string, string> {
  const files = filesLike('.storybook/examples/*.tsx').map(read)
  return new Map(files.flatMap(snippetsOf))
}

/** The recipes by file name. Each is one file that an application can copy whole. */
export function readRecipes(): Map<string, string> {
  const files = filesLike('.storybook/recipes/*.stories.tsx').map((path) => path.replace('.stories', ''))
  return new Map(
    files.map((path) => [
      path.replace(/^.*\/|\.tsx$/g, ''),
      read(path).replaceAll('../../ui/index.ts', '@cyanotype/ui').trimEnd(),
    ]),
  )
}

interface Part {
  readonly name: string
  readonly text: string
  readonly uses: ReadonlySet<string>
}

function snippetsOf(source: string): (readonly [component: string, snippet: string])[] {
  const { body } = parseText(source, 'tsx')
  const statements = Array.isArray(body) ? body.filter(isNode) : []
  const imports = statements.flatMap(importsOf)
  const parts = statements.flatMap((statement) => partsOf(source, statement))
  return parts
    .filter(({ name }) => name.endsWith('Example'))
    .map((example) => [folderOf(example.name), snippetOf(example, parts, imports)])
}

const folderOf = (name: string) =>
  name
    .slice(0, -'Example'.length)
    .replaceAll(/(?<=[a-z])[A-Z]/g, (capital) => `-${capital}`)
    .toLowerCase()

function snippetOf(example: Part, parts: readonly Part[], imports: readonly Imported[]): string {
  const helpers = parts.filter(({ name }) => name !== example.name && example.uses.has(name))
  const used = new Set([example, ...helpers].flatMap(({ uses }) => [...uses]))
  const needed = imports.filter(({ name }) => used.has(name))
  const lines = [...new Set(needed.map(({ from }) => from))].sort().map((from) => {
    const names = needed.filter((imported) => imported.from === from).map(written)
    const line = `import { ${names.join(', ')} } from '${from}'`
    return line.length <= 100
      ? line
      : `import {\n${names.map((name) => `  ${name},\n`).join('')}} from '${from}'`
  })
  return [lines.join('\n'), example.text, ...helpers.map(({ text }) => text)].join('\n\n')
}

interface Imported {
  readonly name: string
  /** The module name as an application imports it. */
  readonly from: string
  readonly isType: boolean
}

const written = ({ name, isType }: Imported) => (isType ? `type ${name}` : name)

function importsOf(statement: Node): Imported[] {
  const { source, specifiers } = statement
  if (statement.type !== 'ImportDeclaration' || !isNode(source) || !Array.isArray(specifiers)) return []
  const from = String(source.value).replace('../../ui/index.ts', '@cyanotype/ui')
  return specifiers.filter(isNode).map(({ local, importKind }) => ({
    name: isNode(local) ? String(local.name) : '',
    from,
    isType: statement.importKind === 'type' || importKind === 'type',
  }))
}

function partsOf(source: string, statement: Node): Part[] {
  const declared = isNode(statement.declaration) ? statement.declaration : statement
  if (declared.type !== 'FunctionDeclaration' || !isNode(declared.id)) return []
  const uses = new Set<string>()
  walk(declared, ({ type, name }) => {
    if (type === 'Identifier' || type === 'JSXIdentifier') uses.add(String(name))
  })
  return [{ name: String(declared.id.name), text: source.slice(statement.start, statement.end), uses }]
}
