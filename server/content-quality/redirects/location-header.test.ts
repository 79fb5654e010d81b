import { describe, expect, it } from 'vitest'
import { encodedPath, locationOf } from './find-redirect.ts'

describe('Location header of a redirect', () => {
  it.each([
    ['/new', '/new'],
    ['/el/νέα?σελ=2#τέλος', '/el/%CE%BD%CE%AD%CE%B1?%CF%83%CE%B5%CE%BB=2#%CF%84%CE%AD%CE%BB%CE%BF%CF%82'],
    ['/a/../b', '/b'],
    [' /new ', '/new'],
    ['https://example.org/x?y#z', 'https://example.org/x?y#z'],
    ['HTTP://example.org', 'http://example.org/'],
  ])('turns %s into %s', (target, location) => expect(locationOf(target)).toBe(location))

  it.each([
    '',
    'new',
    '?x',
    '#x',
    '//evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '/%2fevil.example',
    '/%5Cevil.example',
    '/..//evil.example',
    '/.//evil.example',
    '/\t/evil.example',
    'https:evil.example:port',
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'mailto:a@example.org',
    'tel:+372',
    'ftp://example.org',
  ])('rejects %j', (target) => expect(locationOf(target)).toBeUndefined())

  it('is one line of ASCII characters', () => {
    expect(locationOf('/new\r\nset-cookie: x')).toMatch(/^[\x21-\x7e]+$/)
    expect(encodedPath('/el/updates/φως?#')).toBe('/el/updates/%CF%86%CF%89%CF%82%3F%23')
  })
})
