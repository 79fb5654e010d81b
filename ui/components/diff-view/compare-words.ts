/** What changed within a text, word by word: also where a language puts no spaces between them. */
import { compare } from './compare.ts'

/** A piece of both texts: the same in both, or what stood there before and what stands there after. */
export interface Piece {
  readonly same: boolean
  readonly before: string
  readonly after: string
}

const segmenters = new Map<string, Intl.Segmenter>()

/** Words, the spaces between them, and marks, each by itself: joined they are the text. */
export function wordsOf(text: string, language: string): readonly string[] {
  const segmenter = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'word' })
  segmenters.set(language, segmenter)
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}

export function compareWords(before: string, after: string, language: string): readonly Piece[] {
  const pieces = compare(wordsOf(before, language), wordsOf(after, language)).map((stretch) => ({
    same: stretch.same,
    before: stretch.before.join(''),
    after: stretch.after.join(''),
  }))
  return joined(pieces)
}

/** Nothing but a space or a comma between two changes: read as one change, it is understood at once. */
const isSmall = ({ same, before }: Piece) => same && !/[\p{L}\p{N}]/u.test(before)

function joined(pieces: readonly Piece[]): readonly Piece[] {
  const found: Piece[] = []
  for (const [index, piece] of pieces.entries()) {
    const isBetween = isSmall(piece) && index > 0 && index < pieces.length - 1
    const last = found.at(-1)
    if (last && !last.same && (isBetween || !piece.same)) {
      const before = last.before + piece.before
      found[found.length - 1] = { same: false, before, after: last.after + piece.after }
    } else {
      found.push(piece)
    }
  }
  return found
}
