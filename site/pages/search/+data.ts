import type { SearchResponse } from '@cyanotype/content/contracts/dynamic-page.ts'
import type { PageRequest } from '../../rendering/page-request.ts'

const emptySearch: SearchResponse = { query: '', kind: undefined, found: undefined, failure: undefined }

/** The server has searched already, because only it has the index. Results are for one visitor. */
export function data({ dynamicPage }: PageRequest): SearchResponse {
  return dynamicPage?.search ?? emptySearch
}
