/** How a problem is declared: its HTTP status and its message. */
import type { Message } from '@cyanotype/content/model/index.ts'

export interface ProblemKind {
  readonly status: number
  readonly text: Message
}
