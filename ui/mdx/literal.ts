/**
 * Reads a literal value between braces from its syntax tree. Expressions that need evaluation are rejected.
 */
import type { Expression, Property, SpreadElement } from 'estree'

/** Thrown for an expression that is not a literal, because text is never executed. */
export class NotLiteral extends Error {
  override readonly name = 'NotLiteral'
}

export function literalOf(expression: Expression | SpreadElement | null): unknown {
  switch (expression?.type) {
    case 'Literal':
      if (expression.value instanceof RegExp || typeof expression.value === 'bigint') break
      return expression.value
    case 'UnaryExpression': {
      const value = literalOf(expression.argument)
      if (expression.operator === '-' && typeof value === 'number') return -value
      break
    }
    case 'ArrayExpression':
      return expression.elements.map(literalOf)
    case 'ObjectExpression':
      return Object.fromEntries(expression.properties.map(entryOf))
  }
  throw new NotLiteral(
    `Only written-out values may stand between braces, not ${expression?.type ?? 'nothing'}.`,
  )
}

function entryOf(property: Property | SpreadElement): [string, unknown] {
  if (property.type === 'Property' && !property.computed && property.kind === 'init') {
    const { key, value } = property
    const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' && String(key.value)
    if (name && name !== '__proto__' && isExpression(value)) return [name, literalOf(value)]
  }
  throw new NotLiteral('An object may hold written-out names and values only.')
}

function isExpression(value: Property['value']): value is Expression {
  return !value.type.endsWith('Pattern')
}
