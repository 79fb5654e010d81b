/** Feeds of the updates in each language: `/feed.xml` is RSS, `/atom.xml` is Atom, `/feed.json` is JSON Feed, `/el/feed.xml` is Greek. */
import { readLocale } from '@cyanotype/content/model/index.ts'
import type { RouteHandler } from '../index.ts'
import { siteLanguages } from '../sitemap/index.ts'
import { atomOf } from './atom.ts'
import { readFeed } from './entries.ts'
import { jsonFeedOf } from './json-feed.ts'
import { rssOf } from './rss.ts'

const forms = {
  '/feed.xml': { type: 'application/rss+xml; charset=utf-8', write: rssOf },
  '/atom.xml': { type: 'application/atom+xml; charset=utf-8', write: atomOf },
  '/feed.json': { type: 'application/feed+json; charset=utf-8', write: jsonFeedOf },
} as const

export const feedHandler: RouteHandler = {
  matches: (path) => formAt(path) !== undefined,
  async render(request) {
    const { locale } = readLocale(request.path)
    const form = formAt(request.path)
    if (form === undefined || !(await siteLanguages(request.reader)).includes(locale)) return undefined
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
