/** Compares texts word by word, also in languages without spaces between words. */
import { compare } from './compare.ts'

type RunStyle = 'strong' | 'emphasis' | 'delete' | 'code' | 'link'

/** A part of a text with one formatting. */
export interface Run {
  readonly text: string
  readonly styles?: readonly RunStyle[]
  /** Content that is not visible as text but can change: the URL of a link. */
  readonly detail?: string
}

/** A segment of both texts: equal in both, or the text before and the text after. */
export interface DiffSegment {
  readonly same: boolean
  readonly before: readonly Run[]
  readonly after: readonly Run[]
}

const segmenters = new Map<string, Intl.Segmenter>()

/** Splits a text into words, spaces and punctuation. Joined, they equal the text. */
export function wordsOf(text: string, language: string): readonly string[] {
  const segmenter = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'word' })
  segmenters.set(language, segmenter)
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}

/** The same words in another style also count as changed. */
export function compareWords(
  before: readonly Run[],
  after: readonly Run[],
  language: string,
): readonly DiffSegment[] {
  const messages = (runs: readonly Run[]) =>
    runs.flatMap((run) => wordsOf(run.text, language).map((text): Run => ({ ...run, text })))
  const pieces = compare(messages(before), messages(after), keyOf).map((stretch) => ({
    same: stretch.same,
    before: joinedRuns(stretch.before),
    after: joinedRuns(stretch.after),
  }))
  return joined(pieces)
}

const styleOf = ({ styles = [], detail = '' }: Run) => `${styles.join()} ${detail}`

const keyOf = (run: Run) => `${styleOf(run)}\n${run.text}`

/** Merges adjacent runs of one style. */
function joinedRuns(runs: readonly Run[]): readonly Run[] {
  const found: Run[] = []
  for (const run of runs) {
    const last = found.at(-1)
    if (last && styleOf(last) === styleOf(run))
      found[found.length - 1] = { ...run, text: last.text + run.text }
    else found.push(run)
  }
  return found
}

/** Only a space or a comma between two changes: one change is easier to read. */
const isSmall = ({ same, before }: DiffSegment) =>
  same && !before.some(({ text }) => /[\p{L}\p{N}]/u.test(text))

function joined(pieces: readonly DiffSegment[]): readonly DiffSegment[] {
  const found: DiffSegment[] = []
  for (const [index, diffSegment] of pieces.entries()) {
    const isBetween = isSmall(diffSegment) && index > 0 && index < pieces.length - 1
    const last = found.at(-1)
    if (last && !last.same && (isBetween || !diffSegment.same)) {
      const before = joinedRuns([...last.before, ...diffSegment.before])
      found[found.length - 1] = {
        same: false,
        before,
        after: joinedRuns([...last.after, ...diffSegment.after]),
      }
    } else {
      found.push(diffSegment)
    }
  }
  return found
}
