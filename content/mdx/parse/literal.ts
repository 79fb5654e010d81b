/** Reads a value between braces, `{3}` or `{["a", "b"]}`, from the syntax tree. It is never evaluated. */
import type { Expression, Property } from 'estree'
import type { MdxJsxAttribute, MdxJsxAttributeValueExpression } from 'mdast-util-mdx-jsx'

export type Literal =
  | string
  | number
  | boolean
  | null
  | readonly Literal[]
  | { readonly [name: string]: Literal }

/**
 * The value of an attribute: its text, `true` without a value, or `undefined` if it would have to be
 * computed.
 */
export function literalOfAttribute(attribute: MdxJsxAttribute): Literal | undefined {
  const { value } = attribute
  if (value === null || value === undefined) return true
  return typeof value === 'string' ? value : literalBetweenBraces(value)
}

function literalBetweenBraces({ data }: MdxJsxAttributeValueExpression): Literal | undefined {
  const statement = data?.estree?.body[0]
  return statement?.type === 'ExpressionStatement' ? literalOf(statement.expression) : undefined
}

function literalOf(expression: Expression): Literal | undefined {
  if (expression.type === 'Literal') return isSimple(expression.value) ? expression.value : undefined
  if (expression.type === 'UnaryExpression') return negative(expression.operator, expression.argument)
  if (expression.type === 'ArrayExpression') {
    const items = expression.elements.map((element) =>
      element === null || element.type === 'SpreadElement' ? undefined : literalOf(element),
    )
    return items.every((item) => item !== undefined) ? items : undefined
  }
  if (expression.type !== 'ObjectExpression') return undefined
  const entries = expression.properties.map((property) =>
    property.type === 'Property' ? entryOf(property) : undefined,
  )
  return entries.every((entry) => entry !== undefined) ? Object.fromEntries(entries) : undefined
}

function negative(operator: string, argument: Expression): Literal | undefined {
  const value = operator === '-' ? literalOf(argument) : undefined
  return typeof value === 'number' ? -value : undefined
}

function entryOf({ key, value, computed, kind, method }: Property): readonly [string, Literal] | undefined {
  if (computed || method || kind !== 'init') return undefined
  const name = nameOf(key)
  const literal = isExpression(value) ? literalOf(value) : undefined
  return name === undefined || name === '__proto__' || literal === undefined ? undefined : [name, literal]
}

/**
 * A regular expression that this engine does not support has the value `null` too, but it is not allowed
 * anyway.
 */
function isSimple(value: unknown): value is string | number | boolean | null {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value)
}

function nameOf(key: Property['key']): string | undefined {
  if (key.type === 'Identifier') return key.name
  return key.type === 'Literal' ? String(key.value) : undefined
}

function isExpression(value: Property['value']): value is Expression {
  return !value.type.endsWith('Pattern')
}
