/** URLs and e-mail addresses in text that is typed or pasted. They become links. */
import { isLinkable } from '@cyanotype/content/model/hrefs.ts'
import type { Node } from 'prosemirror-model'
import { Fragment } from 'prosemirror-model'
import { schema } from '../schema/schema.ts'

const { marks } = schema

/** The address, and the punctuation after it. */
const address =
  /(?<=^|[\s(])((?:https?:\/\/|www\.)[^\s<>"]*[^\s<>".,;:!?)]|[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,})([.,;:!?)]*)(?=\s|$)/gi

export interface Address {
  readonly from: number
  readonly to: number
  readonly href: string
}

/** A bracket is part of an address only if it was opened in it. */
export function addressesIn(text: string): readonly Address[] {
  return [...text.matchAll(address)].flatMap((match) => {
    const [, short = '', punctuation = ''] = match
    const opened = short.split('(').length - short.split(')').length
    const closing = /^\)*/.exec(punctuation)?.[0].slice(0, Math.max(0, opened)) ?? ''
    const found = short + closing
    const href = schemeOf(found) + found
    return isLinkable(href) ? [{ from: match.index, to: match.index + found.length, href }] : []
  })
}

function schemeOf(found: string): string {
  if (/^https?:/i.test(found)) return ''
  return /^www\./i.test(found) ? 'https://' : 'mailto:'
}

/** The block with links instead of addresses. Code and text of links stay as they are. */
export function withLinks(block: Node): Node {
  if (!block.isTextblock)
    return block.isLeaf ? block : block.copy(Fragment.from(block.children.map(withLinks)))
  if (!block.type.allowsMarkType(marks.link)) return block
  return block.copy(Fragment.from(block.children.flatMap(linkedText)))
}

function linkedText(node: Node): readonly Node[] {
  const { text = '' } = node
  const isFixed = [marks.link, marks.inlineCode].some((mark) => mark.isInSet(node.marks))
  const addresses = isFixed ? [] : addressesIn(text)
  if (addresses.length === 0) return [node]
  let end = 0
  const parts = addresses.flatMap(({ from, to, href }) => {
    const before = end < from ? [node.cut(end, from)] : []
    const link = node.cut(from, to)
    end = to
    return [...before, link.mark(marks.link.create({ href }).addToSet(link.marks))]
  })
  return end < text.length ? [...parts, node.cut(end)] : parts
}
