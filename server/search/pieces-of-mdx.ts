/** The plain words of an MDX text: those of headings apart from those of paragraphs and of code; markup has none. */

import { readTree } from '@cyanotype/content/mdx/read-tree.ts'
import { componentNamed } from '@cyanotype/content/mdx/vocabulary.ts'
import type { Piece } from './piece.ts'

type Part = Omit<Piece, 'field'>
type Tree = ReturnType<typeof readTree>
type Nodes = Tree | Tree['children'][number]

/** Of a whole book the words are enough: a save does not wait for its tree. */
const longestRead = 200_000

/** A draft may be anything: what cannot be read as MDX is found by all that looks like words in it. */
export function piecesOfMdx(source: string): readonly Part[] {
  if (source.length > longestRead) return [{ grade: 'text', text: source }]
  const parts: Part[] = []
  try {
    collect(readTree(source), parts)
  } catch {
    return [{ grade: 'text', text: source }]
  }
  return joined(parts)
}

function collect(node: Nodes, parts: Part[]): void {
  switch (node.type) {
    case 'heading':
      parts.push({ grade: 'strong', text: textOf(node) })
      return
    case 'paragraph':
    case 'tableCell':
      parts.push({ grade: 'text', text: textOf(node) })
      return
    case 'code':
      parts.push({ grade: 'code', text: node.value })
      return
    case 'mdxJsxFlowElement':
      parts.push(...spoken(node).map((text) => ({ grade: 'strong' as const, text })))
  }
  if ('children' in node) for (const child of node.children) collect(child, parts)
}

/** The words between marks, with a blank where a line ends or a component within the line begins. */
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

/** What a component says by its props: its title or caption, never an address or a colour. */
function spoken({ name, attributes }: Element): readonly string[] {
  return attributes.flatMap((attribute) =>
    attribute.type === 'mdxJsxAttribute' &&
    typeof attribute.value === 'string' &&
    isSpoken(name ?? '', attribute.name)
      ? [attribute.value]
      : [],
  )
}

/** A prop that takes any words is read by people; names, choices and addresses refuse these. */
const words = 'Two words: an idea – “quoted”.'
const known = new Map<string, boolean>()

function isSpoken(component: string, prop: string): boolean {
  const props = componentNamed(component)?.props
  const schema = props !== undefined && Object.hasOwn(props, prop) ? props[prop] : undefined
  if (schema === undefined) return false
  const key = `${component}.${prop}`
  const found = known.get(key) ?? schema.safeParse(words).success
  known.set(key, found)
  return found
}

/** Neighbours of one grade as one piece, a line each. */
function joined(parts: readonly Part[]): readonly Part[] {
  const pieces: { grade: Part['grade']; lines: string[] }[] = []
  for (const { grade, text } of parts) {
    const line = text.replace(/\s+/g, ' ').trim()
    if (line === '') continue
    const last = pieces.at(-1)
    if (last?.grade === grade) last.lines.push(line)
    else pieces.push({ grade, lines: [line] })
  }
  return pieces.map(({ grade, lines }) => ({ grade, text: lines.join('\n') }))
}
