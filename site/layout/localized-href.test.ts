import { describe, expect, it } from 'vitest'
import { localHref } from './localized-href.ts'

describe('an address that an author wrote', () => {
  it.each([
    ['/updates', '/el/updates'],
    ['/', '/el'],
    ['/docs/start?x=1#top', '/el/docs/start?x=1#top'],
  ])('leads from a Greek page to the Greek one: %s', (href, local) => {
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
  ])('stays as it is where it names a language, a file or another site: %s', (href) => {
    expect(localHref('el', href)).toBe(href)
  })
})
