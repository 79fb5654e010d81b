/**
 * Parses events of trackers: JSON as plain text, with the short property names of old trackers or the long
 * ones of new ones. See the wire formats, section 5.
 */

export interface VisitEvent {
  readonly name: string
  /** As the tracker sent it. */
  readonly url: URL
  /** The sites for which the visit counts. Empty: the host of the URL. */
  readonly domains: readonly string[]
  readonly referrer: string | undefined
  /** The part after `#` is a page of its own. */
  readonly hashMode: boolean
  readonly props: Readonly<Record<string, string>>
}

/** Error messages by property. */
export type EventErrors = Readonly<Record<string, readonly string[]>>

const maxUrlLength = 2_000
const maxNameLength = 120

export function readEvent(text: string): VisitEvent | { readonly errors: EventErrors } {
  const body = record(parsed(text))
  if (body === undefined) return { errors: { request: ['Unable to parse request body as json'] } }
  const name = textOf(body.n ?? body.name)
  const url = urlOf(textOf(body.u ?? body.url))
  const errors = {
    ...fieldErrors('event_name', nameError(name)),
    ...fieldErrors('url', typeof url === 'string' ? url : undefined),
  }
  if (name === undefined || typeof url === 'string' || Object.keys(errors).length > 0) return { errors }
  const referrer = textOf(body.r ?? body.referrer)
  return {
    name,
    url,
    domains: domainsOf(textOf(body.d ?? body.domain), url),
    referrer: referrer === undefined || referrer.length > maxUrlLength ? undefined : referrer,
    hashMode: Number(body.h ?? body.hashMode ?? 0) === 1,
    props: propsOf(body.p ?? body.props ?? body.m ?? body.meta),
  }
}

function nameError(name: string | undefined): string | undefined {
  if (name === undefined) return 'is required'
  return name.length > maxNameLength ? `should be at most ${maxNameLength} character(s)` : undefined
}

function fieldErrors(field: string, message: string | undefined): EventErrors {
  return message === undefined ? {} : { [field]: [message] }
}

/** The URL, or what is wrong with it. */
function urlOf(text: string | undefined): URL | string {
  if (text === undefined) return 'is required'
  if (text.length > maxUrlLength) return `should be at most ${maxUrlLength} character(s)`
  const url = URL.parse(text)
  if (url === null || url.protocol === 'data:') return 'is not a valid URL'
  return url
}

function domainsOf(list: string | undefined, url: URL): readonly string[] {
  const named = (list ?? url.hostname).split(',').map((name) => withoutWww(name.trim().toLowerCase()))
  return [...new Set(named.filter((name) => name !== ''))].slice(0, 10)
}

export const withoutWww = (host: string) => host.replace(/^www\./, '')

const maxProps = 30
const maxKeyLength = 300
const maxValueLength = 2_000

/** Custom properties as an object or as JSON. Invalid ones are ignored. */
function propsOf(given: unknown): VisitEvent['props'] {
  const entries = Object.entries(record(typeof given === 'string' ? parsed(given) : given) ?? {})
  const valid = entries.filter(
    ([key, value]) =>
      key.length <= maxKeyLength && ['string', 'number', 'boolean'].includes(typeof value) && value !== '',
  )
  return Object.fromEntries(
    valid.slice(0, maxProps).map(([key, value]) => [key, String(value).slice(0, maxValueLength)]),
  )
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function record(value: unknown): Readonly<Record<string, unknown>> | undefined {
  const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value)
  return isRecord ? { ...value } : undefined
}

/** Null characters are removed, because PostgreSQL cannot store them. */
export const withoutNull = (text: string) => text.replaceAll('\0', '')

function textOf(value: unknown): string | undefined {
  const text = typeof value === 'string' ? withoutNull(value) : ''
  return text === '' ? undefined : text
}
