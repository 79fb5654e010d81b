/** A feed as JSON Feed 1.1, https://www.jsonfeed.org/version/1.1/. */
import type { Entry, Feed } from './entries.ts'

export function jsonFeedOf({ title, page, description, locale, address, entries }: Feed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: page,
    feed_url: address,
    description,
    language: locale,
    icon: new URL('/icon-512.png', page).href,
    favicon: new URL('/icon-192.png', page).href,
    items: entries.map(item),
  })
}

/** An item needs `content_html` or `content_text`, even when the update has no text. */
function item({ id, title, address, summary, text, author, tags, publishedAt, changedAt }: Entry) {
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
