/** Redirects: what somebody said about addresses of the past, and what the history of documents says by itself. */
import type { Types } from '@cyanotype/content/model/index.ts'
import type { Db } from '../db/index.ts'
import type { Elsewhere } from './find-redirect.ts'
import { findElsewhere } from './find-redirect.ts'

export interface Redirects {
  /** Where an address without a page leads now, if anywhere. Looked up each time: what is not there is never kept. */
  find(address: string): Promise<Elsewhere | undefined>
}

export function openRedirects({ kysely }: Db, types: Types): Redirects {
  return { find: (address) => findElsewhere(kysely, types, address) }
}

export { redirectShelf } from './redirect-shelf.ts'
