/** Prop defaults: the value that a component uses for a missing prop, as written in its source. */
import type { Node } from '../lint-rules/source-files.ts'
import { isNode, parseText, walk } from '../lint-rules/source-files.ts'

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
