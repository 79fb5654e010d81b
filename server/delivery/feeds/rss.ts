/** A feed as RSS 2.0, with common extensions. */
import type { Xml } from '../../platform/xml.ts'
import { element, xmlDocument } from '../../platform/xml.ts'
import type { Entry, Feed } from './entries.ts'

const namespaces = {
  'xmlns:atom': 'http://www.w3.org/2005/Atom',
  'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
  'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
}

export function rssOf(feed: Feed): string {
  const { title, page, description, locale, changedAt, address, entries } = feed
  const channel = element(
    'channel',
    {},
    element('title', {}, title),
    element('link', {}, page),
    element('description', {}, description),
    element('language', {}, locale),
    element('lastBuildDate', {}, moment(changedAt)),
    element('atom:link', { href: address, rel: 'self', type: 'application/rss+xml' }),
    ...entries.map(item),
  )
  return xmlDocument(element('rss', { version: '2.0', ...namespaces }, channel))
}

function item({ id, title, address, summary, text, author, tags, publishedAt }: Entry): Xml {
  return element(
    'item',
    {},
    element('title', {}, title),
    element('link', {}, address),
    element('guid', { isPermaLink: 'false' }, id),
    element('pubDate', {}, moment(publishedAt)),
    author === '' ? undefined : element('dc:creator', {}, author),
    ...tags.map((tag) => element('category', {}, tag)),
    element('description', {}, summary),
    text === '' ? undefined : element('content:encoded', {}, text),
  )
}

/** `Fri, 20 Nov 2026 10:00:00 GMT`: RFC 822 with a four-digit year. */
function moment(at: string): string {
  return new Date(at).toUTCString()
}
