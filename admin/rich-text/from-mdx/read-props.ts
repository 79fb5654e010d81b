/** What a component of a text is told, where all of it can be kept as values. */
import type { Literal } from '@cyanotype/content/mdx/parse/literal.ts'
import { literalOfAttribute } from '@cyanotype/content/mdx/parse/literal.ts'
import type { Component } from '@cyanotype/content/mdx/vocabulary.ts'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'

export type Props = Readonly<Record<string, Literal>>

/** `undefined` where something is computed, told twice, or not known: that stays as it was written. */
export function readProps(
  { attributes }: MdxJsxFlowElement | MdxJsxTextElement,
  component: Component | undefined,
): Props | undefined {
  const props = new Map<string, Literal>()
  for (const attribute of attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || props.has(attribute.name)) return undefined
    const value = literalOfAttribute(attribute)
    const isKnown = component !== undefined && Object.hasOwn(component.props, attribute.name)
    if (!isKnown || value === undefined || value === null) return undefined
    props.set(attribute.name, value)
  }
  return Object.fromEntries(props)
}
