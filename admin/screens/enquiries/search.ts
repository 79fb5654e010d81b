/** Search parameters of the messages screen: the filter and the open message. */
import { z } from 'zod'

export const enquiryStatuses = ['new', 'read', 'answered', 'spam'] as const

const enquirySearch = z.object({
  status: z.enum(enquiryStatuses).optional().catch(undefined),
  open: z.string().max(100).optional().catch(undefined),
})

export type EnquirySearch = z.output<typeof enquirySearch>

export function readEnquirySearch(words: Readonly<Record<string, string | undefined>>): EnquirySearch {
  return enquirySearch.parse(words)
}

export function writeEnquirySearch({ status, open }: EnquirySearch): string {
  const query = new URLSearchParams({ ...(status ? { status } : {}), ...(open ? { open } : {}) })
  return query.size === 0 ? '' : `?${query}`
}
