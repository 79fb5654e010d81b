/** Makes Markdown nodes: the components of the vocabulary that imported texts use, and links. */
import type { BlockContent, DefinitionContent, Paragraph } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'

type Flow = BlockContent | DefinitionContent

/** Longer texts are refused by the vocabulary. */
const maxText = 200

export function component(
  name: string,
  props: Readonly<Record<string, string | undefined>>,
  children: readonly Flow[],
): MdxJsxFlowElement {
  const attributes = Object.entries(props).flatMap(([prop, value]) =>
    value === undefined || (value === '' && prop !== 'alt')
      ? []
      : [{ type: 'mdxJsxAttribute' as const, name: prop, value }],
  )
  return { type: 'mdxJsxFlowElement', name, attributes, children: [...children] }
}

export const shortText = (text: string) => text.replaceAll(/\s+/g, ' ').trim().slice(0, maxText)

export const isShort = (text: string) => text.length <= maxText

export interface FigureProps {
  readonly src: string
  readonly alt: string
  readonly caption: string
}

export function figure({ src, alt, caption }: FigureProps): MdxJsxFlowElement {
  return component('Figure', { src, alt: alt.slice(0, 500), caption: shortText(caption) }, [])
}

export function gallery(figures: readonly FigureProps[]): MdxJsxFlowElement {
  return component('Gallery', {}, figures.map(figure))
}

/** A title that is too long for the component is repeated in full below it. */
export function accordion(title: string, children: readonly Flow[]): MdxJsxFlowElement {
  const content = isShort(title) ? children : [paragraphOf(title), ...children]
  return component('Accordion', { title: shortText(title) || 'Details' }, content)
}

export function paragraphOf(text: string): Paragraph {
  return { type: 'paragraph', children: [{ type: 'text', value: text }] }
}

export function linkParagraph(url: string, text: string): Paragraph {
  return { type: 'paragraph', children: [{ type: 'link', url, children: [{ type: 'text', value: text }] }] }
}
