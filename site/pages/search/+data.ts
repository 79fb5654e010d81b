import type { SearchAnswer } from '@cyanotype/content/contracts/dynamic-page.ts'
import type { PageRequest } from '../../rendering/page-context.ts'

const emptySearch: SearchAnswer = { query: '', kind: undefined, found: undefined, failure: undefined }

/** The server has looked already: the index is its own, and what somebody looks for is theirs alone. */
export function data({ dynamicPage }: PageRequest): SearchAnswer {
  return dynamicPage?.search ?? emptySearch
}
