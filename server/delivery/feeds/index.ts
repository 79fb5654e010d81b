/**
 * Feeds of the updates in each locale: `/feed.xml` is RSS, `/atom.xml` is Atom, `/feed.json` is JSON Feed,
 * `/el/feed.xml` is Greek.
 */
import { publicLanguagesIn } from '@cyanotype/content/contracts/single-with-fallback.ts'
import { isPathOn, readLocale } from '@cyanotype/content/model/index.ts'
import { hiddenSectionsIn } from '../../documents/index.ts'
import type { Xml } from '../../platform/xml.ts'
import { element, xmlDocument } from '../../platform/xml.ts'
import type { RouteHandler } from '../index.ts'
import type { Feed, FeedEntry } from './entries.ts'
import { readFeed } from './entries.ts'

const forms = {
  '/feed.xml': { type: 'application/rss+xml; charset=utf-8', write: rssOf },
  '/atom.xml': { type: 'application/atom+xml; charset=utf-8', write: atomOf },
  '/feed.json': { type: 'application/feed+json; charset=utf-8', write: jsonFeedOf },
} as const

/** A feed as JSON Feed 1.1, https://www.jsonfeed.org/version/1.1/. */
function jsonFeedOf({ title, page, description, locale, address, entries }: Feed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: page,
    feed_url: address,
    description,
    language: locale,
    icon: new URL('/icon-512.png', page).href,
    favicon: new URL('/icon-192.png', page).href,
    items: entries.map(jsonItem),
  })
}

/** An item needs `content_html` or `content_text`, even when the update has no text. */
function jsonItem({ id, title, address, summary, text, author, tags, publishedAt, changedAt }: FeedEntry) {
  return {
    id,
    url: address,
    title,
    ...(summary && { summary }),
    content_html: text,
    date_published: publishedAt,
    date_modified: changedAt,
    ...(author && { authors: [{ name: author }] }),
    ...(tags.length > 0 && { tags }),
  }
}

/** A feed as Atom, RFC 4287. */
function atomOf(feed: Feed): string {
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

function entry({ id, title, address, summary, text, author, tags, publishedAt, changedAt }: FeedEntry): Xml {
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

export const feedHandler: RouteHandler = {
  matches: (path) => formAt(path) !== undefined,
  async render(request) {
    const { locale } = readLocale(request.path)
    const form = formAt(request.path)
    if (form === undefined || !(await publicLanguagesIn(request.reader)).includes(locale)) return undefined
    if (!isPathOn(await hiddenSectionsIn(request.reader), '/updates')) return undefined
    return { type: form.type, body: form.write(await readFeed(request, locale)) }
  },
}

function formAt(path: string) {
  const { path: rest } = readLocale(path)
  return isFeedPath(rest) ? forms[rest] : undefined
}

function isFeedPath(path: string): path is keyof typeof forms {
  return Object.hasOwn(forms, path)
}

const namespaces = {
  'xmlns:atom': 'http://www.w3.org/2005/Atom',
  'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
  'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
}

/** A feed as RSS 2.0, with common extensions. */
function rssOf(feed: Feed): string {
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
    ...entries.map(rssItem),
  )
  return xmlDocument(element('rss', { version: '2.0', ...namespaces }, channel))
}

function rssItem({ id, title, address, summary, text, author, tags, publishedAt }: FeedEntry): Xml {
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
