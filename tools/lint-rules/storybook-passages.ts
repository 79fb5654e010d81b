/** Visible texts of Storybook: guidance, written pages, recipes, keyboard tables, and the names of stories. */
import type { Node } from './source-files.ts'
import { filesLike, isNode, walk } from './source-files.ts'

export interface Passage {
  readonly at: number
  readonly text: string
}

/** Files whose strings are texts for readers of Storybook. Example pages have the voice of their demonstration. */
export const filesWithTexts = () => [
  ...filesLike('.storybook/{component-page,examples,guidance,pages,recipes}/**/*.{ts,tsx}'),
  ...filesLike('ui/testing/{keyboard/*,keyboard-tables}.ts'),
]

export const storiesFiles = () => filesLike('{.storybook,ui}/**/*.stories.tsx')

/** Strings of more than one word, and text between tags outside of `code`. */
export function textsIn(tree: Node): Passage[] {
  const found: Passage[] = []
  walk(tree, (node, parent) => {
    const text = textOf(node)
    if (text === undefined || !/\p{L} \p{L}/u.test(text)) return
    if (parent && ['ImportDeclaration', 'ExportNamedDeclaration'].includes(parent.type)) return
    found.push({ at: node.start, text })
  })
  return found
}

function textOf(node: Node): string | undefined {
  const { type, value } = node
  if (type === 'JSXElement' && isProse(node)) return proseOf(node)
  return type === 'Literal' && typeof value === 'string' ? value : undefined
}

const isProse = (node: Node) => ['h1', 'h2', 'h3', 'p', 'li', 'td', 'th', 'Card'].includes(nameOf(node))

function nameOf({ openingElement }: Node): string {
  return isNode(openingElement) && isNode(openingElement.name) ? String(openingElement.name.name) : ''
}

/** The text of an element. Code in it counts as one word. */
function proseOf({ children }: Node): string {
  const parts = (Array.isArray(children) ? children.filter(isNode) : []).map((child): string => {
    if (child.type === 'JSXText') return String(child.value)
    if (child.type !== 'JSXElement') return ' '
    return nameOf(child) === 'code' ? 'code' : proseOf(child)
  })
  return parts.join('').replaceAll(/\s+/g, ' ').trim()
}

/** The title of a stories file, and the names of its stories. */
export function storyNamesIn(tree: Node): Passage[] {
  const found: Passage[] = []
  const { body } = tree
  for (const statement of Array.isArray(body) ? body.filter(isNode) : []) {
    const declared = isNode(statement.declaration) ? statement.declaration : statement
    const [declarator] = Array.isArray(declared.declarations) ? declared.declarations : []
    if (!isNode(declarator) || !isNode(declarator.id)) continue
    const id = String(declarator.id.name)
    const isStory = statement.type === 'ExportNamedDeclaration'
    if (!isStory && id !== 'meta') continue
    const given = stringProperty(declarator.init, isStory ? 'name' : 'title')
    if (given !== undefined) found.push({ at: declarator.start, text: given })
    else if (isStory) found.push({ at: declarator.start, text: wordsOf(id) })
  }
  return found
}

/** Storybook makes the name of a story from its export. */
const wordsOf = (name: string) => name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')

function stringProperty(init: unknown, key: string): string | undefined {
  if (!isNode(init)) return undefined
  if (isNode(init.expression)) return stringProperty(init.expression, key)
  for (const property of Array.isArray(init.properties) ? init.properties.filter(isNode) : []) {
    const { key: name, value } = property
    if (isNode(name) && name.name === key && isNode(value) && typeof value.value === 'string')
      return value.value
  }
  return undefined
}

export const wordsPerSentence = 25

/** The sentences with too many words. */
export function longSentencesIn(text: string): string[] {
  return text
    .split(/(?<=[.!?:]) (?=\p{Lu})/u)
    .filter(
      (sentence) => sentence.split(/\s+/).filter((word) => /\p{L}|\d/u.test(word)).length > wordsPerSentence,
    )
}
