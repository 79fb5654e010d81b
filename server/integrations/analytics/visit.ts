/** What is stored of an event: day, page, a key that is useless after its day, and the source. */
import { createHmac } from 'node:crypto'
import type { VisitEvent } from './event-body.ts'
import { withoutNull, withoutWww } from './event-body.ts'

export interface Visit {
  readonly day: string
  readonly event: string
  readonly page: string
  readonly visitor: string
  readonly source: string | undefined
}

export interface VisitorRequest {
  readonly address: string
  readonly userAgent: string
}

const maxPathLength = 300

export function visitOf({
  event,
  request,
  domain,
  day,
  salt,
}: {
  readonly event: VisitEvent
  readonly request: VisitorRequest
  readonly domain: string
  readonly day: string
  readonly salt: string
}): Visit {
  const { pathname, hash } = event.url
  return {
    day,
    event: event.name,
    page: `${pathname}${event.hashMode ? hash : ''}`.slice(0, maxPathLength),
    visitor: visitorKey(request, domain, salt),
    source: sourceOf(event, domain),
  }
}

/** The same for a visitor on the same day. Without the salt, which is deleted, it cannot be traced back. */
function visitorKey({ address, userAgent }: VisitorRequest, domain: string, salt: string): string {
  return createHmac('sha256', salt)
    .update([domain, address, userAgent].map((part) => `${part.length}:${part}`).join(''))
    .digest('base64url')
    .slice(0, 16)
}

/** A source in the URL takes precedence over the referrer. */
function sourceOf({ url, referrer }: VisitEvent, domain: string): string | undefined {
  const campaign = ['utm_source', 'ref']
    .map((key) => withoutNull(url.searchParams.get(key) ?? ''))
    .find(Boolean)
  if (campaign) return campaign.slice(0, 120)
  const from = referrer === undefined ? null : URL.parse(referrer)
  const host = withoutWww(from?.hostname ?? '')
  const isOwn =
    host === domain || host === withoutWww(url.hostname) || /^(localhost|127\.|\[::1\])/.test(host)
  return host === '' || isOwn ? undefined : host
}

/** Matches the user agents of bots, including headless browsers. */
const robots =
  /bot\b|bot[/;)]|crawl|spider|slurp|preview|fetch|scan|monitor|headless|phantom|lighthouse|curl|wget|python|java\/|go-http|okhttp|axios|node|libwww|facebookexternalhit|embedly|validator/i

export function isRobot(userAgent: string): boolean {
  return userAgent === '' || robots.test(userAgent)
}
