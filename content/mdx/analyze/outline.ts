/** The headings and images of a text with their positions. */
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { literalOfAttribute } from '../parse/literal.ts'
import { nodesOf } from '../parse/mdx-tree-cache.ts'
import { isPictured } from '../vocabulary.ts'

interface SourcePosition {
  readonly line: number
  readonly column: number
}

export interface OutlineHeading extends SourcePosition {
  /** The rendered level. Level one is used by the page title. */
  readonly depth: number
}

export interface OutlinePicture extends SourcePosition {
  readonly src: string
  readonly alt: string
  /** The width that the author chose, in pixels. */
  readonly width: number | undefined
}

export interface Outline {
  readonly headings: readonly OutlineHeading[]
  readonly pictures: readonly OutlinePicture[]
}

/** Empty if the text cannot be parsed. */
export function outlineOf(source: string): Outline {
  const headings: OutlineHeading[] = []
  const pictures: OutlinePicture[] = []
  for (const node of nodesOf(source)) {
    const { line, column } = node.position?.start ?? { line: 1, column: 1 }
    if (node.type === 'heading') headings.push({ depth: Math.max(node.depth, 2), line, column })
    if (node.type === 'image') {
      pictures.push({ src: node.url, alt: node.alt ?? '', width: undefined, line, column })
    }
    const isElement = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
    const picture = isElement && isPictured(node.name) ? pictureOf(node) : undefined
    if (picture) pictures.push({ ...picture, line, column })
  }
  return { headings, pictures }
}

function pictureOf(
  element: MdxJsxFlowElement | MdxJsxTextElement,
): Omit<OutlinePicture, keyof SourcePosition> | undefined {
  const propOf = (name: string) => {
    const attribute = element.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === name)
    return attribute?.type === 'mdxJsxAttribute' ? literalOfAttribute(attribute) : undefined
  }
  const [src, width] = [propOf('src'), propOf('width')]
  // The image of a hero or a person is optional.
  if (src === undefined && element.name !== 'Figure') return undefined
  return {
    src: String(src ?? ''),
    // The name of a person is beside the portrait.
    alt: String(propOf('alt') || propOf('name') || ''),
    width: typeof width === 'number' ? width : undefined,
  }
}
