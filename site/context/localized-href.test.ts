import { describe, expect, it } from 'vitest'
import { localHref } from './nav-links.ts'

describe('Link of an author', () => {
  it.each([
    ['/updates', '/el/updates'],
    ['/', '/el'],
    ['/docs/start?x=1#top', '/el/docs/start?x=1#top'],
  ])('goes from a Greek page to the Greek one: %s', (href, local) => {
    expect(localHref('el', href)).toBe(local)
  })

  it.each([
    '/et/updates',
    'https://example.org/updates',
    '#top',
    'updates',
    '//example.org',
    '/admin',
    '/media/a.webp',
  ])('stays unchanged if it names a language, a file or another site: %s', (href) => {
    expect(localHref('el', href)).toBe(href)
  })
})
