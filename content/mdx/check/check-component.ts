/** Checks that a component is in the vocabulary, has only allowed props, and is in an allowed position. */
import type { Nodes } from 'mdast'
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { z } from 'zod'
import { readCodeInfo } from '../code/fence-options.ts'
import { embedSchema, linkSchema, propsOf, urlSchema } from '../components/define-component.ts'
import { embedServices } from '../embeds/embed-of.ts'
import { literalOfAttribute } from '../parse/literal.ts'
import type { MdxProblem } from '../parse/mdx-problem.ts'
import { problemAt } from '../parse/mdx-problem.ts'
import type { Component } from '../vocabulary.ts'
import { componentNamed, vocabulary } from '../vocabulary.ts'
import { messages } from './check-messages.ts'

type Element = MdxJsxFlowElement | MdxJsxTextElement

export function checkComponent(element: Element): readonly MdxProblem[] {
  const { name } = element
  if (name === null) return [problemAt(element, messages.fragment)]
  const component = componentNamed(name)
  if (component === undefined) {
    const isHtml = /^[a-z]/.test(name)
    const known = Object.keys(vocabulary).join(', ')
    return [problemAt(element, isHtml ? messages.html : messages.unknownComponent, { name, known })]
  }
  const seen = new Set<string>()
  const problems = element.attributes.flatMap((attribute) => {
    if (attribute.type === 'mdxJsxExpressionAttribute') return [problemAt(element, messages.spread, { name })]
    const prop = attribute.name
    if (seen.has(prop)) return [problemAt(attribute, messages.repeatedProp, { name, prop })]
    seen.add(prop)
    return checkProp(attribute, name, component)
  })
  const missing = Object.entries(component.schema)
    .filter(([prop, schema]) => !seen.has(prop) && !schema.safeParse(undefined).success)
    .map(([prop]) => problemAt(element, messages.missingProp, { name, prop }))
  return [...problems, ...missing, ...checkContent(element, name, component)]
}

const onlyKinds = {
  code: {
    fits: (node: Nodes) => node.type === 'code' && readCodeInfo(node.meta ?? '').title !== undefined,
    message: messages.onlyCode,
  },
  list: { fits: (node: Nodes) => node.type === 'list', message: messages.onlyList },
  table: { fits: (node: Nodes) => node.type === 'table', message: messages.onlyTable },
  nothing: { fits: () => false, message: messages.holdsNothing },
}

/** A component with one kind of content may contain nothing else. */
function checkContent(element: Element, name: string, { content }: Component): readonly MdxProblem[] {
  if (typeof content !== 'string' || content === 'blocks' || content === 'text') return []
  const { fits, message } = onlyKinds[content]
  const wrong = element.children.find((child) => !fits(child))
  return wrong === undefined ? [] : [problemAt(wrong, message, { name })]
}

function checkProp(attribute: MdxJsxAttribute, name: string, component: Component): readonly MdxProblem[] {
  const prop = attribute.name
  const props = propsOf(component)
  const schema = Object.hasOwn(props, prop) ? props[prop] : undefined
  if (schema === undefined) {
    const known = Object.keys(component.schema).join(', ')
    const message = known === '' ? messages.noProps : messages.unknownProp
    return [problemAt(attribute, message, { name, prop, known })]
  }
  const literal = literalOfAttribute(attribute)
  if (literal === undefined) return [problemAt(attribute, messages.computedProp, { name, prop })]
  if (schema.safeParse(literal).success) return []
  const value = typeof literal === 'string' ? literal : JSON.stringify(literal)
  if (isUrl(schema)) return [problemAt(attribute, messages.address, { address: value })]
  if (withoutOptional(schema) === embedSchema) {
    return [problemAt(attribute, messages.embed, { address: value, known: embedServices.join(', ') })]
  }
  const choices = choicesOf(schema)
  return choices === undefined
    ? [problemAt(attribute, messages.wrongProp, { name, prop, value })]
    : [problemAt(attribute, messages.wrongChoice, { name, prop, value, known: choices.join(', ') })]
}

const withoutOptional = (schema: z.ZodType) => (schema instanceof z.ZodOptional ? schema.unwrap() : schema)

function isUrl(schema: z.ZodType): boolean {
  return [urlSchema, linkSchema].some((url) => url === withoutOptional(schema))
}

function choicesOf(schema: z.ZodType): readonly string[] | undefined {
  const inner = withoutOptional(schema)
  return inner instanceof z.ZodEnum ? inner.options.map(String) : undefined
}

/** Nodes that inline text may consist of. */
const phrases = new Set(['text', 'emphasis', 'strong', 'delete', 'inlineCode', 'break', 'paragraph'])

/** Whether a node is in an allowed position. `parent` is the component around it. */
export function checkParent(node: Nodes, parent: string | undefined): readonly MdxProblem[] {
  const isElement = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
  const name = isElement ? (node.name ?? '') : ''
  const parents = componentNamed(name)?.parents
  if (parents !== undefined && (parent === undefined || !parents.includes(parent))) {
    return [problemAt(node, messages.misplaced, { name, parent: parents.join('>, <') })]
  }
  const content = parent === undefined ? undefined : componentNamed(parent)?.content
  if (parent === undefined || content === undefined || content === 'blocks') return []
  if (content === 'text') {
    return phrases.has(node.type) ? [] : [problemAt(node, messages.onlyWords, { name: parent })]
  }
  const isSpace = node.type === 'paragraph' || (node.type === 'text' && node.value.trim() === '')
  if (typeof content === 'string') return []
  if (isSpace || content.includes(name)) return []
  return [problemAt(node, messages.onlyHolds, { name: parent, known: content.join('>, <') })]
}
