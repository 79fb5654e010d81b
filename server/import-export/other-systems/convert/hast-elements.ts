/** Finds elements in a tree of HTML, and reads their text. */
import type { Element, ElementContent, RootContent } from 'hast'

export function isOfClass({ properties: { className } }: Element, form: RegExp): boolean {
  return Array.isArray(className) && className.some((one) => form.test(String(one)))
}

export function elementsIn(parent: Element, name: string): readonly Element[] {
  return elementsThat(parent, ({ tagName }) => tagName === name)
}

export function elementsThat(parent: Element, fits: (element: Element) => boolean): readonly Element[] {
  return parent.children.flatMap((child): readonly Element[] => {
    if (child.type !== 'element') return []
    const below = elementsThat(child, fits)
    return fits(child) ? [child, ...below] : below
  })
}

export function plainText(node: RootContent | ElementContent): string {
  if (node.type === 'text') return node.value
  const text = 'children' in node ? node.children.map(plainText).join(' ') : ''
  return text.replaceAll(/\s+/g, ' ').trim()
}
