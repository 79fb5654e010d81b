/**
 * Renders a parsed text. Nothing in it is executed: a component is looked up by name in the given map, an
 * attribute is a literal value, and everything else is rejected.
 */
import type { Expression } from 'estree'
import type { Nodes, Root } from 'hast'
import { toJsxRuntime } from 'hast-util-to-jsx-runtime'
// Adds their nodes to the types of hast.
import type {} from 'mdast-util-mdx-expression'
import type {} from 'mdast-util-mdx-jsx'
import type {} from 'mdast-util-mdxjs-esm'
import type { ComponentType, ReactNode } from 'react'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import type { MdxComponents } from './components.ts'
import { literalOf, NotLiteral } from './literal.ts'
import { UnknownComponent } from './unknown-component.tsx'

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
