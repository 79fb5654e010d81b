import type { SearchAnswer } from '@cyanotype/content/occasion.ts'
import type { PageContextServer } from 'vike/types'

const nothingAsked: SearchAnswer = { query: '', kind: undefined, found: undefined, failure: undefined }

/** The server has looked already: the index is its own, and what somebody looks for is theirs alone. */
export function data({ occasion }: PageContextServer): SearchAnswer {
  return occasion?.search ?? nothingAsked
}
