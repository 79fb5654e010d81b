/**
 * Dynamic page: content that depends on one request, such as search results or a form with errors. It is
 * never cached.
 */
import type { Locale } from '../model/index.ts'

export interface DynamicPage {
  readonly search?: SearchAnswer
  readonly enquiry?: RefusedEnquiry
  readonly feedback?: RefusedFeedback
}

export interface SearchAnswer {
  /** The query as typed. Empty before the first search. */
  readonly query: string
  /** The kind of page that the search is limited to. */
  readonly kind: SearchKind | undefined
  /** Missing without a query, or if the search failed. */
  readonly found: SearchFound | undefined
  readonly failure: 'busy' | 'broken' | undefined
}

export const searchKinds = ['updates', 'showcase', 'docs', 'pages'] as const
export type SearchKind = (typeof searchKinds)[number]

export interface SearchFound {
  readonly items: readonly SearchItem[]
  /** The number of results, as far as they were counted. `isMore` is set if there are more. */
  readonly count: number
  readonly isMore: boolean
  /** The cursor of the next page. */
  readonly next: string | undefined
  /** Whether this is not the first page. */
  readonly isContinued: boolean
  /** Whether these results are in other languages, because there are none in the language of the page. */
  readonly isElsewhere: boolean
}

export interface SearchItem {
  readonly type: string
  readonly locale: Locale
  readonly title: string
  readonly path: string
  /** Parts of plain text. The parts that match the query are marked. */
  readonly excerpt: readonly { readonly text: string; readonly hit: boolean }[]
  /** The heading above the excerpt. */
  readonly section: { readonly id: string; readonly title: string } | undefined
}

export const enquiryFields = ['name', 'email', 'message'] as const
export type EnquiryField = (typeof enquiryFields)[number]

/** A message that was rejected: its values and the reasons. */
export interface RefusedEnquiry {
  readonly values: Readonly<Record<EnquiryField, string>>
  readonly faults: readonly EnquiryFault[]
  readonly refusal: 'closed' | 'too-many' | undefined
}

export interface EnquiryFault {
  readonly field: EnquiryField
  readonly fault: 'missing' | 'too-long' | 'malformed'
}

/** The maximum number of characters. */
export const enquiryLimits = { name: 120, email: 256, message: 5_000 } as const satisfies Record<
  EnquiryField,
  number
>

/** A honeypot: people do not see this field, so only programs fill it in. */
export const honeypot = 'website'

/** How many days messages are stored by default. */
export const defaultEnquiryDays = 180

/** An answer to “Was this page helpful?” that was rejected: its values and the reason. */
export interface RefusedFeedback {
  readonly helpful: 'yes' | 'no' | undefined
  readonly comment: string
  readonly fault: 'missing' | 'too-long' | 'too-many'
}

/** The maximum number of characters. */
export const maxFeedbackComment = 1_000

/** The fragment of a documentation page that shows the thanks for feedback. */
export const feedbackSent = 'feedback-sent'
