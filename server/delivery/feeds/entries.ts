/** The content of feeds: the newest updates of a locale, and the site that they are from. */

import type { Published } from '@cyanotype/content/contracts/site-renderer.ts'
import type { Locale } from '@cyanotype/content/model/index.ts'
import { localizedPath, model, pagePath } from '@cyanotype/content/model/index.ts'
import type { RouteRequest } from '../index.ts'
import { plainHtml } from './plain-html.ts'

export interface Feed {
  readonly locale: Locale
  readonly title: string
  readonly description: string
  /** The URLs of the feed and its page. Absolute, like all others here. */
  readonly address: string
  readonly page: string
  /** ISO 8601. */
  readonly changedAt: string
  readonly entries: readonly Entry[]
}

export interface Entry {
  /** Permanent, even if the slug of the update changes. */
  readonly id: string
  readonly address: string
  readonly title: string
  readonly summary: string
  /** The whole text as HTML. */
  readonly text: string
  readonly author: string
  readonly tags: readonly string[]
  readonly publishedAt: string
  readonly changedAt: string
}

const shown = 20
const beginning = '1970-01-01T00:00:00.000Z'

export async function readFeed(
  { path, origin, reader }: Pick<RouteRequest, 'path' | 'origin' | 'reader'>,
  locale: Locale,
): Promise<Feed> {
  const settings = await reader.single('settings', locale)
  const { items } = await reader.list('updates', locale, { limit: shown })
  const entries = items.map((item) => entryOf(item, origin))
  const changes = [settings?.changedAt ?? beginning, ...entries.map(({ changedAt }) => changedAt)]
  return {
    locale,
    title: settings?.data.siteName || 'Cyanotype',
    description: settings?.data.description || settings?.data.siteName || 'Cyanotype',
    address: `${origin}${path}`,
    page: whole(origin, localizedPath(locale, '/updates')),
    changedAt: changes.sort().at(-1) ?? beginning,
    entries,
  }
}

function entryOf({ id, locale, data, publishedAt, changedAt }: Published<'updates'>, origin: string): Entry {
  const { title, excerpt, body, author, tags } = data
  const address = whole(origin, pagePath(model.updates, locale, data) ?? '/')
  return {
    id: `tag:${new URL(origin).hostname},${publishedAt.slice(0, 4)}:updates/${id}/${locale}`,
    ...{ address, title, author, tags, changedAt },
    summary: excerpt,
    text: plainHtml(body, { address, locale }),
    publishedAt: data.publishedAt ?? publishedAt,
  }
}

const whole = (origin: string, path: string) => new URL(path, origin).href
