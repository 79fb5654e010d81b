/** When to use what shows things in tools, and what to take instead. */
import type { Guidance } from '../guidance.ts'

export const guidanceOfShowing: Readonly<Record<string, Guidance>> = {
  'diff-view': {
    use: 'What changed between two versions of a text, of the blocks of a document, or of the fields of a form.',
    instead:
      'Lines of code are a Code block, whose language is diff. That something changed at all is a Status pill.',
  },
}
