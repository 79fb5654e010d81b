/** A problem in a text: where it is, and what to do about it. */
import type { Node } from 'unist'
import type { Message } from '../../model/message-descriptor.ts'

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
