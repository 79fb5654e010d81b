/** Joins a block that has several lines to one that has only one, such as a heading. Its line breaks become spaces. */
import { joinBackward, joinForward } from 'prosemirror-commands'
import type { Node, ResolvedPos } from 'prosemirror-model'
import type { Command } from 'prosemirror-state'
import { schema } from '../schema/schema.ts'
import { replaceBreaks } from '../toolbar/text-commands.ts'

interface Pair {
  readonly first: Node
  readonly second: Node
  /** Where the second block starts. */
  readonly at: number
}

function inOneLine(join: Command, pairOf: ($from: ResolvedPos) => Pair | undefined): Command {
  return (state, dispatch, view) => {
    const { $from, empty } = state.selection
    const pair = empty && $from.parent.isTextblock ? pairOf($from) : undefined
    if (pair === undefined || !hasOneLine(pair.first) || !join(state, undefined, view)) return false
    const tr = replaceBreaks(state.tr, pair.second, { at: pair.at, by: ' ' })
    if (!tr.docChanged) return false
    // A space is as long as a line break, so all positions stay the same.
    return join(
      state.apply(tr),
      (joined) => {
        for (const step of joined.steps) tr.step(step)
        dispatch?.(tr.scrollIntoView())
      },
      view,
    )
  }
}

/** Code has lines, but no line breaks. */
const hasOneLine = ({ isTextblock, type }: Node) =>
  isTextblock && type.spec.code !== true && type.contentMatch.matchType(schema.nodes.break) === null

export const joinLinesBackward = inOneLine(joinBackward, ($from) => {
  const first = $from.node(-1).maybeChild($from.index(-1) - 1)
  return first === null ? undefined : { first, second: $from.parent, at: $from.before() }
})

export const joinLinesForward = inOneLine(joinForward, ($from) => {
  const second = $from.node(-1).maybeChild($from.index(-1) + 1)
  return second === null ? undefined : { first: $from.parent, second, at: $from.after() }
})
