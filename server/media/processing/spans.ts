/** Parts of a file that are gathered in any order, and then looked at from its beginning to its end. */
import type { Span } from './video/mp4-boxes.ts'

export interface Spans {
  readonly add: (span: Span) => void
  /** Those that touch or overlap as one. */
  readonly joined: () => Generator<Span>
}

/** More pieces than that has no film that is taken: two numbers are kept for each. */
const maxSpans = 500_000

export function gatherSpans(): Spans {
  const starts: number[] = []
  const ends: number[] = []
  return {
    add({ from, to }) {
      if (to <= from) return
      if (starts.length >= maxSpans) throw new RangeError('too many pieces')
      starts.push(from)
      ends.push(to)
    },
    *joined() {
      const begin = Float64Array.from(starts).sort()
      let [from, open, next] = [0, 0, 0]
      for (const to of Float64Array.from(ends).sort()) {
        for (; next < begin.length && (begin[next] ?? 0) <= to; next++) {
          if (open === 0) from = begin[next] ?? 0
          open++
        }
        open--
        if (open === 0) yield { from, to }
      }
    },
  }
}

export function areDisjoint(some: Spans, others: Spans): boolean {
  const rest = others.joined()
  let other = rest.next()
  for (const { from, to } of some.joined()) {
    while (!other.done && other.value.to <= from) other = rest.next()
    if (!other.done && other.value.from < to) return false
  }
  return true
}
