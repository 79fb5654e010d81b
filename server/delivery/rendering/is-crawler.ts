/** Who reads pages for others, as clients of the specification tell it. */
const crawlers = /bot\b|chrome-lighthouse|facebookexternalhit|google\b/i

export function isCrawler(userAgent: string | undefined): boolean {
  return userAgent !== undefined && crawlers.test(userAgent)
}
