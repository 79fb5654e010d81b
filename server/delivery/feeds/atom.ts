/** A feed as Atom, RFC 4287. */
import type { Xml } from '../../platform/xml.ts'
import { element, xmlDocument } from '../../platform/xml.ts'
import type { Entry, Feed } from './entries.ts'

export function atomOf(feed: Feed): string {
  const { title, page, description, locale, changedAt, address, entries } = feed
  return xmlDocument(
    element(
      'feed',
      { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': locale },
      element('id', {}, address),
      element('title', {}, title),
      element('subtitle', {}, description),
      element('updated', {}, changedAt),
      element('author', {}, element('name', {}, title)),
      element('link', { rel: 'self', type: 'application/atom+xml', href: address }),
      element('link', { rel: 'alternate', type: 'text/html', hreflang: locale, href: page }),
      ...entries.map(entry),
    ),
  )
}

function entry({ id, title, address, summary, text, author, tags, publishedAt, changedAt }: Entry): Xml {
  return element(
    'entry',
    {},
    element('id', {}, id),
    element('title', {}, title),
    element('link', { rel: 'alternate', type: 'text/html', href: address }),
    element('published', {}, publishedAt),
    element('updated', {}, changedAt),
    author === '' ? undefined : element('author', {}, element('name', {}, author)),
    ...tags.map((term) => element('category', { term })),
    summary === '' ? undefined : element('summary', {}, summary),
    text === '' ? undefined : element('content', { type: 'html' }, text),
  )
}
