import { describe, expect, it } from 'vitest'
import { calls } from '../../call-list.ts'
import { isTraced, openRoutePatterns } from './route-pattern.ts'

const patternOf = openRoutePatterns(calls)

describe('Routes in the names of spans', () => {
  it.each([
    ['GET', '/api/documents/updates/0192?locale=en', '/api/documents/{type}/{id}'],
    ['PUT', '/api/documents/updates/0192/en', '/api/documents/{type}/{id}/{locale}'],
    ['GET', '/api/documents/updates/by-slug', '/api/documents/{type}/by-slug'],
    ['PUT', '/api/search', '/api/search'],
    ['GET', '/api/nothing', undefined],
    ['GET', '/', '/'],
    ['GET', '/el', '/{locale}'],
    ['GET', '/updates?after=a', '/updates'],
    ['GET', '/et/updates/fern', '/{locale}/updates/{slug}'],
    ['GET', '/showcase/documentary/fern', '/showcase/{section}/{slug}'],
    ['GET', '/docs/start/install', '/docs/{slug}'],
    ['GET', '/about/people', '/{slug}'],
    ['GET', '/updates/fern/_payload.json', '/updates/{slug}/_payload.json'],
    ['GET', '/_payload.json', '/_payload.json'],
    ['GET', '/el/feed.xml', '/{path}.xml'],
    ['GET', '/wp-login.php', undefined],
    ['GET', '/_ipx/w_40/media/fern.webp', '/_ipx/{modifiers}/{path}'],
    ['GET', '/et/admin', '/admin'],
    ['GET', '/admin/edit/updates', '/admin/{path}'],
  ])('are patterns: %s %s is %s', (method, url, pattern) => {
    expect(patternOf(method, url)).toBe(pattern)
  })

  it.each([
    '/api/health/ready',
    '/api/live',
    '/metrics',
    '/assets/entry.js',
    '/media/aa/fern.webp',
    '/theme/a.css',
    '/favicon.ico',
    '/docs/images/overview.webp',
  ])('are not needed for %s', (url) => {
    expect(isTraced(url)).toBe(false)
  })
})
