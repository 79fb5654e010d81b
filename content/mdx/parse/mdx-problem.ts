/** A problem in a text: where it is, and what to do about it. Errors of the parser become such problems. */
import type { Node } from 'unist'
import { VFileMessage } from 'vfile-message'
import type { Message } from '../../model/message-descriptor.ts'
import { messages } from '../check/check-messages.ts'

/** A problem in a text: where it is, and what to do about it. */
export interface MdxProblem {
  readonly line: number
  readonly column: number
  readonly message: Message
  /** Values for the placeholders of the message. */
  readonly values: Readonly<Record<string, string | number>>
}

export function problemAt(
  node: Pick<Node, 'position'>,
  message: Message,
  values: MdxProblem['values'] = {},
): MdxProblem {
  const { line, column } = node.position?.start ?? { line: 1, column: 1 }
  return { line, column, message, values }
}

/**
 * Parse errors for authors. The messages of the parser are for programmers, and some positions are only in
 * their text.
 */
export const brace = { brace: '{', escaped: '\\{' }

export function parseProblem(error: unknown, source: string): MdxProblem {
  if (!(error instanceof VFileMessage)) throw error
  const { line = 1, column = 1, reason } = error
  const at = { line, column }

  const unclosed = /closing tag for `<([^>`]*)>` \((\d+):(\d+)/.exec(reason)
  if (unclosed !== null) {
    const [, name = '', tagLine, tagColumn] = unclosed
    return { line: Number(tagLine), column: Number(tagColumn), message: messages.unclosed, values: { name } }
  }
  if (error.ruleId === 'unexpected-closing-slash') {
    const name = /<\/\s*([^\s>]*)/.exec(lineOf(source, line).slice(Math.max(0, column - 3)))?.[1] ?? ''
    return { line, column: column - 1, message: messages.unopened, values: { name } }
  }
  switch (error.source) {
    case 'micromark-extension-mdx-jsx': {
      if (!/ before (local )?name,/.test(reason)) return { ...at, message: messages.tag, values: {} }
      const start = lineOf(source, line).lastIndexOf('<', column - 1)
      return { line, column: start < 0 ? column : start + 1, message: messages.lessThan, values: {} }
    }
    case 'micromark-extension-mdx-expression':
      return { ...openBrace(source, at), message: messages.code, values: brace }
    case 'micromark-extension-mdxjs-esm':
      return { line, column: 1, message: messages.modules, values: {} }
    default:
      return { ...at, message: messages.unreadable, values: {} }
  }
}

interface ErrorPosition {
  readonly line: number
  readonly column: number
}

/** The brace that opens the unreadable expression. The parser reports the place where it gave up. */
function openBrace(source: string, { line, column }: ErrorPosition): ErrorPosition {
  const lines = source.split(/\r\n|\r|\n/).slice(0, line)
  lines[line - 1] = (lines[line - 1] ?? '').slice(0, column - 1)
  let closed = 0
  for (let row = lines.length; row > 0; row--) {
    const text = lines[row - 1] ?? ''
    for (let at = text.length; at > 0; at--) {
      const sign = text[at - 1]
      if (sign === '}') closed++
      if (sign === '{' && closed-- === 0) return { line: row, column: at }
    }
  }
  return { line, column }
}

function lineOf(source: string, line: number): string {
  return source.split(/\r\n|\r|\n/)[line - 1] ?? ''
}
