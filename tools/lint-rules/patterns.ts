/** Finds the regular expressions in code, and what makes one of them slow on a hostile text. */
import { analyse } from 'scslre'
import type { Node } from './source-files.ts'
import { isNode, walk } from './source-files.ts'

interface Pattern {
  readonly source: string
  readonly flags: string
}

/**
 * Placeholder for a part that is known only at run time: it is read as one character, or as a count in `{}`.
 * Such a part must come from constants of the product or be escaped.
 */
const unknown = '2'

/** Every literal, and every `new RegExp` as far as its text is known. */
export function patternsIn(tree: Node): Pattern[] {
  const constants = constantsOf(tree)
  const found: Pattern[] = []
  walk(tree, (node) => {
    const literal = literalOf(node)
    if (literal !== undefined) found.push(literal)
    else if (isRegExpCall(node)) {
      const [source, flags] = node.arguments
      found.push({ source: textOf(source, constants), flags: isNode(flags) ? textOf(flags, constants) : '' })
    }
  })
  return found
}

/** Describes the cost of a text of length n, or returns nothing if it is linear. */
export function problemsOf({ source, flags }: Pattern): string[] {
  const { reports } = analyse({ source, flags })
  const kinds = reports.map(({ type, exponential, character }) => {
    const cost = exponential ? 'exponential' : 'polynomial'
    return `/${source}/${flags} is ${cost} (${type}) where ${JSON.stringify(character.pick)} is repeated`
  })
  return [...new Set(kinds)]
}

function literalOf({ regex }: Node): Pattern | undefined {
  if (typeof regex !== 'object' || regex === null || !('pattern' in regex) || !('flags' in regex))
    return undefined
  return { source: String(regex.pattern), flags: String(regex.flags) }
}

function isRegExpCall(node: Node): node is Node & { readonly arguments: readonly unknown[] } {
  const { type, callee } = node
  if (type !== 'NewExpression' && type !== 'CallExpression') return false
  return isNode(callee) && callee.name === 'RegExp' && Array.isArray(node.arguments)
}

type Constants = ReadonlyMap<string, Node>

function constantsOf(tree: Node): Constants {
  const constants = new Map<string, Node>()
  walk(tree, ({ type, id, init }) => {
    if (type !== 'VariableDeclarator' || !isNode(id) || !isNode(init)) return
    if (typeof id.name === 'string') constants.set(id.name, init)
  })
  return constants
}

/** The text of an expression, as far as the file itself contains it. */
function textOf(node: unknown, constants: Constants): string {
  if (!isNode(node)) return unknown
  const { type, value, name, tag, quasi, object } = node
  if (typeof value === 'string') return value
  if (type === 'TemplateLiteral') return joined(node, 'cooked', constants)
  if (type === 'TaggedTemplateExpression' && isRaw(tag) && isNode(quasi))
    return joined(quasi, 'raw', constants)
  if (type === 'MemberExpression' && isNode(node.property) && node.property.name === 'source')
    return sourceOf(object, constants)
  return typeof name === 'string' && constants.has(name) ? textOf(constants.get(name), constants) : unknown
}

function sourceOf(object: unknown, constants: Constants): string {
  if (!isNode(object)) return unknown
  const target = typeof object.name === 'string' ? constants.get(object.name) : object
  return (target && literalOf(target)?.source) ?? unknown
}

const isRaw = (tag: unknown) => isNode(tag) && isNode(tag.property) && tag.property.name === 'raw'

function joined({ quasis, expressions }: Node, as: 'cooked' | 'raw', constants: Constants): string {
  if (!Array.isArray(quasis) || !Array.isArray(expressions)) return unknown
  return quasis
    .map((piece, index) => {
      const text: unknown = isNode(piece) ? Object(piece.value)[as] : ''
      return `${String(text)}${index < expressions.length ? textOf(expressions[index], constants) : ''}`
    })
    .join('')
}
