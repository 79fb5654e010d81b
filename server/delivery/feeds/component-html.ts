/**
 * Components of a text as plain HTML, for feed readers: images, links and titles are props of components, and would be
 * missing otherwise.
 */

import { literalOfAttribute } from '@cyanotype/content/mdx/parse/literal.ts'
import type { ElementContent, Properties } from 'hast'
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx'

type Component = MdxJsxFlowElementHast | MdxJsxTextElementHast
type Children = readonly ElementContent[]
type Props = Readonly<Record<string, string | undefined>>

/** The elements of a component. Of one that is not known here, only the content stays. */
export function elementsOf(component: Component): Children {
  const { name, attributes, children } = component
  const draw = name !== null && Object.hasOwn(components, name) ? components[name] : undefined
  if (draw === undefined) return children
  const props = attributes.flatMap((one) => {
    const value = one.type === 'mdxJsxAttribute' ? literalOfAttribute(one) : undefined
    return one.type === 'mdxJsxAttribute' && typeof value === 'string' ? [[one.name, value] as const] : []
  })
  return draw(Object.fromEntries(props), children)
}

const components: Readonly<Record<string, (props: Props, children: Children) => Children>> = {
  Accordion: ({ title }, children) => [...titleLine(title), ...children],
  Button: ({ href }, children) => [link(href, children)],
  Callout: ({ title }, children) => [...titleLine(title), ...children],
  Card: ({ title = '', href, label }, children) => [
    ...(label ? [element('p', {}, [text(label)])] : []),
    element('p', {}, [element('strong', {}, [link(href, [text(title)])])]),
    ...children,
  ],
  Definition: ({ term }, children) => [...titleLine(term), ...children],
  Embed: ({ href = '', title = href }) => [element('p', {}, [link(href, [text(title)])])],
  Figure: ({ src, alt, caption }) => [figure(image(src, alt), caption)],
  Key: (_, children) => [element('kbd', {}, children)],
  Quote: ({ author, source, href }, children) => [
    element('blockquote', {}, children),
    ...origin(author, source && link(href, [text(source)])),
  ],
  Step: ({ title }, children) => [...titleLine(title), ...children],
  Tab: ({ label }, children) => [...titleLine(label), ...children],
  Table: ({ caption }, children) => [...titleLine(caption), ...children],
  Video: ({ src, poster, title, caption }) => [figure(link(src, [image(poster, title)]), caption)],
}

function titleLine(title: string | undefined): Children {
  return title ? [element('p', {}, [element('strong', {}, [text(title)])])] : []
}

/** Who said it, and where. */
function origin(author: string | undefined, source: ElementContent | '' | undefined): Children {
  const parts = [
    ...(author ? [text(author)] : []),
    ...(author && source ? [text(', ')] : []),
    ...(source ? [source] : []),
  ]
  return parts.length === 0 ? [] : [element('p', {}, parts)]
}

function figure(content: ElementContent, caption: string | undefined): ElementContent {
  const below = caption ? [element('figcaption', {}, [text(caption)])] : []
  return element('figure', {}, [content, ...below])
}

const image = (src: string | undefined, alt = '') => element('img', { src, alt }, [])

/** Without a target it is only its content. */
const link = (href: string | undefined, children: Children) =>
  href === undefined ? element('span', {}, children) : element('a', { href }, children)

const text = (value: string): ElementContent => ({ type: 'text', value })

function element(tagName: string, properties: Properties, children: Children): ElementContent {
  return { type: 'element', tagName, properties, children: [...children] }
}
