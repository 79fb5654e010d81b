/** Paragraphs in HTML that has none: an empty line ends one, and a single line break is kept. */
import type { Element, ElementContent, Root, RootContent } from 'hast'

const blocks = new Set([
  ...['address', 'article', 'aside', 'blockquote', 'center', 'details', 'div', 'dl', 'fieldset', 'figure'],
  ...['footer', 'form', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'header', 'hr', 'iframe', 'main', 'nav', 'ol'],
  ...['p', 'pre', 'script', 'section', 'style', 'table', 'ul', 'video', 'audio'],
])
/** Within these, text has paragraphs too. */
const containers = new Set(['article', 'aside', 'blockquote', 'center', 'div', 'main', 'section'])

export function splitParagraphs(tree: Root): void {
  tree.children = split(tree.children)
}

type Content = RootContent | ElementContent

function split(children: readonly Content[]): ElementContent[] {
  const result: ElementContent[] = []
  let line: ElementContent[] = []
  const end = () => {
    if (line.some((one) => one.type !== 'text' || one.value.trim() !== '')) result.push(paragraph(line))
    line = []
  }
  for (const child of children) {
    if (child.type === 'doctype') continue
    if (child.type === 'element' && blocks.has(child.tagName)) {
      end()
      result.push(containers.has(child.tagName) ? { ...child, children: split(child.children) } : child)
    } else if (child.type === 'text') {
      for (const [index, part] of child.value.split(/\n[^\S\n]*\n\s*/).entries()) {
        if (index > 0) end()
        // A line that ends with `<br>` has one break.
        const last = line.at(-1)
        const isBroken = last?.type === 'element' && last.tagName === 'br'
        const rest = isBroken ? part.replace(/^[^\S\n]*\n/, '') : part
        if (rest !== '') line.push(...withBreaks(rest))
      }
    } else if (child.type === 'element') line.push(child)
  }
  end()
  return result
}

function withBreaks(text: string): readonly ElementContent[] {
  return text.split('\n').flatMap((value, index): readonly ElementContent[] => {
    const node = { type: 'text' as const, value }
    return index === 0 ? [node] : [element('br', []), node]
  })
}

function paragraph(line: readonly ElementContent[]): Element {
  const isBreak = (one: ElementContent) =>
    (one.type === 'element' && one.tagName === 'br') || (one.type === 'text' && one.value.trim() === '')
  const from = line.findIndex((one) => !isBreak(one))
  const to = line.findLastIndex((one) => !isBreak(one))
  return element('p', line.slice(Math.max(from, 0), to + 1))
}

function element(tagName: string, children: readonly ElementContent[]): Element {
  return { type: 'element', tagName, properties: {}, children: [...children] }
}
