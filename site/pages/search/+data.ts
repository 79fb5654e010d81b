import type { SearchAnswer } from '@cyanotype/content/contracts/dynamic-page.ts'
import type { PageRequest } from '../../rendering/page-request.ts'

const emptySearch: SearchAnswer = { query: '', kind: undefined, found: undefined, failure: undefined }

/** The server has searched already, because only it has the index. Results are for one visitor. */
export function data({ dynamicPage }: PageRequest): SearchAnswer {
  return dynamicPage?.search ?? emptySearch
}
