/** Excerpts: a short part of the text around a match, with the matches highlighted. */
import type { Locale } from '@cyanotype/content/model/index.ts'
import { stemOf } from '@cyanotype/content/text-analysis/analyze.ts'
import type { Word } from '@cyanotype/content/text-analysis/tokenize.ts'
import { wordsIn } from '@cyanotype/content/text-analysis/tokenize.ts'
import type { Grade, SearchChunk, Section } from '../analysis/index-tokens.ts'

/** Plain text, never HTML. Matches are separate segments. */
export interface ExcerptSegment {
  readonly text: string
  readonly hit: boolean
}

export interface Excerpt {
  /** The field with the match. */
  readonly where: string
  readonly segments: readonly ExcerptSegment[]
  /** The section of the page with the match. Undefined if the page as a whole matches. */
  readonly section: Section | undefined
}

const charactersBefore = 60
const length = 200
/** Matches beyond this length of a text are ignored. */
const maxInspected = 20_000

const preference: readonly Grade[] = ['text', 'strong', 'code', 'title']

/**
 * Takes the chunk with the most words, and prefers running text to the title, which the result shows anyway.
 */
export function excerptOf(
  chunks: readonly SearchChunk[],
  locale: Locale,
  terms: ReadonlySet<string>,
): Excerpt | undefined {
  const looked = chunks.map((chunk) => {
    const hits = hitsIn(chunk.text.slice(0, maxInspected), locale, terms)
    return { searchChunk: chunk, hits, different: new Set(hits.map(({ folded }) => folded)).size }
  })
  const bestMatch = bestOf(looked)
  if (bestMatch === undefined) return undefined
  const heading = looked.find(
    (one) => isHeading(one.searchChunk) && one.different > 0 && one.different >= bestMatch.different,
  )
  const best = heading === undefined ? bestMatch : bestUnder(heading, looked)
  // If only the title matches, the excerpt is the beginning of the text.
  const found = best.different > 0 ? best : (looked.find(({ different }) => different > 0) ?? best)
  return {
    where: found.searchChunk.field,
    segments: segmentsOf(best.searchChunk.text, best.hits),
    section: (heading ?? (best.different > 0 ? best : undefined))?.searchChunk.section,
  }
}

interface ScoredChunk {
  readonly searchChunk: SearchChunk
  readonly hits: readonly Word[]
  readonly different: number
}

function bestOf(looked: readonly ScoredChunk[]): ScoredChunk | undefined {
  return looked.toSorted(
    (one, other) =>
      Number(one.searchChunk.grade === 'title') - Number(other.searchChunk.grade === 'title') ||
      other.different - one.different ||
      preference.indexOf(one.searchChunk.grade) - preference.indexOf(other.searchChunk.grade),
  )[0]
}

const isHeading = ({ section, text }: SearchChunk) =>
  section !== undefined && text.split('\n', 1)[0] === section.title

/** If a heading contains all words, the excerpt is the text below it. */
function bestUnder(heading: ScoredChunk, looked: readonly ScoredChunk[]): ScoredChunk {
  const { field, section } = heading.searchChunk
  const below = looked.filter(
    (one) =>
      one !== heading && one.searchChunk.field === field && one.searchChunk.section?.id === section?.id,
  )
  return bestOf(below) ?? heading
}

function hitsIn(text: string, locale: Locale, terms: ReadonlySet<string>): readonly Word[] {
  return wordsIn(text).filter((word) => terms.has(word.folded) || terms.has(stemOf(locale, word)))
}

function segmentsOf(text: string, hits: readonly Word[]): readonly ExcerptSegment[] {
  const [from, to] = windowAround(text, hits[0]?.start ?? 0)
  const segments: ExcerptSegment[] = []
  let at = from
  const add = (end: number, hit: boolean) => {
    const singleLine = text.slice(at, end).replace(/\s+/g, ' ')
    if (singleLine !== '') segments.push({ text: singleLine, hit })
    at = end
  }
  if (from > 0) segments.push({ text: '… ', hit: false })
  for (const { start, end } of joined(hits)) {
    if (start < at || end > to) continue
    add(start, false)
    add(end, true)
  }
  add(to, false)
  if (to < text.length) segments.push({ text: ' …', hit: false })
  return segments
}

/** Pairs of characters overlap, and parts of a name are within it. */
function joined(hits: readonly Word[]): readonly Pick<Word, 'start' | 'end'>[] {
  const spans: { start: number; end: number }[] = []
  for (const { start, end } of hits) {
    const last = spans.at(-1)
    if (last !== undefined && start < last.end) last.end = Math.max(last.end, end)
    else spans.push({ start, end })
  }
  return spans
}

/** Cuts at spaces. A text without spaces is cut anywhere. */
function windowAround(text: string, hit: number): readonly [from: number, to: number] {
  const earliest = Math.max(0, hit - charactersBefore)
  const from = earliest === 0 ? 0 : afterBlank(text, earliest, hit)
  const latest = from + length
  if (latest >= text.length) return [from, text.length]
  const last = text.slice(from, latest).search(/\s\S*$/)
  return [from, last > hit - from ? from + last : latest]
}

function afterBlank(text: string, from: number, to: number): number {
  const blank = text.slice(from, to).search(/\s/)
  return blank < 0 ? to : from + blank + 1
}
