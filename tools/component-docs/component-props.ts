/**
 * Component props: reads type, default and description of each prop of `ui/index.ts` from the TypeScript
 * compiler.
 */
import { join, relative } from 'node:path'
import { isPropertySignatureDeclaration } from 'typescript/unstable/ast/is'
import type { Checker, Project, Symbol as TypeScriptSymbol } from 'typescript/unstable/sync'
import { API, NodeBuilderFlags, SignatureKind, SymbolFlags } from 'typescript/unstable/sync'
import type { Node } from '../lint-rules/source-files.ts'
import { isNode, parseText, read, root, walk } from '../lint-rules/source-files.ts'

export interface Prop {
  readonly name: string
  readonly type: string
  /** The allowed strings, if the prop takes a closed set. */
  readonly choices: readonly string[]
  readonly isRequired: boolean
  readonly default: string | undefined
  readonly description: string
}

export interface ComponentProps {
  readonly name: string
  /** The file that declares the component, relative to the root of the repository. */
  readonly file: string
  readonly description: string
  readonly props: readonly Prop[]
}

/** Reads all components in one compiler, which then knows all of their types. */
export function readComponentProps(): ComponentProps[] {
  const api = new API({ cwd: root })
  try {
    const config = join(root, 'tsconfig.json')
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config)
    if (!project) throw new Error(`${config} could not be opened`)
    return publicComponents(project).map((symbol) => componentOf(project, symbol))
  } finally {
    api.close()
  }
}

function publicComponents({ program, checker }: Project): TypeScriptSymbol[] {
  const index = program.getSourceFile(join(root, 'ui/index.ts'))
  const module = index && checker.getSymbolAtLocation(index)
  if (!module) throw new Error('ui/index.ts is not part of the project')
  return checker
    .getExportsOfModule(module)
    .map((symbol) => (symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol))
    .filter(({ name, flags }) => /^[A-Z]/.test(name) && flags & SymbolFlags.Function)
}

function componentOf(project: Project, symbol: TypeScriptSymbol): ComponentProps {
  const file = symbol.declarations.map(({ path }) => relative(root, path)).find((path) => path !== '') ?? ''
  const defaults = defaultsOf(read(file), symbol.name)
  const props = ownProps(project, symbol).map(({ prop, written }): Prop => {
    const { type, choices } = typeOf(project.checker, prop, written)
    return {
      name: prop.name,
      type,
      choices,
      isRequired: !(prop.flags & SymbolFlags.Optional),
      default: defaults.get(prop.name) ?? taggedDefault(prop, project.checker),
      description: textOf(prop, project.checker),
    }
  })
  return { name: symbol.name, file, description: textOf(symbol, project.checker), props }
}

const textOf = (symbol: TypeScriptSymbol, checker: Checker) =>
  symbol.getDocumentationComment(checker).replaceAll(/\s+/g, ' ').trim()

/** A component that passes a prop on declares its default in the description: `@default 'solid'`. */
function taggedDefault(prop: TypeScriptSymbol, checker: Checker): string | undefined {
  const tag = prop.getJsDocTags(checker).find(({ name }) => name === 'default')
  return tag && String(tag.text)
}

interface OwnProp {
  readonly prop: TypeScriptSymbol
  /** The type as written in the source. */
  readonly written: string
}

/**
 * The props that the library declares. Attributes that all HTML elements have are declared elsewhere and left
 * out.
 */
function ownProps(project: Project, component: TypeScriptSymbol): OwnProp[] {
  const { checker } = project
  const type = checker.getTypeOfSymbol(component)
  const [signature] = type ? checker.getSignaturesOfType(type, SignatureKind.Call) : []
  const given =
    signature && signature.parameters.length > 0 ? checker.getParameterType(signature, 0) : undefined
  if (!given) return []
  const alternatives = given.isUnionType() ? [given, ...given.getTypes()] : [given]
  const found = new Map<string, OwnProp>()
  for (const prop of alternatives.flatMap((alternative) => checker.getPropertiesOfType(alternative))) {
    const written = found.has(prop.name) ? undefined : writtenIn(project, prop)
    if (written !== undefined) found.set(prop.name, { prop, written })
  }
  return [...found.values()]
}

