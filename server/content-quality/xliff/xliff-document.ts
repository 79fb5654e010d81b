/** An XLIFF 2.1 file as data: texts with inline codes, in segments of units. One file of it is one document. */
import type { CodeSource, Inline } from '../text-segments/index.ts'

export const segmentStates = ['initial', 'translated', 'reviewed', 'final'] as const
export type SegmentState = (typeof segmentStates)[number]

export interface XliffSegment {
  readonly id: string
  readonly state: SegmentState
  readonly source: readonly Inline[]
  readonly target: readonly Inline[] | undefined
}

export interface XliffUnit {
  readonly id: string
  readonly name: string
  readonly notes: readonly string[]
  readonly codes: readonly CodeSource[]
  readonly segments: readonly XliffSegment[]
}

export interface XliffFile {
  readonly id: string
  readonly original: string
  readonly notes: readonly string[]
  readonly units: readonly XliffUnit[]
}

export interface XliffLanguages {
  readonly source: string
  readonly target: string
}

/** A unit as it was read. Parts between segments belong to the text too. */
export interface ReadUnit {
  readonly id: string
  readonly segments: readonly ReadSegment[]
}

export interface ReadSegment {
  readonly id: string | undefined
  readonly isIgnorable: boolean
  readonly state: SegmentState
  readonly source: readonly Inline[]
  readonly target: readonly Inline[] | undefined
}

export interface ReadFile {
  readonly id: string
  readonly original: string
  readonly units: readonly ReadUnit[]
}

export interface ReadXliff {
  readonly languages: XliffLanguages
  readonly files: readonly ReadFile[]
}
