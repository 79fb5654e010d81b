/** Extracts plain text from MDX, with headings, paragraphs and code as separate chunks and without markup. */
import { isHidden } from '@cyanotype/content/mdx/analyze/hidden.ts'
import { headingIds } from '@cyanotype/content/mdx/headings/heading-ids.ts'
import { readTree } from '@cyanotype/content/mdx/parse/mdx-tree-cache.ts'
import { componentNamed } from '@cyanotype/content/mdx/vocabulary.ts'
import type { SearchChunk, Section } from '../analysis/index-tokens.ts'

type Part = Omit<SearchChunk, 'field'>
type Tree = ReturnType<typeof readTree>
type Nodes = Tree | Tree['children'][number]

/** A longer text is indexed without parsing, so that saving it stays fast. */
const maxLength = 200_000

/** A draft may contain anything. If it cannot be parsed as MDX, its source is indexed as text. */
export function chunksOfMdx(source: string): readonly Part[] {
  if (source.length > maxLength) return [{ grade: 'text', text: source }]
  try {
    return joined(partsOf(readTree(source)))
  } catch {
    return [{ grade: 'text', text: source }]
  }
}

/**
 * In the order of the text. Sections start at headings and at the titles of steps, which have an anchor on
 * the page.
 */
function partsOf(tree: Tree): readonly Part[] {
  const parts: Part[] = []
  const idOf = headingIds()
  let section: Section | undefined
  const add = (grade: Part['grade'], text: string) => parts.push({ grade, text, ...(section && { section }) })
  const enter = (title: string) => {
    section = { id: idOf(title), title: title.replace(/\s+/g, ' ').trim() }
  }
  const collect = (node: Nodes): void => {
    if (isHidden(node)) return
    switch (node.type) {
      case 'heading':
        enter(namedBy(node))
        add('strong', textOf(node))
        return
      case 'paragraph':
      case 'tableCell':
        add('text', textOf(node))
        return
      case 'code':
        add('code', node.value)
        return
      case 'mdxJsxFlowElement':
        if (node.name === 'Step') enter(titleOfStep(node))
        for (const text of spoken(node)) add('strong', text)
    }
    if ('children' in node) for (const child of node.children) collect(child)
  }
  collect(tree)
  return parts
}

/** The text from which the anchor of a heading is made. */
function namedBy(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value
  return 'children' in node ? node.children.map(namedBy).join('') : ''
}

function titleOfStep({ attributes }: Element): string {
  const title = attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === 'title')
  return typeof title?.value === 'string' ? title.value : ''
}

/** The text without marks, with a space at line breaks and inline components. */
function textOf(node: Nodes): string {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
      return node.value
    case 'break':
      return ' '
    case 'image':
    case 'imageReference':
      return node.alt ?? ''
    case 'mdxJsxTextElement':
      return [...spoken(node), node.children.map(textOf).join('')].join(' ')
    default:
      return 'children' in node ? node.children.map(textOf).join('') : ''
  }
}

type Element = Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>

/** The texts in the props of a component, such as a title or caption, but no URL or colour. */
function spoken({ name, attributes }: Element): readonly string[] {
  return attributes.flatMap((attribute) =>
    attribute.type === 'mdxJsxAttribute' &&
    typeof attribute.value === 'string' &&
    isSpoken(name ?? '', attribute.name)
      ? [attribute.value]
      : [],
  )
}

/** A prop that accepts this sentence contains text for people. Names, choices and URLs reject it. */
const words = 'Two words: an idea – “quoted”.'
const isTextAttribute = new Map<string, boolean>()

function isSpoken(component: string, prop: string): boolean {
  const props = componentNamed(component)?.schema
  const schema = props !== undefined && Object.hasOwn(props, prop) ? props[prop] : undefined
  if (schema === undefined) return false
  const key = `${component}.${prop}`
  const found = isTextAttribute.get(key) ?? schema.safeParse(words).success
  isTextAttribute.set(key, found)
  return found
}

/** Merges neighbours of the same grade and section into one chunk, one line each. */
function joined(parts: readonly Part[]): readonly Part[] {
  const chunks: (Part & { lines: string[] })[] = []
  for (const part of parts) {
    const line = part.text.replace(/\s+/g, ' ').trim()
    if (line === '') continue
    const last = chunks.at(-1)
    if (last?.grade === part.grade && last.section === part.section) last.lines.push(line)
    else chunks.push({ ...part, lines: [line] })
  }
  return chunks.map(({ lines, ...part }) => ({ ...part, text: lines.join('\n') }))
}