function writtenIn(project: Project, prop: TypeScriptSymbol): string | undefined {
  for (const handle of prop.declarations) {
    const file = relative(root, handle.path)
    if (!file.startsWith('ui/')) continue
    const node = handle.resolve(project)
    if (!node || !isPropertySignatureDeclaration(node)) continue
    return node.type ? writtenType(read(file).slice(node.type.pos, node.type.end)) : ''
  }
  return undefined
}

/** The type on one line, without the `undefined` that every optional prop has. */
function writtenType(type: string): string {
  const oneLine = type.trim().split(/\s+/).join(' ')
  const end = ' | undefined'
  if (!oneLine.endsWith(end)) return oneLine
  const rest = oneLine.slice(0, -end.length)
  if (!rest.includes('=>')) return rest
  return rest.startsWith('((') && rest.endsWith(')') ? rest.slice(1, -1) : oneLine
}

/** A closed set of strings is listed. Other types keep their names from the source. */
function typeOf(checker: Checker, prop: TypeScriptSymbol, written: string) {
  const type = checker.getTypeOfSymbol(prop)
  const given = (type && checker.getNonNullableType(type)) ?? type
  const members = given?.isUnionType() ? given.getTypes() : []
  const choices = members.flatMap((member) => (member.isStringLiteralType() ? [member.value] : []))
  const isClosed = choices.length === members.length && choices.length > 0 && choices.length <= 12
  if (isClosed) return { type: choices.map((choice) => `'${choice}'`).join(' | '), choices }
  const resolved = given ? checker.typeToString(given, undefined, NodeBuilderFlags.NoTruncation) : ''
  const isIndirect = /typeof|\[number\]|\[Key\]|keyof/.test(written)
  return { type: written === '' || isIndirect ? resolved : written, choices: [] }
}

/** Reads the defaults from the destructuring pattern of the props, in the parameter or in the body. */
export function defaultsOf(source: string, component: string): Map<string, string> {
  const found = new Map<string, string>()
  const program = parseText(source, 'tsx')
  walk(program, (node) => {
    if (node.type !== 'FunctionDeclaration' || !isNode(node.id) || node.id.name !== component) return
    const [parameter] = Array.isArray(node.params) ? node.params : []
    for (const pattern of patternsOf(parameter, node)) {
      for (const [name, value] of assigned(pattern)) {
        const { start, end } = constantOf(program, value) ?? value
        found.set(name, source.slice(start, end))
      }
    }
  })
  return found
}

function patternsOf(parameter: unknown, component: Node): Node[] {
  if (!isNode(parameter)) return []
  if (parameter.type === 'ObjectPattern') return [parameter]
  const patterns: Node[] = []
  walk(component, ({ type, id, init }) => {
    const isTaken = type === 'VariableDeclarator' && isNode(id) && id.type === 'ObjectPattern'
    if (isTaken && isNode(init) && init.type === 'Identifier' && init.name === parameter.name)
      patterns.push(id)
  })
  return patterns
}

function assigned({ properties }: Node): (readonly [name: string, value: Node])[] {
  return (Array.isArray(properties) ? properties : []).flatMap((property: unknown) => {
    if (!isNode(property) || !isNode(property.key) || !isNode(property.value)) return []
    const { key, value } = property
    const name = String(key.name ?? key.value)
    return value.type === 'AssignmentPattern' && isNode(value.right) ? [[name, value.right] as const] : []
  })
}

/** Readers do not know the constants of a file: `none` is shown as `[]`. */
function constantOf({ body }: Node, { type, name }: Node): Node | undefined {
  if (type !== 'Identifier' || !Array.isArray(body)) return undefined
  const declared = body.flatMap((statement: unknown) =>
    isNode(statement) && Array.isArray(statement.declarations) ? statement.declarations : [],
  )
  for (const { id, init } of declared.filter(isNode)) {
    if (isNode(id) && id.name === name && isNode(init)) return init
  }
  return undefined
}
