/**
 * Dynamic page: content that depends on one request, such as search results or a form with errors. It is
 * never cached.
 */
import type { Locale } from '../model/index.ts'

export interface DynamicPage {
  readonly search?: SearchResponse
  readonly enquiry?: RefusedEnquiry
  readonly feedback?: RefusedFeedback
  readonly form?: RefusedForm
}

export interface SearchResponse {
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
  readonly faults: readonly EnquiryFieldError[]
  readonly refusal: 'closed' | 'too-many' | undefined
}

export interface EnquiryFieldError {
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

/** An answer to a form of the page that was rejected: its values by the key of the field, and the reasons. */
export interface RefusedForm {
  /** The name of the form. A page may have several. */
  readonly name: string
  readonly values: Readonly<Record<string, string>>
  readonly faults: readonly FormFieldError[]
  /** The form was changed since the visitor opened the page, or its network sent too many answers. */
  readonly refusal: 'changed' | 'too-many' | undefined
}

export interface FormFieldError {
  readonly key: string
  readonly fault: 'missing' | 'too-long' | 'malformed'
}

/** The hidden field with the name of the form. */
export const formNameField = 'form'

/** The name of the control of a field. The prefix keeps it apart from the hidden fields. */
export const formControlName = (key: string): string => `answer-${key}`

/** The fragment of a page that shows the thanks of its form, by the place of the form on the page. */
export const formSent = (index: number): string => `form-${index + 1}-sent`

/** The maximum number of characters of an answer. */
export const maxFormAnswer = (type: string): number => (type === 'long-text' ? 5_000 : 256)

/** How many days answers to forms are stored by default. */
export const defaultFormDays = 180
