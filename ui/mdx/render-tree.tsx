/**
 * Renders a parsed text. Nothing in it is executed: a component is looked up by name in the given map, an
 * attribute is a literal value, and everything else is rejected.
 */
import type { Expression, Property, SpreadElement } from 'estree'
import type { Nodes, Root } from 'hast'
import { toJsxRuntime } from 'hast-util-to-jsx-runtime'
import type {} from 'mdast-util-mdx-expression'
import type {} from 'mdast-util-mdx-jsx'
import type {} from 'mdast-util-mdxjs-esm'
import type { ComponentType, ReactNode } from 'react'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import * as english from '../locales/en.ts'
import { useUi } from '../provider/ui-provider.tsx'
import type { MdxComponents } from './components.ts'

// Adds their nodes to the types of hast.

export function renderTree(tree: Root, components: MdxComponents): ReactNode {
  refuseCode(tree)
  const unknown = new Map<string, ComponentType>()
  const lookUp = (name: string) => {
    if (Object.hasOwn(components, name)) return components[name]
    const inert = unknown.get(name) ?? (() => <UnknownComponent name={name} />)
    unknown.set(name, inert)
    return inert
  }
  return toJsxRuntime(tree, {
    Fragment,
    jsx,
    jsxs,
    components: lowerCaseOnly(components),
    tableCellAlignToStyle: false,
    createEvaluater: () => ({
      evaluateExpression: (expression: Expression) =>
        expression.type === 'Identifier' ? lookUp(expression.name) : literalOf(expression),
      evaluateProgram() {
        throw new NotLiteral('A text cannot import or export.')
      },
    }),
  })
}

/** The renderer finds HTML elements, and `lookUp` finds components. */
function lowerCaseOnly(components: MdxComponents): MdxComponents {
  return Object.fromEntries(Object.entries(components).filter(([name]) => /^[a-z]/.test(name)))
}

/** Attributes that would reach beyond the text: handlers, styles, raw HTML, and names reserved by React. */
const refusedAttribute = /^(on[A-Z].*|style|dangerouslySetInnerHTML|ref|key)$/i

/** Rejects code before rendering, so that a name in braces is never mistaken for a component name. */
function refuseCode(node: Nodes): void {
  switch (node.type) {
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      for (const attribute of node.attributes) {
        if (attribute.type !== 'mdxJsxAttribute') throw new NotLiteral('Attributes cannot be spread.')
        if (refusedAttribute.test(attribute.name))
          throw new NotLiteral(`No attribute may be ${attribute.name}.`)
        if (attribute.value && typeof attribute.value === 'object') {
          const statement = attribute.value.data?.estree?.body[0]
          literalOf(statement?.type === 'ExpressionStatement' ? statement.expression : null)
        }
      }
      break
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
    case 'mdxjsEsm':
      throw new NotLiteral('Text may hold components, but no expressions.')
  }
  if ('children' in node) for (const child of node.children) refuseCode(child)
}

// Reads a literal value between braces from its syntax tree. Expressions that need evaluation are rejected.

/** Thrown for an expression that is not a literal, because text is never executed. */
class NotLiteral extends Error {
  override readonly name = 'NotLiteral'
}

function literalOf(expression: Expression | SpreadElement | null): unknown {
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

const messages = { mdx: english.mdx }

/**
 * Placeholder for a component that no longer exists, such as in an old text. It shows a message and does
 * nothing.
 */
function UnknownComponent({ name }: { readonly name: string }) {
  const { word } = useUi(messages)
  return (
    <p className="unknown-component" role="note">
      {word('mdx.unknown', { name })}
    </p>
  )
}
