/**
 * Where a place of the source is in the document that is edited. Words are found as they are
 * written: signs of Markdown between them count as the word before them.
 */
import type { Node } from 'prosemirror-model'
import type { CurrentText } from '../from-mdx/open-document.ts'
import { startOf } from './replace-blocks.ts'

/** The place in the document for an offset in its source. */
export function positionAt(doc: Node, { blockOffsets, source }: CurrentText, offset: number): number {
  const index = Math.max(
    0,
    blockOffsets.findLastIndex((place) => place <= offset),
  )
  const block = doc.child(index)
  const from = blockOffsets[index] ?? 0
  const start = startOf(doc, index)
  if (block.isAtom) return start
  let place = start + 1
  for (const [written, at] of lettersOf(block, source, from)) {
    if (written > offset) break
    place = start + 1 + at + (written < offset ? 1 : 0)
  }
  return place
}

/** Each letter of a block: where it is in the source, and where in the block. What is written in another way is left out. */
function lettersOf(block: Node, source: string, from: number): readonly (readonly [number, number])[] {
  const letters: (readonly [number, number])[] = []
  let next = from
  const note = (text: string, at: number) => {
    for (const [index, letter] of [...text.split('')].entries()) {
      const found = letter === ' ' ? nextBlank(source, next) : source.indexOf(letter, next)
      if (found < 0) continue
      letters.push([found, at + index])
      next = found + 1
    }
  }
  if (block.isTextblock && block.childCount === 0) return []
  block.descendants((node, at) => {
    if (node.isText) note(node.text ?? '', at)
  })
  return letters
}

function nextBlank(source: string, from: number): number {
  const blank = /\s/g
  blank.lastIndex = from
  return blank.exec(source)?.index ?? -1
}
