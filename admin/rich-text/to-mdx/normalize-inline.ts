/**
 * Normalizes inline content for Markdown: no blanks at the start or end of a line, and no blanks or line breaks just
 * inside a mark, where Markdown would not recognise it.
 */

import type { Mark, Node } from 'prosemirror-model'
import { schema } from '../schema/schema.ts'

const { marks: types } = schema

/** A range of inline content with the marks around it. */
export interface Stretch {
  readonly node: Node
  /** Its text, with a line break where the author broke the line. Empty for other nodes. */
  readonly text: string
  readonly marks: readonly Mark[]
}

/** `lines`: whether the content may have several lines. Headings and cells may not. */
export function normalizedInline(parent: Node, lines: boolean): readonly Stretch[] {
  const stretches: Stretch[] = []
  parent.forEach((node) => {
    // A badge without text is not written.
    if (!node.isLeaf && node.textContent.trim() === '') return
    const text = node.text ?? ''
    const broken = lines && text === ' ' && types.softBreak.isInSet(node.marks) && !isCode(node)
    stretches.push({ node, text: broken ? '\n' : text, marks: types.softBreak.removeFromSet(node.marks) })
  })
  const trimmed = trimLines(stretches)
  return [types.strong, types.emphasis, types.delete].reduce<readonly Stretch[]>(
    (settled, type) => moveSpacesOutside(settled, (mark) => mark.type === type),
    trimmed,
  )
}

export function isCode(node: Node): boolean {
  return types.inlineCode.isInSet(node.marks) !== undefined
}

const isBreak = ({ node }: Stretch) => node.type === schema.nodes.break
const isPlain = ({ node }: Stretch) => node.isText && !isCode(node)

function trimLines(stretches: readonly Stretch[]): readonly Stretch[] {
  return trimEnds(trimStarts(stretches).toReversed()).toReversed()
}

/** From the start: removes blanks at the start of a line and breaks without text before them. */
function trimStarts(stretches: readonly Stretch[]): Stretch[] {
  const stored: Stretch[] = []
  let atStart: 'text' | 'line' | false = 'text'
  for (const stretch of stretches) {
    if (isBreak(stretch) && atStart === 'text') continue
    const text: string =
      atStart !== false && isPlain(stretch) ? stretch.text.replace(/^[ \t\n]+/, '') : stretch.text
    if (stretch.node.isText && text === '') continue
    stored.push({ ...stretch, text })
    atStart = isBreak(stretch) || (isPlain(stretch) && text.endsWith('\n')) ? 'line' : false
  }
  return stored
}

/** The same from the end. */
function trimEnds(stretches: readonly Stretch[]): Stretch[] {
  const stored: Stretch[] = []
  let atEnd: 'text' | 'line' | false = 'text'
  for (const stretch of stretches) {
    if (isBreak(stretch) && atEnd === 'text') continue
    const text: string =
      atEnd !== false && isPlain(stretch) ? stretch.text.replace(/(?<![ \t\n])[ \t\n]+$/, '') : stretch.text
    if (stretch.node.isText && text === '') continue
    stored.push({ ...stretch, text })
    atEnd = isBreak(stretch) || (isPlain(stretch) && text.startsWith('\n')) ? 'line' : false
  }
  return stored
}

/** Moves blanks and line breaks at both ends of a marked range out of it. */
function moveSpacesOutside(
  stretches: readonly Stretch[],
  isMark: (mark: Mark) => boolean,
): readonly Stretch[] {
  const carries = (stretch: Stretch | undefined) => stretch?.marks.some(isMark) === true
  const without = (stretch: Stretch, text: string): Stretch => ({
    ...stretch,
    text,
    marks: stretch.marks.filter((mark) => !isMark(mark)),
  })
  const outward = (run: readonly Stretch[], blanks: RegExp, order: 'before' | 'after') => {
    const settled: Stretch[] = []
    let open = false
    for (const stretch of run) {
      if (!carries(stretch)) open = false
      else if (!open && isPlain(stretch)) {
        const blank = blanks.exec(stretch.text)?.[0] ?? ''
        const rest =
          order === 'before'
            ? stretch.text.slice(blank.length)
            : stretch.text.slice(0, stretch.text.length - blank.length)
        if (blank !== '') settled.push(without(stretch, blank))
        if (rest === '') continue
        open = true
        settled.push({ ...stretch, text: rest })
        continue
      } else if (!open && isBreak(stretch)) {
        settled.push(without(stretch, stretch.text))
        continue
      } else open = true
      settled.push(stretch)
    }
    return settled
  }
  const front = outward(stretches, /^\s+/, 'before')
  return outward(front.toReversed(), /(?<!\s)\s+$/, 'after').toReversed()
}
