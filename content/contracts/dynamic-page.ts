/**
 * What a page answers beside its address, to the one person who asked: what they searched for, or a form that they have to
 * look at again. Such a page is made for them and never kept.
 */
import type { Locale } from '../model/index.ts'

export interface DynamicPage {
  readonly search?: SearchAnswer
  readonly enquiry?: RefusedEnquiry
}

export interface SearchAnswer {
  /** As it was typed; empty before anybody has asked. */
  readonly query: string
  /** The kind of page that was asked for alone, if one was. */
  readonly kind: SearchKind | undefined
  /** Absent where nothing was asked, or where the search did not answer. */
  readonly found: SearchFound | undefined
  readonly failure: 'busy' | 'broken' | undefined
}

export const searchKinds = ['updates', 'showcase', 'docs'] as const
export type SearchKind = (typeof searchKinds)[number]

export interface SearchFound {
  readonly items: readonly SearchItem[]
  /** How many there are, as far as they were counted; `isMore` says that there are more. */
  readonly count: number
  readonly isMore: boolean
  /** For the address of the next page. */
  readonly next: string | undefined
  /** It is not the first page of them. */
  readonly isContinued: boolean
  /** Nothing was found in the language of the page, so this was found in the others. */
  readonly isElsewhere: boolean
}

export interface SearchItem {
  readonly type: string
  readonly locale: Locale
  readonly title: string
  readonly path: string
  /** Plain words, one after the other; what was looked for is marked. */
  readonly excerpt: readonly { readonly text: string; readonly hit: boolean }[]
  /** The heading above the excerpt. */
  readonly section: { readonly id: string; readonly title: string } | undefined
}

export const enquiryFields = ['name', 'email', 'message'] as const
export type EnquiryField = (typeof enquiryFields)[number]

/** A message that was not taken in: what was written, and why not. */
export interface RefusedEnquiry {
  readonly values: Readonly<Record<EnquiryField, string>>
  readonly faults: readonly EnquiryFault[]
  readonly refusal: 'closed' | 'too-many' | undefined
}

export interface EnquiryFault {
  readonly field: EnquiryField
  readonly fault: 'missing' | 'too-long' | 'malformed'
}

/** The most letters that each may have. */
export const enquiryLimits = { name: 120, email: 256, message: 5_000 } as const satisfies Record<
  EnquiryField,
  number
>

/** The field that people do not see: whoever fills it in is none. */
export const enquiryTrap = 'website'

/** For how many days messages are kept where the settings say nothing else. */
export const defaultEnquiryDays = 180
