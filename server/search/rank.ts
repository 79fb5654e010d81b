/** The order of what was found, computed here and from the same numbers on both engines. */
import type { Locale } from '@cyanotype/content/model/index.ts'
import { isLocale } from '@cyanotype/content/model/index.ts'
import type { Candidate } from './candidate-store.ts'
import type { Grade } from './piece.ts'
import type { Place } from './place.ts'
import type { Sought } from './query.ts'
import type { State } from './tokens.ts'
import { gradesIn, titleLength, tokenOf } from './tokens.ts'

export interface Ranked extends Candidate {
  readonly layer: Locale
  readonly score: number
}

/** One word in the title outweighs two in headings, and one in a heading two in the text. */
const weights: Readonly<Record<Grade, number>> = { title: 100, strong: 40, text: 15, code: 5 }
/** For a title that is made of the words that were asked for, and nothing else. */
const whole = 60

/** Best first; of two that are as good the one that was made later. */
export function rank(
  found: readonly Candidate[],
  sought: readonly Sought[],
  state: State,
): readonly Ranked[] {
  const once = new Map(found.map((one) => [one.entry, one]))
  return [...once.values()].flatMap((one) => scored(one, sought, state) ?? []).sort(compare)
}

export function compare(one: Place, other: Place): number {
  if (one.score !== other.score) return other.score - one.score
  if (one.id !== other.id) return one.id < other.id ? 1 : -1
  return one.layer < other.layer ? -1 : Number(one.layer > other.layer)
}

function scored(candidate: Candidate, sought: readonly Sought[], state: State): Ranked | undefined {
  const { layer, tokens } = candidate
  if (!isLocale(layer)) return undefined
  const gradeOf = gradesIn(tokens)
  let score = 0
  let inTitle = 0
  for (const meant of sought) {
    let best = 0
    let named = 0
    for (const { term, nearness } of meant[layer] ?? []) {
      const grade = gradeOf(tokenOf(layer, state, term))
      if (grade === undefined) continue
      best = Math.max(best, weights[grade] * nearness)
      if (grade === 'title') named++
    }
    // In this language the word means nothing that stands here: it was found in none.
    if (best === 0) return undefined
    score += best
    inTitle += named
  }
  const share = Math.min(1, inTitle / Math.max(1, titleLength(tokens)))
  return { ...candidate, layer, score: Math.round((score / sought.length + share * whole) * 100) }
}
