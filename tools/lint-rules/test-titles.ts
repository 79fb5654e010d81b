/** Test titles: reads them from the calls of `it`, `test` and `describe` in a syntax tree. */
import type { Node } from './source-files.ts'
import { isNode } from './source-files.ts'

/** The title of a test, but not of a group of tests. */
export function testTitle(node: Node): string | undefined {
  return isNode(node.callee) && calledFunction(node.callee).parts.includes('describe')
    ? undefined
    : titleOf(node, /^(test|it)$/)
}

/** The title of a test or of a group of tests. */
export function titleOf(node: Node, functions = /^(test|it|describe)$/): string | undefined {
  if (node.type !== 'CallExpression' || !isNode(node.callee)) return undefined
  const [first] = Array.isArray(node.arguments) ? node.arguments : []
  return functions.test(calledFunction(node.callee).name) && isNode(first) ? textOf(first) : undefined
}

/** `it.each(…)` is the callee of another call: returns the name at the root and the parts in between. */
export function calledFunction(
  callee: Node,
  parts: readonly string[] = [],
): { name: string; parts: readonly string[] } {
  if (callee.type === 'CallExpression' && isNode(callee.callee)) return calledFunction(callee.callee, parts)
  if (callee.type === 'MemberExpression' && isNode(callee.object) && isNode(callee.property)) {
    return calledFunction(callee.object, [...parts, String(callee.property.name)])
  }
  return { name: String(callee.name), parts }
}

/** Interpolations in a title become `…`. */
function textOf(node: Node): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node.type !== 'TemplateLiteral' || !Array.isArray(node.quasis)) return undefined
  return node.quasis
    .map((quasi) => (isNode(quasi) ? String(Reflect.get(Object(quasi.value), 'cooked')) : ''))
    .join('…')
}
