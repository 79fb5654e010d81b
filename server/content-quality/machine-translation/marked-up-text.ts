/**
 * Writes a text with inline codes as markup that translation services keep, and reads it again. A code around words
 * is a `span`, a placeholder is an `img`: both are valid in XML and in HTML.
 */
import type { Inline } from '../text-segments/index.ts'
import { normalizeInline } from '../text-segments/index.ts'

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

export const escapedText = (text: string): string => text.replaceAll(/[&<>]/g, (sign) => escapes[sign] ?? '')

export function markedUp(text: readonly Inline[]): string {
  return text
    .map((one) => {
      if (typeof one === 'string') return escapedText(one)
      return one.content === null
        ? `<img id="${one.id}"/>`
        : `<span id="${one.id}">${markedUp(one.content)}</span>`
    })
    .join('')
}

interface OpenSpan {
  readonly id: string
  readonly content: Inline[]
}

/** Undefined if the service broke the markup. */
export function readMarkedUp(markup: string): readonly Inline[] | undefined {
  const root: OpenSpan = { id: '', content: [] }
  const open = [root]
  for (const part of markup.split(/(<[^<>]*>)/)) {
    const inner = open.at(-1) ?? root
    const id = /\sid="([^"]*)"/.exec(part)?.[1] ?? ''
    if (!part.startsWith('<')) inner.content.push(unescaped(part))
    else if (/^<span\s/.test(part)) open.push({ id, content: [] })
    else if (/^<img\s/.test(part)) inner.content.push({ id, content: null })
    else if (/^<\/span\s*>$/.test(part) && open.length > 1) {
      open.pop()
      open.at(-1)?.content.push({ id: inner.id, content: inner.content })
    } else if (!/^<\/img\s*>$/.test(part)) return undefined
  }
  return open.length === 1 ? normalizeInline(root.content) : undefined
}

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u{a0}',
}

/** Services escape more characters than they receive. */
function unescaped(text: string): string {
  return text.replaceAll(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w{2,6}));/gi, (entity, hex, decimal, name) => {
    if (name !== undefined) return named[String(name).toLowerCase()] ?? entity
    const point = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
    return point <= 0x10ffff ? String.fromCodePoint(point) : entity
  })
}
